import Foundation

extension DependencyValues {
  /// The generator of unique ids.
  ///
  /// ```swift
  /// @Dependency(\.uuid) var uuid
  ///
  /// let todo = Todo(id: uuid())
  /// ```
  ///
  /// Override it in tests, which it has no value for:
  ///
  /// ```swift
  /// $0.uuid = .incrementing
  /// ```
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}

private enum UUIDGeneratorKey: DependencyKey {
  static let liveValue = UUIDGenerator { UUID() }
}

extension UUIDGeneratorKey: BuiltInKey {
  static let suggestedOverride = "$0.uuid = .incrementing"
}
