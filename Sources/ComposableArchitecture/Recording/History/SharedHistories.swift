internal import RuntimeMetadata
internal import Sharing

/// The values that shared references have had.
struct SharedHistories {
  private struct Entry {
    weak var reference: AnyObject?
    /// A ``ValueHistory`` of the reference's values.
    var history: Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Keeps the values before and after a change.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - origin: The code that made it.
  /// - Returns: The change, and before it one by other code if the value before is not the kept one.
  mutating func keep(
    _ change: UnassertedChange,
    by origin: RecordedSharedChange.Origin
  ) -> [RecordedSharedChange] {
    let other = keepChangeByOtherCode(before: change)
    let known = RecordedSharedChange(
      origin: origin,
      place: change.location.map(RecordedPlace.init),
      name: change.name,
      kept: (
        keep(change.before.value, of: change.reference),
        keep(change.now.value, of: change.reference)
      ),
      reference: change.reference
    )
    return (other.map { [$0] } ?? []) + [known]
  }

  /// Takes the values of an earlier moment as the newest ones, so that they do not count as changes by other code.
  mutating func goBack(to values: [RecordedSharedValue]) {
    for value in values { _ = keep(value.kept.anyValue, of: value.reference) }
  }

  private mutating func keepChangeByOtherCode(
    before change: UnassertedChange
  ) -> RecordedSharedChange? {
    guard let entry = entries[ObjectIdentifier(change.reference)], entry.reference != nil,
      let former = (entry.history as? any AnyValueHistory)?.newestValue,
      !former.isEqual(to: change.before.value)
    else { return nil }
    return RecordedSharedChange(
      origin: .otherCode,
      place: nil,
      name: change.name,
      kept: (former, keep(change.before.value, of: change.reference)),
      reference: change.reference
    )
  }

  private mutating func keep(_ value: Any, of reference: AnyObject) -> any AnyHistoryValue {
    let id = ObjectIdentifier(reference)
    func keep<Value>(_ value: Value) -> any AnyHistoryValue {
      var history = entries[id]?.history as? ValueHistory<Value> ?? ValueHistory()
      let kept = history.keep(value)
      entries[id] = Entry(reference: reference, history: history)
      return kept
    }
    // Another reference may have had the same address.
    if entries[id]?.reference == nil { entries = entries.filter { $0.value.reference != nil } }
    return _openExistential(value, do: keep)
  }
}

/// A value in a history whose type is not known.
protocol AnyHistoryValue: AnyObject {
  var anyValue: Any { get }

  /// Whether another value is equal, or has the same bytes if it cannot be compared.
  func isEqual(to other: Any) -> Bool

  /// The text of the difference to an earlier value, or nil if there is none.
  func differenceText(since former: any AnyHistoryValue) -> String?
}

extension HistoryValue: AnyHistoryValue {
  var anyValue: Any { value }

  func isEqual(to other: Any) -> Bool {
    guard let other = other as? Value else { return false }
    return isSame(as: other, in: ValueBytes.of(Value.self))
      || (value as? any Equatable)?.isEqual(to: other) == true
  }

  func differenceText(since former: any AnyHistoryValue) -> String? {
    (former as? HistoryValue).flatMap { differenceText(since: $0) }
  }
}

/// A history of values whose type is not known.
private protocol AnyValueHistory {
  var newestValue: (any AnyHistoryValue)? { get }
}

extension ValueHistory: AnyValueHistory {
  fileprivate var newestValue: (any AnyHistoryValue)? { newest }
}
