#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

/// Shows on the app's page what an update has changed.
struct InspectedScreenClient: Sendable {
  /// Lets the elements flash that an update has changed.
  var highlight: @MainActor @Sendable (_ update: Int) -> Void
  /// Lets the next click on a page of a window, or of any window, choose an element.
  var pick: @MainActor @Sendable (_ window: Int?) async -> PickingResult
  /// Lets the elements of each update flash from now on, or not any longer.
  var setHighlighting: @MainActor @Sendable (_ isOn: Bool) -> Void
}

extension InspectedScreenClient: DependencyKey {
  static var liveValue: Self { of { ScreenRecording.current } }

  static var testValue: Self {
    Self(
      highlight: { _ in unimplemented("InspectedScreenClient.highlight") },
      pick: { _ in unimplemented("InspectedScreenClient.pick", placeholder: .none) },
      setHighlighting: { _ in unimplemented("InspectedScreenClient.setHighlighting") }
    )
  }

  /// The client of a recording.
  static func of(_ screen: @escaping @MainActor @Sendable () -> ScreenRecording?) -> Self {
    Self(
      highlight: { screen()?.highlight($0) },
      pick: { await screen()?.pick(inWindow: $0) ?? .noPage },
      setHighlighting: { screen()?.isHighlighting = $0 }
    )
  }
}

extension DependencyValues {
  var inspectedScreen: InspectedScreenClient {
    get { self[InspectedScreenClient.self] }
    set { self[InspectedScreenClient.self] = newValue }
  }
}
#endif
