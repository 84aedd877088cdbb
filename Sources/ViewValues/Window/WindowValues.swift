import ConcurrencyExtras
package import Foundation

/// A value of a window that can be kept.
package protocol KeptValue: AnyObject, Sendable {
  /// The value as bytes, or `nil` if it is gone or cannot be encoded.
  @MainActor
  func encoded() -> Data?
}

/// The values of one window by their names, some of which may outlive the process.
///
/// A server that keeps sessions gives a window the values that it had in an earlier process, and takes those that have
/// changed. Other windows have their values in memory alone, and encode none.
package final class WindowValues: Sendable {
  private struct State {
    var former: [String: Data]
    var unreadable: [String: Data] = [:]
    var values: [String: any KeptValue] = [:]
    var changed: Set<String> = []
    var isUsed: Bool
    var onChange: (@MainActor @Sendable () -> Void)?
  }

  /// Whether a server keeps the values.
  package let isKept: Bool
  private let state: Locked<State>

  /// Values that live in memory.
  package init() {
    isKept = false
    state = Locked(State(former: [:], isUsed: false))
  }

  /// Values that a server keeps.
  ///
  /// - Parameter former: The values that the window had in an earlier process.
  package init(keeping former: [String: Data]) {
    isKept = true
    state = Locked(State(former: former, isUsed: !former.isEmpty))
  }

  /// Whether the window has asked for a value that is to be kept.
  package var isUsed: Bool { state.withLock(\.isUsed) }

  /// Calls a function on the main actor when there are values to take, where there were none before.
  package func onChange(_ action: (@MainActor @Sendable () -> Void)?) {
    let isDue = state.withLock { state in
      state.onChange = action
      return state.isUsed
    }
    if isDue, let action { MainThread.run(action) }
  }

  /// The value of a name, if the window has set one since it began.
  package func value(of name: String) -> (any KeptValue)? {
    state.withLock { $0.values[name] }
  }

  /// The value that a name had in an earlier process, unless the window has set it since.
  ///
  /// Bytes that cannot be decoded are left to the developer, see ``takeChanges()``.
  package func former<Value>(_ name: String, decode: (Data) -> Value?) -> Value? {
    guard isKept else { return nil }
    noteUse()
    let bytes = state.withLock { $0.values[name] == nil ? $0.former[name] : nil }
    guard let bytes else { return nil }
    if let value = decode(bytes) { return value }
    state.withLock { state in
      state.unreadable[name] = bytes
      state.former[name] = nil
    }
    return nil
  }

  /// Sets the value of a name.
  package func set(_ value: any KeptValue, for name: String) {
    let old = state.withLock { $0.values.updateValue(value, forKey: name) }
    // The former value is released outside of the lock, because its release may run code of the app.
    withExtendedLifetime(old) {}
    guard isKept else { return }
    note { $0.changed.insert(name).inserted && $0.changed.count == 1 }
  }

  /// Sets the value of a name that has none, without keeping it for a later process.
  package func setDefault(_ value: any KeptValue, for name: String) {
    state.withLock { if $0.values[name] == nil { $0.values[name] = value } }
  }

  /// Takes what has changed since the last call.
  @MainActor
  package func takeChanges() -> Changes {
    let (values, unreadable) = state.withLock { state in
      defer {
        state.changed = []
        state.unreadable = [:]
      }
      return (state.values.filter { state.changed.contains($0.key) }, state.unreadable)
    }
    return Changes(values: values.compactMapValues { $0.encoded() }, unreadable: unreadable)
  }

  private func noteUse() {
    note { state in
      defer { state.isUsed = true }
      return !state.isUsed
    }
  }

  private func note(_ change: (inout State) -> Bool) {
    let action = state.withLock { state -> (@MainActor @Sendable () -> Void)? in
      let isFirst = change(&state)
      state.isUsed = true
      return isFirst ? state.onChange : nil
    }
    if let action { MainThread.run(action) }
  }
}

extension WindowValues {
  /// The values of a window that have changed.
  package struct Changes: Equatable, Sendable {
    /// The new values by their names.
    package var values: [String: Data]
    /// Values of an earlier process that could not be decoded.
    package var unreadable: [String: Data]
  }
}

extension WindowValues: Hashable {
  /// Whether both are the values of the same window.
  package static func == (lhs: WindowValues, rhs: WindowValues) -> Bool { lhs === rhs }

  /// Hashes the identity of the values.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
