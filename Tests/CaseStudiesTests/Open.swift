import ComposableArchitecture
import SwiftUI
import ViewTesting

@testable import CaseStudies

/// Shows the screen of a study as the app does, with a clock of the test's.
@MainActor
func open(
  _ study: CaseStudy,
  clock: any Clock<Duration> = UnimplementedClock()
) -> ViewHarness {
  withDependencies {
    $0.context = .live
    $0.continuousClock = clock
  } operation: {
    ViewHarness {
      NavigationStack { study.makeScreen() }
    }
  }
}
