internal import ConcurrencyExtras

extension Store: CustomDebugStringConvertible {
  /// The name of the store's type: `StoreOf<Counter>` if state and action belong to one feature, or else
  /// `Store<Int, Bool>`.
  public nonisolated var debugDescription: String {
    let state = typeName(State.self)
    let action = typeName(Action.self)
    guard
      state.hasSuffix(".State"), action.hasSuffix(".Action"),
      state.dropLast(".State".count) == action.dropLast(".Action".count)
    else { return "Store<\(Self.unqualified(state)), \(Self.unqualified(action))>" }
    return "StoreOf<\(Self.unqualified(String(state.dropLast(".State".count))))>"
  }

  /// The name of a type without its module.
  private nonisolated static func unqualified(_ name: String) -> String {
    guard let dot = name.firstIndex(of: "."), !name[..<dot].contains("<") else { return name }
    return String(name[name.index(after: dot)...])
  }
}
