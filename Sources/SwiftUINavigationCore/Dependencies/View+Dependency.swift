public import Dependencies
public import ViewLayer

nonisolated extension View {
  /// Replaces a dependency for the views inside.
  ///
  /// ```swift
  /// ClockView()
  ///   .dependency(\.date.now, .distantPast)
  /// ```
  ///
  /// The `@Dependency` properties of views read the value. A store keeps the dependencies of the place where it was
  /// made, and an observable model keeps those of its own properties.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the dependency.
  ///   - value: The value for the views inside.
  /// - Returns: The view with the dependency.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> some View {
    environment(\.[dependency: keyPath], value)
  }

  /// Replaces a dependency that is its own key for the views inside.
  ///
  /// - Parameter value: The value for the views inside.
  /// - Returns: The view with the dependency.
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> some View where Value.Value == Value {
    environment(\.[dependency: KeyOfDependency<Value>()], value)
  }
}
