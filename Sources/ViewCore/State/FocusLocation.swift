import ConcurrencyExtras
import Foundation

/// Where a focus lives, and who must run again when it moves.
///
/// Each row of a list may ask whether it has the focus. Of those only the one that loses it and the one that
/// gets it hear of a change.
// NB: Unchecked for the same reason as the state's location, and the lock is for the readers.
final class FocusLocation<Value: Hashable>: TrackedObject, @unchecked Sendable {
  private let state: StateLocation<Value>
  private let lock = NSLock()
  private var readers: [Value: StateReaders] = [:]
  /// Up to how many values none is looked for that nobody asks of any more.
  private var room = 16

  init(_ value: Value) {
    state = StateLocation(value)
  }

  var value: Value {
    get { state.value }
    set {
      let old = state.exchange(newValue)
      guard old != newValue else { return }
      let nodes = lock.withLock { removeReaders(of: old) + removeReaders(of: newValue) }
      MainThread.run { for node in nodes { node.invalidate() } }
    }
  }

  /// Whether the focus is a value: whoever asks runs again when the answer changes.
  func isAt(_ value: Value) -> Bool {
    if MainThread.isCurrent, let reader = UpdatableNode.evaluating {
      lock.withLock { note(reader, of: value) }
    }
    return state.peek() == value
  }

  private func note(_ reader: UpdatableNode, of value: Value) {
    if readers.count >= room, readers[value] == nil {
      readers = readers.filter { !$1.areGone }
      room = max(16, 2 * readers.count)
    }
    readers[value, default: StateReaders()].insert(reader)
  }

  private func removeReaders(of value: Value) -> [UpdatableNode] {
    var nodes = readers.removeValue(forKey: value) ?? StateReaders()
    return nodes.removeAll()
  }
}
