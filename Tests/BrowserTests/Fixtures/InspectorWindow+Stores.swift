#if DEBUG
import ComposableArchitecture
import Foundation

@testable import Inspector

extension InspectorWindow {
  /// The page of the inspector for some stores of the tests' process.
  init(of stores: InspectedStores) {
    let screen = ScreenRecording(of: stores)
    self.init(
      stores: stores,
      screen: screen,
      store: Store(initialState: InspectorFeature.State()) {
        InspectorFeature()
      } withDependencies: {
        $0.continuousClock = ContinuousClock()
        $0.inspectedAnswers = .of { stores }
        $0.inspectedFiles = .of { stores }
        $0.inspectedScreen = .of { screen }
        $0.inspectedStores = .of { stores }
      }
    )
  }
}
#endif
