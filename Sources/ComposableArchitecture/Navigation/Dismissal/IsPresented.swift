public import Dependencies

/// Whether the reducers that run now are those of a feature that is presented.
enum IsPresented {
  @TaskLocal private static var isTrue = false

  static var current: Bool { isTrue }

  /// Runs the reducer of a presented feature.
  static func withTrue<Result>(_ operation: () -> Result) -> Result {
    $isTrue.withValue(true, operation: operation)
  }
}

extension DependencyValues {
  /// Whether the feature is presented by another, and so can be dismissed.
  ///
  /// ```swift
  /// @Dependency(\.isPresented) var isPresented
  /// @Dependency(\.dismiss) var dismiss
  ///
  /// case .closeButtonTapped:
  ///   guard isPresented else { return .none }
  ///   return .run { _ in await dismiss() }
  /// ```
  ///
  /// The root feature of a ``TestStore`` counts as presented, so that its dismissal can be tested.
  public var isPresented: Bool {
    IsPresented.current || EffectPlace.current?.dismiss != nil || self[DismissKey.self].isCustom
  }
}
