import Perception
import SwiftUI
import SwiftUINavigationCore

struct PerceptionPage {
  @Perceptible
  final class Profile {
    var name = "Blob"
  }

  struct ProfileView: View {
    let profile: Profile

    var body: some View {
      WithPerceptionTracking {
        Text(profile.name)
      }
    }
  }
}
