public import CasePaths
internal import ConcurrencyExtras
public import ViewLayer

/// A field of a store that `sending` makes a binding with an action of your own.
///
/// ```swift
/// TextField("Name", text: $store.name.sending(\.nameChanged))
/// ```
@dynamicMemberLookup
public struct _StoreBinding<State: ObservableState, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// A part of the field.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> _StoreBinding<State, Action, Member> {
    _StoreBinding<State, Action, Member>(
      store: store,
      keyPath: self.keyPath.appending(path: keyPath)
    )
  }

  /// A binding that reads the field and sends an action for each write.
  ///
  /// If the store's first action with another value has no effect, the binding reports an issue: no reducer handles
  /// the action. Later a reducer may refuse values.
  ///
  /// - Parameters:
  ///   - action: The case of the action, whose value is the written one.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The binding.
  @preconcurrency
  @MainActor
  public func sending(
    _ action: CaseKeyPath<Action, Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Value> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return store.field(keyPath, sending: action, at: location).binding
  }
}

extension Binding {
  /// Explains that a binding already has its action.
  // NB: This declaration makes the compiler point at a misspelled case, as in `$store.name.sending(\.nmaeChanged)`.
  // Without it the message is about a missing `sending`. No call has three values of `Never`.
  @available(*, unavailable, message: "Only a field of a store sends an action of your own.")
  public func sending(_ first: Never, _ second: Never, _ third: Never) -> Never {}
}
