public import CasePaths
internal import ConcurrencyExtras
#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

/// A field of a store on the way to a binding whose writes are an action of your own.
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

  /// A binding that reads the field, and whose writes are an action.
  ///
  /// If nothing follows from the first action that changes the value, that is reported as an issue: no reducer
  /// handles it. A reducer may refuse other values later.
  ///
  /// - Parameters:
  ///   - action: The case of the action, which takes the value.
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
  /// Says that a binding has an action already.
  // NB: With it the compiler looks for a wrong case where it is, in `$store.name.sending(\.nmaeChanged)`, and not for
  // a `sending` of the value. Nobody has three values of `Never`.
  @available(*, unavailable, message: "Only a field of a store sends an action of your own.")
  public func sending(_ first: Never, _ second: Never, _ third: Never) -> Never {}
}
