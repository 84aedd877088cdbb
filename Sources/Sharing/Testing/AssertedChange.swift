/// A change of a shared value of any type that is being compared with what a test says.
protocol AnyAssertedChange: AnyObject {
  var id: ObjectIdentifier { get }

  /// Whether the value has been compared as a part of the state.
  var isCompared: Bool { get set }

  /// Whether the test says what is there.
  var isMet: Bool { get }

  /// What the test says itself and is not there.
  var mistake: SharedMistake? { get }

  /// The same, where the test speaks of now.
  func asOfNow() -> any AnyAssertedChange

  /// What is left to assert afterwards.
  func rest() -> (any AnySharedChange)?
}

/// A change of a shared value that is being compared with what a test says.
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

/// What a test says of a shared value, where that is not so.
package struct SharedMistake {
  /// The key of the value.
  package let name: String
  package let expected: Any
  package let actual: Any
}
