/// Tells a value of observable state from others of its type.
///
/// A copy has the identity of its original until one of the two is about to change; a change of the only
/// one keeps it. So equal identities mean that nothing was replaced, and say it without comparing what is
/// in the values.
public struct ObservableStateID: Equatable, Hashable, Sendable {
  @usableFromInline
  final class Token: Sendable {}

  @usableFromInline private(set) var token: Token
  /// The cases that the value is in, as digits, the innermost last.
  @usableFromInline private(set) var cases = 0

  /// Creates an identity that no other value has.
  public init() {
    token = Token()
  }

  private init(_ token: Token) {
    self.token = token
  }

  /// The identity of all values of cases without a payload.
  public static let _$inert = ObservableStateID(Token())

  /// The identity of a value that is not observed: a new one each time.
  ///
  /// - Parameter value: A value.
  /// - Returns: An identity.
  public static func _$id<T>(for value: T) -> Self {
    Self()
  }

  /// The identity of a value that is observed.
  ///
  /// - Parameter value: A value.
  /// - Returns: Its identity.
  public static func _$id(for value: some ObservableState) -> Self {
    value._$id
  }

  /// The identity of an enum's value by the identity of its payload.
  ///
  /// - Parameter tag: The number of the case.
  /// - Returns: The identity.
  public func _$tag(_ tag: Int) -> Self {
    var id = self
    id.cases = cases &* 4096 &+ tag &+ 1
    return id
  }

  /// Becomes another identity if copies have this one.
  public mutating func _$willModify() {
    if !isKnownUniquelyReferenced(&token) {
      token = Token()
    }
  }

  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.token === rhs.token && lhs.cases == rhs.cases
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(token))
    hasher.combine(cases)
  }
}
