/// The size of controls.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge

  /// The CSS declarations of a button with a background.
  var buttonStyle: String? {
    switch self {
    case .mini: "min-height:1.75rem;padding:0.125rem 0.5rem;font:var(--font-footnote)"
    case .small: "min-height:2.125rem;padding:0.125rem 0.625rem;font:var(--font-subheadline)"
    case .regular: nil
    case .large: "min-height:3.25rem;padding:0.5rem 1.25rem"
    case .extraLarge: "min-height:4rem;padding:0.75rem 1.75rem;font:var(--font-title3)"
    }
  }

  /// The CSS declarations of a spinner.
  var spinnerStyle: String? {
    let side: String? =
      switch self {
      case .mini: "1rem"
      case .small: "1.125rem"
      case .regular: nil
      case .large: "2.25rem"
      case .extraLarge: "3rem"
      }
    return side.map { "width:\($0);height:\($0)" }
  }
}

nonisolated extension View {
  /// Sets the size of the buttons, menus and links with a background and of the spinners inside.
  ///
  /// Other controls have one size, as on a phone.
  ///
  /// - Parameter controlSize: The size.
  /// - Returns: The view with its controls.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Limits the size of the controls inside to a range.
  ///
  /// - Parameter range: The sizes. The one in it that is nearest to the size around the view counts.
  /// - Returns: The view with its controls.
  public func controlSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == ControlSize {
    let sizes = ControlSize.allCases.filter(range.contains)
    return EnvironmentView(content: self, value: sizes) { sizes, environment in
      guard let least = sizes.first, let most = sizes.last else { return }
      environment.controlSize = min(max(environment.controlSize, least), most)
    }
  }
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}
