public import Observation

nonisolated extension View {
  /// Hands a value down to all views inside.
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

  /// Hands an observable object down to all views inside, which find it by its type.
  ///
  /// - Parameter object: The object. `nil` takes away the one that a view around has set.
  /// - Returns: The view with the value in its environment.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentView(content: self, value: object) { $1[T.self] = $0 }
  }

  /// Disables the controls inside, or leaves them as the views around have them.
  ///
  /// - Parameter disabled: Whether the person cannot use the controls. `false` does not enable what
  ///   a view around has disabled.
  /// - Returns: The view, enabled or not.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self, value: disabled) { disabled, environment in
      environment.isEnabled = environment.isEnabled && !disabled
    }
  }

  /// Sets the font of the texts inside that set none themselves.
  ///
  /// - Parameter font: The font. `nil` is the default one.
  /// - Returns: The view with its font.
  public func font(_ font: Font?) -> some View {
    EnvironmentView(content: self, value: font) { $1.font = $0 }
  }

  /// Paints the texts inside that set no colour themselves.
  ///
  /// - Parameter style: A colour or another style.
  /// - Returns: The view with its paint.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    EnvironmentView(content: self, value: style) { $1.foregroundStyle = $0 }
  }

  /// Sets the styles of the texts, symbols and forms inside, and of those that are less important.
  ///
  /// - Parameters:
  ///   - primary: The style of what says nothing else.
  ///   - secondary: The style of what is `.secondary`: a colour, or another style that is one.
  /// - Returns: The view with the styles.
  public func foregroundStyle(
    _ primary: some ShapeStyle,
    _ secondary: some ShapeStyle
  ) -> some View {
    foregroundStyle(primary, secondary, secondary)
  }

  /// Sets the styles of the texts, symbols and forms inside, and of those that are less important.
  ///
  /// - Parameters:
  ///   - primary: The style of what says nothing else.
  ///   - secondary: The style of what is `.secondary`: a colour, or another style that is one.
  ///   - tertiary: The style of what is `.tertiary`.
  /// - Returns: The view with the styles.
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

  /// Paints the texts inside that set no colour themselves.
  ///
  /// - Parameter color: The colour. `nil` is the default one.
  /// - Returns: The view with its colour.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self, value: color) { $1.foregroundStyle = $0 }
  }
}
