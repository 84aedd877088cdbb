import ConcurrencyExtras
import Foundation

/// The storage of a focus, with the nodes that read it.
///
/// Each row of a list may compare the focus with its own value. Only the row that loses the focus
/// and the row that gets it run again.
// NB: Unchecked for the same reason as ``StateLocation``; the lock protects the readers.
final class FocusLocation<Value: Hashable>: TrackedObject, @unchecked Sendable {
  private let state: StateLocation<Value>
  private let lock = NSLock()
  private var readers: [Value: StateReaders] = [:]
  /// The number of values from which on those without readers are removed.
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
      MainThread.run {
        for node in nodes {
          node.note(.state(typeName(Value.self), place: nil))
          node.invalidate()
        }
      }
    }
  }

  /// Whether the focus has a value.
  ///
  /// The reading node runs again when the answer changes.
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
