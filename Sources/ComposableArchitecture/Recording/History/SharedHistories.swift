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
  mutating func keep(_ change: UnassertedChange) -> RecordedSharedChange {
    RecordedSharedChange(
      name: change.name,
      kept: (
        keep(change.before.value, of: change.reference),
        keep(change.now.value, of: change.reference)
      ),
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
protocol AnyHistoryValue {
  var anyValue: Any { get }
}

extension HistoryValue: AnyHistoryValue {
  var anyValue: Any { value }
}
