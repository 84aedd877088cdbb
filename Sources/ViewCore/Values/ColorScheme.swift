/// Whether a page is light or dark.
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

  /// Whether the view is on a light or a dark page.
  ///
  /// It is what the person's system asks for, or what a view around has set.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] ?? self[SystemKey.self]?.value ?? .light }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Makes the scheme one that the person's system changes, where no view sets another.
  mutating func followSystem() -> StateLocation<ColorScheme> {
    let scheme = StateLocation(colorScheme)
    self[SystemKey.self] = scheme
    self[ColorSchemeKey.self] = nil
    return scheme
  }
}

nonisolated extension View {
  /// Hands a colour scheme down to all views inside.
  ///
  /// With `\.colorScheme` the views are drawn in the scheme, too: colours have their tones of it.
  ///
  /// - Parameters:
  ///   - keyPath: Which value of the environment to set.
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

  /// Sets whether the window or the dialog that the view is in is light or dark.
  ///
  /// - Parameter colorScheme: The scheme. `nil` is what the person's system asks for.
  /// - Returns: The view, which asks for the scheme.
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
      class: scheme.map { "effect prefers-\($0)" } ?? "effect"
    )
  }
}
