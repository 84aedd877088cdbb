public import Dependencies
public import ViewLayer

extension Scene {
  /// Replaces a dependency for the views of all windows.
  ///
  /// ```swift
  /// WindowGroup {
  ///   ClockView()
  /// }
  /// .dependency(\.date.now, .distantPast)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The name of the dependency.
  ///   - value: The value for the views.
  /// - Returns: The scene with the dependency.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> some Scene {
    environment(\.[dependency: keyPath], value)
  }

  /// Replaces a dependency that is its own key for the views of all windows.
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> some Scene where Value.Value == Value {
    environment(\.[dependency: KeyOfDependency<Value>()], value)
  }
}
