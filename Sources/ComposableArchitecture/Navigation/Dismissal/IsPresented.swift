public import Dependencies

/// Whether the running reducer belongs to a presented feature.
@usableFromInline
enum IsPresented {
  @TaskLocal private static var isTrue = false

  @usableFromInline static var current: Bool { isTrue }

  /// Runs the reducer of a presented feature.
  @usableFromInline
  static func withTrue<Result>(_ operation: () -> Result) -> Result {
    $isTrue.withValue(true, operation: operation)
  }
}

extension DependencyValues {
  /// Whether another feature presents this one, so that it can be dismissed.
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
  /// The root feature of a ``TestStore`` counts as presented, so that tests can check its dismissal.
  public var isPresented: Bool {
    IsPresented.current || EffectPlace.current?.dismiss != nil || self[DismissKey.self].isCustom
  }
}
