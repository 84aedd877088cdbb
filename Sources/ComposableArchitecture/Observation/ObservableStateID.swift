/// Tells a value of observable state from others of its type.
///
/// A change in place keeps the identity of a value, as observers are told of what changes. A copy has the
/// identity of its original until one of the two changes: from then on the copy that was left behind has
/// another one. So equal identities mean that nothing was replaced of which observers do not know, and say it
/// without comparing what is in the values.
public struct ObservableStateID: Equatable, Hashable, Sendable {
  @usableFromInline private(set) var lineage: Lineage
  /// The number of a value that is not the head of its lineage.
  @usableFromInline private(set) var number: Int?
  /// The cases that the value is in, as digits, the innermost last.
  @usableFromInline private(set) var cases = 0

  /// Creates an identity that no other value has.
  public init() {
    lineage = Lineage()
  }

  /// Creates the identity of a value.
  ///
  /// - Parameters:
  ///   - lineage: The values that it came of.
  ///   - number: Its number among them.
  init(_ lineage: Lineage, number: Int) {
    self.lineage = lineage
    self.number = lineage.isHead(number) ? nil : number
  }

  /// The identity of all values of cases without a payload.
  public static let _$inert = ObservableStateID()

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
    if !isKnownUniquelyReferenced(&lineage) {
      self = Self()
    }
  }

  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.lineage === rhs.lineage && lhs.number == rhs.number && lhs.cases == rhs.cases
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(lineage))
    hasher.combine(number)
    hasher.combine(cases)
  }
}
