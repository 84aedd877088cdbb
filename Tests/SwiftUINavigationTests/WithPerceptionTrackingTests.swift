import Perception
import SwiftUINavigationCore
import Testing
import ViewCore
import ViewTesting

@MainActor
struct WithPerceptionTrackingTests {
  @Test func contentRunsAgainWhenItsPropertyChanges() throws {
    let profile = Profile()
    var runs = 0
    let view = ViewHarness {
      WithPerceptionTracking {
        let _ = runs += 1
        Text(profile.name)
      }
    }
    #expect(view.text == [""])
    profile.name = "Blob"
    #expect(view.text == ["Blob"])
    #expect(runs == 2)
    profile.notes = "unread"
    #expect(view.text == ["Blob"])
    #expect(runs == 2)
  }

  @Test func trackedContentMayBeAnExpression() {
    #expect(ViewHarness { WithPerceptionTracking(content: Text("Blob")) }.text == ["Blob"])
  }
}

@Perceptible
private final class Profile {
  var name = ""
  var notes = ""
}
