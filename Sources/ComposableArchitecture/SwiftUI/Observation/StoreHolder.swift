public import CasePaths
internal import ConcurrencyExtras
#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

/// What a view holds a store in that makes bindings: `@Bindable`, `@ObservedObject`, or a binding.
@preconcurrency
@MainActor
public protocol _StoreHolder {
  associatedtype _Held

  /// The store.
  var _held: _Held { get }
}

extension Bindable: _StoreHolder {
  /// The model.
  public var _held: Value { wrappedValue }
}

extension Binding: _StoreHolder {
  /// The value.
  public var _held: Value { wrappedValue }
}

extension _StoreHolder {
  /// The store of a child that is presented, as a binding: nil while nothing is.
  ///
  /// ```swift
  /// @Bindable var store: StoreOf<Inventory>
  ///
  /// .sheet(item: $store.scope(state: \.$destination, action: \.destination).edit) { editStore in
  ///   EditView(store: editStore)
  /// }
  /// .alert($store.scope(state: \.$destination, action: \.destination).alert)
  /// ```
  ///
  /// The child may also be written without the `$`, and a case of several features as a part of the state:
  /// `$store.scope(state: \.destination?.edit, action: \.destination.edit)`. It has the same store.
  ///
  /// Writing nil sends `.dismiss`, which is what a sheet does that the person closes. If the child is still
  /// there afterwards, that is reported as an issue: the reducer lacks an `ifLet`.
  ///
  /// - Parameters:
  ///   - state: The state of the child: the optional, or what `@Presents` keeps it in.
  ///   - action: The case that holds its actions.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The binding.
  public func scope<State: ObservableState, Action, Child: _ScopableState, ChildAction>(
    state: KeyPath<State, Child>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Child.Unwrapped, ChildAction>?> where _Held == Store<State, Action> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return _held.presentation(Child._scopeKeyPath(state), action, at: location).binding
  }

  /// The store of a navigation stack, as a binding.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) { … } destination: { … }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - action: The case that holds its actions.
  /// - Returns: The binding.
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where _Held == Store<State, Action> {
    _held.stack(state, action).binding
  }

  /// A field of the store, for `sending`.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreBinding<State, Action, Member> where _Held == Store<State, Action> {
    _StoreBinding(store: _held, keyPath: keyPath)
  }
}
