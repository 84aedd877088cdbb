import ConcurrencyExtras
import Foundation

/// The storage of a state's value, with the nodes that read it.
// NB: Unchecked, because the value itself may not be sendable. SwiftUI lets any thread use a state,
// and the lock makes that safe for the location. Objects that the value refers to are the app's
// concern.
final class StateLocation<Value>: TrackedObject, @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value
  private var readers = StateReaders()
  private var hasReportedBody = false
  private var wasSet = false
  private let declaration: DebugLocation

  init(_ value: Value, declaredAt declaration: DebugLocation = DebugLocation(nil)) {
    current = value
    self.declaration = declaration
  }

  var value: Value {
    get {
      let reader = MainThread.isCurrent ? UpdatableNode.evaluating : nil
      return lock.withLock {
        if let reader { readers.insert(reader) }
        return current
      }
    }
    set { exchange(newValue) }
  }

  /// The value, without registering the running node as a reader.
  func peek() -> Value {
    lock.withLock { current }
  }

  /// Sets the value.
  ///
  /// - Returns: The previous value.
  @discardableResult
  func exchange(_ newValue: Value) -> Value {
    if MainThread.isCurrent, let node = UpdatableNode.evaluating { reportOnce(body: node) }
    let old = lock.withLock {
      defer { current = newValue }
      wasSet = true
      return current
    }
    if !Equality.areEqual(old, newValue) { MainThread.run { self.invalidateReaders() } }
    return old
  }

  private func reportOnce(body node: UpdatableNode) {
    let isFirst = lock.withLock {
      defer { hasReportedBody = true }
      return !hasReportedBody
    }
    guard isFirst else { return }
    MainThread.run { node.setting.graph.suppressEndlessUpdateReport() }
    Issues.report(
      Issues.stateSetDuringBody(Value.self, of: node.viewType),
      at: declaration.location
    )
  }

  @MainActor
  private func invalidateReaders() {
    let readers = lock.withLock { self.readers.removeAll() }
    for reader in readers {
      reader.note(.state(typeName(Value.self), place: declaration.location?.shortPlace))
      reader.invalidate()
    }
  }
}

extension StateLocation: KeptState {
  /// Whether a value was ever set, or the value is an object, whose changes nobody sees.
  var isKept: Bool { Value.self is AnyObject.Type || lock.withLock { wasSet } }
}
