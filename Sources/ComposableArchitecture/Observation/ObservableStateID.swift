/// The identity of a value of observable state.
///
/// A change in place keeps the identity, because observers of the changed fields are notified. A copy has the
/// identity of its original until one of the two changes. From then on, the copy that did not change has a different
/// identity. If two identities are equal, observers were notified of all differences between the two values. So
/// stores compare identities instead of values.
public struct ObservableStateID: Equatable, Hashable, Sendable {
  @usableFromInline private(set) var history: RevisionHistory
  /// The revision, or nil for the head of the history.
  @usableFromInline private(set) var revision: Int?
  /// The enum cases around the value, as digits.
  ///
  /// The innermost case is the last digit.
  @usableFromInline private(set) var cases = 0

  /// Creates a new identity.
  public init() {
    history = RevisionHistory()
  }

  /// Creates the identity of a value.
  ///
  /// - Parameters:
  ///   - history: The history of the value.
  ///   - revision: The revision of the value in its history.
  init(_ history: RevisionHistory, revision: Int) {
    self.history = history
    self.revision = history.isHead(revision) ? nil : revision
  }

  /// The identity of all enum values without a payload.
  public static let _$inert = ObservableStateID()

  /// The identity of a value that is not observed: a new one for each call.
  ///
  /// - Parameter value: A value.
  /// - Returns: An identity.
  public static func _$id<T>(for value: T) -> Self {
    Self()
  }

  /// The identity of an observed value.
  ///
  /// - Parameter value: A value.
  /// - Returns: Its identity.
  public static func _$id(for value: some ObservableState) -> Self {
    value._$id
  }

  /// The identity of an enum value with this identity's value as its payload.
  ///
  /// - Parameter tag: The number of the case.
  /// - Returns: The identity.
  public func _$tag(_ tag: Int) -> Self {
    var id = self
    id.cases = cases &* 4096 &+ tag &+ 1
    return id
  }

  /// Becomes a new identity if copies share this one.
  public mutating func _$willModify() {
    if !isKnownUniquelyReferenced(&history) {
      self = Self()
    }
  }

  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.history === rhs.history && lhs.revision == rhs.revision && lhs.cases == rhs.cases
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(history))
    hasher.combine(revision)
    hasher.combine(cases)
  }
}
