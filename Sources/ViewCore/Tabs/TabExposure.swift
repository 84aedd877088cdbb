/// Where a view around a screen and its tab finds out whether the screen is shown.
///
/// `Screen().tabItem { … }.onAppear { … }` follows the tab inside of it.
@MainActor
final class TabExposure {
  private var exposures: [Exposure] = []

  /// Whether the screen is shown, where there is one.
  var only: Exposure? { exposures.count == 1 ? exposures.first : nil }

  func add(_ exposure: Exposure) {
    exposures.append(exposure)
  }
}

extension EnvironmentValues {
  private enum TabExposureKey: EnvironmentKey {
    static var defaultValue: TabExposure? { nil }
  }

  /// Whoever wants to know of the tab inside, or `nil` where nobody does.
  var tabExposure: TabExposure? {
    get { self[TabExposureKey.self] }
    set { self[TabExposureKey.self] = newValue }
  }
}
