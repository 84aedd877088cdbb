import ConcurrencyExtras

/// A change of a shared value of any type.
protocol AnySharedChange: Sendable {
  var id: ObjectIdentifier { get }
  var order: Int { get }

  /// The value now.
  func captureValue() -> any AnyObject & Sendable

  /// Begins the comparison of the change with the expectation of a test.
  func begin(actual: (any AnyObject & Sendable)?, isRelaxed: Bool) -> any AnyAssertedChange

  /// The difference to the value now, or nil if there is none.
  func difference() -> UnassertedChange?
}

/// A change of a shared value that a test has yet to assert.
///
/// NB: `@unchecked Sendable` holds because the value is only read and compared.
struct SharedChange<Value>: AnySharedChange, @unchecked Sendable {
  let reference: StoredReference<Value>
  let before: Value
  let order: Int
  /// The place of the first change, unless only the test changes the value.
  let location: SourceLocation?

  var id: ObjectIdentifier { ObjectIdentifier(reference) }

  /// The change from a later value.
  func after(_ value: Value) -> Self {
    Self(reference: reference, before: value, order: order, location: location)
  }

  func captureValue() -> any AnyObject & Sendable {
    CapturedValue(value: reference.liveValue)
  }

  func begin(actual: (any AnyObject & Sendable)?, isRelaxed: Bool) -> any AnyAssertedChange {
    // If the value was not captured, it changed later.
    let actual = (actual as? CapturedValue<Value>)?.value ?? before
    return AssertedChange(self, expected: isRelaxed ? actual : before, actual: actual)
  }

  func difference() -> UnassertedChange? {
    let now = reference.liveValue
    guard areEqual(before, now) != true else { return nil }
    return UnassertedChange(
      reference: reference,
      name: reference.description,
      before: UncheckedSendable(before),
      now: UncheckedSendable(now),
      location: location
    )
  }
}

/// The value of a reference at some time.
///
/// NB: `@unchecked Sendable` holds because the value is only read and compared.
private final class CapturedValue<Value>: @unchecked Sendable {
  let value: Value

  init(value: Value) {
    self.value = value
  }
}

/// Whether two values are equal, or nil if their type is not equatable.
func areEqual<Value>(_ first: Value, _ second: Value) -> Bool? {
  func compare<E: Equatable>(_: E.Type) -> Bool {
    // NB: The casts hold because `E` is `Value`. A conditional one would look into optionals.
    unsafeBitCast(first, to: E.self) == unsafeBitCast(second, to: E.self)
  }
  return (Value.self as? any Equatable.Type).map { compare($0) }
}
