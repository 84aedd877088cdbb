#if !canImport(Darwin)
import Dependencies
import Foundation
import SwiftUINavigation
import Testing
import ViewCore
import ViewTesting

/// Dependencies of views without the architecture.
@MainActor
struct DependenciesOfViewsTests {
  private struct Clock: View {
    @Dependency(\.date.now) private var now

    var body: some View { Text("\(Int(now.timeIntervalSince1970))") }
  }

  @Test func viewsReadDependenciesOfEnclosingViewsWithoutTheArchitecture() {
    let view = ViewHarness { Clock().dependency(\.date.now, Date(timeIntervalSince1970: 5)) }
    #expect(view.text == ["5"])
  }
}
#endif
