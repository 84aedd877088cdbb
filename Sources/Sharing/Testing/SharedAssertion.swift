import ConcurrencyExtras

/// The comparison of a test's expected changes of shared values with the actual changes.
///
/// Copies of a state refer to the same shared values. A comparison of the expected state with the reducer's state would
/// compare each value with itself. In an assertion the references of the left side have the values of one moment. Those
/// of the right side have the values of another:
///
/// ```
/// before ── the reducer ─► actual
///    └───── the test ────► expected      == in the state: expected.$count == actual.$count
/// ```
///
/// The closure of a test changes expected values. Observers are not notified, and nothing is saved.
///
/// NB: `@unchecked Sendable` holds because it is used by the one call of the test store that made it.
package final class SharedAssertion: @unchecked Sendable {
  /// A moment whose values a comparison reads.
  package enum Moment {
    /// Before the changes.
    case before
    /// As the test expects.
    case expected
    /// After the changes.
    case actual
  }

  @TaskLocal static var current: SharedAssertion?

  private(set) var entries: [ObjectIdentifier: any AnyAssertedChange]
  private var left = Moment.expected
  private var right = Moment.expected
  /// The moment of reads outside of a comparison.
  private var moment = Moment.expected

  init(_ entries: [ObjectIdentifier: any AnyAssertedChange]) {
    self.entries = entries
    isOfWrites = !entries.isEmpty
  }

  /// An assertion with the same expected values, whose changes are its own.
  package func copy() -> SharedAssertion { SharedAssertion(entries.mapValues { $0.asOfNow() }) }

  /// The expected values by their references.
  package var expectedValues: SharedRoots { entries.mapValues(\.anyExpected) }

  /// Runs the closure of a test, which changes expected values.
  package func expecting<R>(_ update: () throws -> R) rethrows -> R {
    try comparing(.expected, .expected, update)
  }

  /// Compares or prints two states whose shared values are read at two moments.
  package func comparing<R>(
    _ left: Moment,
    _ right: Moment,
    _ comparison: () throws -> R
  ) rethrows -> R {
    let outer = (self.left, self.right, moment)
    defer { (self.left, self.right, moment) = outer }
    (self.left, self.right, moment) = (left, right, right)
    return try Self.$current.withValue(self, operation: comparison)
  }

  /// Whether the expected values are the actual ones: after the asserted action, or now.
  ///
  /// The actions that the asserted action sends are handled before the assertion. If they changed a value too, the test
  /// may state either value.
  package func isMet(by comparison: () -> Bool) -> Bool {
    if comparing(.expected, .actual, comparison), mistakes.isEmpty { return true }
    let asOfAction = entries
    entries = asOfAction.mapValues { $0.asOfNow() }
    if comparing(.expected, .actual, comparison), mistakes.isEmpty { return true }
    entries = asOfAction
    return false
  }

  /// Whether a value was written, even if it was equal to the old one.
  package let isOfWrites: Bool

  /// The values that the test has changed and that differ from the actual ones.
  package var mistakes: [SharedMistake] { entries.values.compactMap(\.mistake) }

  func value<Value>(of reference: StoredReference<Value>) -> Value? {
    entry(of: reference)?.value(at: moment)
  }

  /// Changes an expected value.
  func change<Value, R>(
    _ reference: StoredReference<Value>,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    let entry = entry(of: reference) ?? insertEntry(of: reference)
    entry.isTouched = true
    // A copy, so that the closure may read the value as it was.
    var value = entry.expected
    defer { entry.expected = value }
    return try operation(&value)
  }

  /// Compares two shared values, each at its moment.
  func areEqual<Value: Equatable>(
    _ first: any Reference<Value>,
    _ second: any Reference<Value>
  ) -> Bool {
    entries[first.id.root]?.isCompared = true
    return reading(left) { first.value } == reading(right) { second.value }
  }

  /// The values that a difference of the states shows.
  func values<Value>(of reference: any Reference<Value>) -> (Value, Value) {
    (reading(left) { reference.value }, reading(right) { reference.value })
  }

  private func reading<R>(_ moment: Moment, _ read: () -> R) -> R {
    let previous = self.moment
    defer { self.moment = previous }
    self.moment = moment
    return read()
  }

  private func entry<Value>(of reference: StoredReference<Value>) -> AssertedChange<Value>? {
    entries[ObjectIdentifier(reference)] as? AssertedChange<Value>
  }

  /// Adds a value that has not changed.
  private func insertEntry<Value>(of reference: StoredReference<Value>) -> AssertedChange<Value> {
    let value = reference.liveValue
    let change = SharedChange(reference: reference, before: value, order: 0, location: nil)
    let entry = AssertedChange(change, expected: value, actual: value)
    entries[change.id] = entry
    return entry
  }
}
