#if !canImport(Darwin)
public import Dependencies
internal import IssueReporting
public import ViewCore

extension PreviewTrait where T == Preview.ViewTraits {
  /// Replaces a dependency for a preview.
  ///
  /// ```swift
  /// #Preview(traits: .dependency(\.date.now, .distantPast)) {
  ///   ClockView()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The name of the dependency.
  ///   - value: The value in the preview.
  /// - Returns: The trait.
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping () throws -> Value
  ) -> Self {
    dependencies { $0[keyPath: keyPath] = try value() }
  }

  /// Replaces a dependency that is its own key for a preview.
  ///
  /// - Parameter value: The value in the preview.
  /// - Returns: The trait.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping () throws -> Value
  ) -> Self where Value.Value == Value {
    dependencies { $0[Value.self] = try value() }
  }

  /// Replaces dependencies for a preview.
  ///
  /// ```swift
  /// #Preview(
  ///   traits: .dependencies {
  ///     $0.date.now = .distantPast
  ///     $0.locale = Locale(identifier: "de_AT")
  ///   }
  /// ) {
  ///   ClockView()
  /// }
  /// ```
  ///
  /// The closure runs in `prepareDependencies`, before the view is made. An error that it throws is reported.
  ///
  /// - Parameter updateValuesForPreview: Changes the dependencies.
  /// - Returns: The trait.
  public static func dependencies(
    _ updateValuesForPreview: @escaping (inout DependencyValues) throws -> Void
  ) -> Self {
    Self {
      do {
        try prepareDependencies(updateValuesForPreview)
      } catch {
        reportIssue(error)
      }
    }
  }
}
#endif
