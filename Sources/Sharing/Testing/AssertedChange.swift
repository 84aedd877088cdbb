/// A change of a shared value of any type that is compared with the expectation of a test.
protocol AnyAssertedChange: AnyObject {
  var id: ObjectIdentifier { get }

  /// The value that the test expects.
  var anyExpected: Any { get }

  /// Whether the value has been compared as a part of the state.
  var isCompared: Bool { get set }

  /// Whether the expected value is the actual one.
  var isMet: Bool { get }

  /// The value that the test has changed and that differs from the actual one.
  var mistake: SharedMistake? { get }

  /// The same change with the value of now as the actual one.
  func asOfNow() -> any AnyAssertedChange

  /// The change that is left to assert afterwards.
  func rest() -> (any AnySharedChange)?
}

/// A change of a shared value that is compared with the expectation of a test.
final class AssertedChange<Value>: AnyAssertedChange {
  private let change: SharedChange<Value>
  var expected: Value
  private let actual: Value
  /// Whether the test changes the value itself.
  var isTouched = false
  var isCompared = false

  init(_ change: SharedChange<Value>, expected: Value, actual: Value) {
    self.change = change
    self.expected = expected
    self.actual = actual
  }

  var id: ObjectIdentifier { change.id }

  var anyExpected: Any { expected }

  func value(at moment: SharedAssertion.Moment) -> Value {
    switch moment {
    case .before: change.before
    case .expected: expected
    case .actual: actual
    }
  }

  var isMet: Bool { areEqual(expected, actual) ?? (isTouched || isCompared) }

  var mistake: SharedMistake? {
    guard isTouched, areEqual(expected, actual) == false else { return nil }
    return SharedMistake(name: change.reference.description, expected: expected, actual: actual)
  }

  func asOfNow() -> any AnyAssertedChange {
    let now = AssertedChange(change, expected: expected, actual: change.reference.liveValue)
    now.isTouched = isTouched
    return now
  }

  func rest() -> (any AnySharedChange)? {
    guard areEqual(actual, change.reference.liveValue) == false else { return nil }
    return change.after(actual)
  }
}

/// A wrong expectation of a test about a shared value.
package struct SharedMistake {
  /// The key of the value.
  package let name: String
  package let expected: Any
  package let actual: Any
}
