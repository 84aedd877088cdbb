internal import CThreadLocals
public import Dependencies

/// The number of presentations around the reducer or the effect that runs.
@usableFromInline
enum PresentationDepth {
  static var current: Int {
    max(presentationDepth(), EffectPlace.current?.presentations ?? 0)
  }

  /// Notes that the reducer of a presented feature begins to run.
  @usableFromInline
  static func begin() {
    setPresentationDepth(presentationDepth() &+ 1)
  }

  /// Notes that the reducer of a presented feature has returned.
  @usableFromInline
  static func end() {
    setPresentationDepth(presentationDepth() &- 1)
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
    PresentationDepth.current > 0 || self[DismissKey.self].isCustom
  }
}
