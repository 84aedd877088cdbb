/// A value that you promise is safe to share, where the compiler cannot see it.
///
/// ```swift
/// let formatter = UncheckedSendable(LegacyFormatter())
/// Task { print(formatter.value.string(from: report)) }
/// ```
///
/// The compiler does not check the promise. If possible, make the type `Sendable`, or guard the value with
/// ``LockIsolated``.
///
/// NB: `@unchecked Sendable` is the purpose of this type: its creator is responsible for the value.
@dynamicMemberLookup
@propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The wrapped value.
  public var value: Value

  /// Wraps a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// Wraps the initial value of a property.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The wrapped value.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The wrapper, which can be captured where the value cannot.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// Reads a part of the value.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  /// Reads or changes a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject {
    get { value[keyPath: keyPath] }
    set { value[keyPath: keyPath] = newValue }
  }
}

extension UncheckedSendable: AsyncSequence where Value: AsyncSequence {
  public typealias AsyncIterator = Value.AsyncIterator
  public typealias Element = Value.Element

  public func makeAsyncIterator() -> AsyncIterator {
    value.makeAsyncIterator()
  }
}

extension UncheckedSendable: Equatable where Value: Equatable {}

extension UncheckedSendable: Hashable where Value: Hashable {}

extension UncheckedSendable: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    do {
      self.init(try decoder.singleValueContainer().decode(Value.self))
    } catch DecodingError.typeMismatch, DecodingError.dataCorrupted {
      self.init(try Value(from: decoder))
    }
  }
}

extension UncheckedSendable: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
