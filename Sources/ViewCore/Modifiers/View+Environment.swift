public import Observation

nonisolated extension View {
  /// Sets an environment value for all views inside.
  ///
  /// - Parameters:
  ///   - keyPath: Which value of the environment to set.
  ///   - value: The value.
  /// - Returns: The view with the value in its environment.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    EnvironmentView(content: self, value: value) { $1[keyPath: keyPath] = $0 }
  }

  /// Changes an environment value for all views inside, starting from the value around the view.
  ///
  /// ```swift
  /// NoteView(note: note)
  ///   .transformEnvironment(\.lineLimit) { $0 = min($0 ?? 3, 3) }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: Which value of the environment to change.
  ///   - transform: Changes the value.
  /// - Returns: The view with the changed value in its environment.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self, value: transform) { $0(&$1[keyPath: keyPath]) }
  }

  /// Sets an observable object for all views inside, which find it by its type.
  ///
  /// - Parameter object: The object. `nil` removes the one that an enclosing view has set.
  /// - Returns: The view with the value in its environment.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentView(content: self, value: object) { $1[T.self] = $0 }
  }

  /// Disables the controls inside.
  ///
  /// - Parameter disabled: Whether the controls are disabled. `false` does not enable controls that
  ///   an enclosing view has disabled.
  /// - Returns: The view, which may be disabled.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self, value: disabled) { disabled, environment in
      environment.isEnabled = environment.isEnabled && !disabled
    }
  }

  /// Sets the font of the texts inside, unless they set their own.
  ///
  /// - Parameter font: The font. `nil` is the default one.
  /// - Returns: The view with its font.
  public func font(_ font: Font?) -> some View {
    EnvironmentView(content: self, value: font) { $1.font = $0 }
  }

  /// Sets the style of the texts inside, unless they set their own.
  ///
  /// - Parameter style: A color or another style.
  /// - Returns: The view with its foreground style.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    EnvironmentView(content: self, value: style) { $1.foregroundStyle = $0 }
  }

  /// Sets the primary and the less important styles of the texts, symbols and shapes inside.
  ///
  /// - Parameters:
  ///   - primary: The primary style.
  ///   - secondary: The style of `.secondary` content: a color, or another style that is a color.
  /// - Returns: The view with its foreground styles.
  public func foregroundStyle(
    _ primary: some ShapeStyle,
    _ secondary: some ShapeStyle
  ) -> some View {
    foregroundStyle(primary, secondary, secondary)
  }

  /// Sets the primary and the less important styles of the texts, symbols and shapes inside.
  ///
  /// - Parameters:
  ///   - primary: The primary style.
  ///   - secondary: The style of `.secondary` content: a color, or another style that is a color.
  ///   - tertiary: The style of `.tertiary` content.
  /// - Returns: The view with its foreground styles.
  public func foregroundStyle(
    _ primary: some ShapeStyle,
    _ secondary: some ShapeStyle,
    _ tertiary: some ShapeStyle
  ) -> some View {
    BoxedView(foregroundStyle(primary)) { environment in
      let levels = [("2", secondary.css(in: environment)), ("3", tertiary.css(in: environment))]
      let style = levels.map { "--label-\($0):\($1)" }.joined(separator: ";")
      return Element("div", attributes: [.init("class", "effect"), .init("style", style)])
    }
  }

  /// Sets the style of the texts inside, unless they set their own.
  ///
  /// - Parameter color: The color. `nil` is the default one.
  /// - Returns: The view with its foreground color.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self, value: color) { $1.foregroundStyle = $0 }
  }
}
