// The names that a file sees if it imports this module alone.

import SwiftNavigation
import Testing

struct ExportsTests {
  @Perceptible
  final class Profile {
    var name = "Blob"
  }

  @Test func observationHasItsFormerNames() {
    @UIBindable var profile = Profile()
    let isTold = LockIsolated(false)
    withPerceptionTracking {
      _ = profile.name
    } onChange: {
      isTold.setValue(true)
    }
    $profile.name.wrappedValue = "Blob Jr."
    #expect(isTold.value)
  }
}
