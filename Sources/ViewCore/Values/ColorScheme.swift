/// The light or dark appearance of a page.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

extension EnvironmentValues {
  private enum ColorSchemeKey: EnvironmentKey {
    static let defaultValue: ColorScheme? = nil
  }

  private enum SystemKey: EnvironmentKey {
    static var defaultValue: StateLocation<ColorScheme>? { nil }
  }

  /// The appearance of the view.
  ///
  /// It is that of the user's system, unless an enclosing view sets another.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] ?? self[SystemKey.self]?.value ?? .light }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Lets the user's system change the scheme, unless a view sets another.
  mutating func followSystem() -> StateLocation<ColorScheme> {
    let scheme = StateLocation(colorScheme)
    self[SystemKey.self] = scheme
    self[ColorSchemeKey.self] = nil
    return scheme
  }
}

nonisolated extension View {
  /// Sets the color scheme of all views inside.
  ///
  /// With `\.colorScheme`, the page also draws the views in the scheme.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the environment value.
  ///   - value: The scheme.
  /// - Returns: The view with the scheme in its environment.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>,
    _ value: ColorScheme
  ) -> some View {
    BoxedView(
      EnvironmentView(content: self, value: value) { $1[keyPath: keyPath] = $0 },
      class: "effect",
      style: keyPath == \.colorScheme ? "color-scheme:\(value);color:var(--label)" : nil
    )
  }

  /// Sets the color scheme inside of the view.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameter colorScheme: The scheme.
  /// - Returns: The view with its scheme.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets the color scheme of the window or the dialog around the view.
  ///
  /// - Parameter colorScheme: The scheme. `nil` is that of the user's system.
  /// - Returns: The view with its preferred scheme.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    PreferredScheme(content: self, scheme: colorScheme)
  }
}

private struct PreferredScheme<Content: View> {
  let content: Content
  let scheme: ColorScheme?
  @Environment(\.colorScheme) private var systemScheme
}

extension PreferredScheme: View {
  var body: some View {
    BoxedView(
      EnvironmentView(content: content, value: scheme ?? systemScheme) { $1.colorScheme = $0 },
      class: scheme.map { "effect \($0 == .dark ? ClassName.prefersDark : ClassName.prefersLight)" }
        ?? "effect"
    )
  }
}
