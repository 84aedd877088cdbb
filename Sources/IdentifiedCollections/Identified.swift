/// A value together with an identity.
///
/// ```swift
/// let numbers: IdentifiedArrayOf<Identified<UUID, Int>> = [
///   Identified(1, id: UUID()),
///   Identified(2, id: UUID()),
/// ]
/// ```
///
/// The members of the value are members of this, too.
@dynamicMemberLookup
public struct Identified<ID: Hashable, Value>: Identifiable {
  /// The identity, which stays.
  public let id: ID
  /// The value, which may change.
  public var value: Value

  /// Gives a value an identity.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - id: The identity.
  public init(_ value: Value, id: ID) {
    self.id = id
    self.value = value
  }

  /// Gives a value an identity that is computed from it, once.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - id: Computes the identity.
  public init(_ value: Value, id: (Value) -> ID) {
    self.init(value, id: id(value))
  }

  /// Gives a value an identity that is read from it, once.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - id: Where in the value the identity is.
  public init(_ value: Value, id: KeyPath<Value, ID>) {
    self.init(value, id: value[keyPath: id])
  }

  /// A member of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject {
    get { value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }

  /// A member of the value.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }
}

extension Identified: Decodable where ID: Decodable, Value: Decodable {}
extension Identified: Encodable where ID: Encodable, Value: Encodable {}
extension Identified: Equatable where Value: Equatable {}
extension Identified: Hashable where Value: Hashable {}
extension Identified: Sendable where ID: Sendable, Value: Sendable {}
