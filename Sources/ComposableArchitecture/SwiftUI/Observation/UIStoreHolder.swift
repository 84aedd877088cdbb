public import CasePaths
internal import ConcurrencyExtras
public import SwiftNavigation

/// A holder of a store that makes bindings outside of views: `@UIBindable`, or a binding.
@preconcurrency
@MainActor
public protocol _UIStoreHolder {
  associatedtype _Held

  /// The store.
  var _held: _Held { get }
}

extension UIBindable: _UIStoreHolder {
  /// The model.
  public var _held: Value { wrappedValue }
}

extension UIBinding: _UIStoreHolder {
  /// The value.
  public var _held: Value { wrappedValue }
}

extension _UIStoreHolder {
  /// A binding for code outside of views to the store of a presented child, or nil.
  ///
  /// ```swift
  /// @UIBindable var store: StoreOf<Inventory>
  ///
  /// let edit = $store.scope(state: \.$destination, action: \.destination).edit
  /// ```
  ///
  /// As with `@Bindable` in views, writing nil sends `.dismiss`. If the child is still present afterwards, the
  /// binding reports an issue.
  ///
  /// - Parameters:
  ///   - state: The state of the child: the optional, or its `@Presents` storage.
  ///   - action: The case with the child's actions.
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
  ) -> UIBinding<Store<Child.Unwrapped, ChildAction>?> where _Held == Store<State, Action> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return _held.presentation(Child._scopeKeyPath(state), action, at: location).uiBinding
  }

  /// A binding for code outside of views to the store of a navigation stack.
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> UIBinding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where _Held == Store<State, Action> {
    _held.stack(state, action).uiBinding
  }

  /// The form of `scope(state:action:)` for a presented child without the label `state:`.
  public func scope<State: ObservableState, Action, Child: _ScopableState, ChildAction>(
    _ state: KeyPath<State, Child>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> UIBinding<Store<Child.Unwrapped, ChildAction>?> where _Held == Store<State, Action> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return _held.presentation(Child._scopeKeyPath(state), action, at: location).uiBinding
  }

  /// The form of `scope(state:action:)` for a navigation stack without the label `state:`.
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> UIBinding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where _Held == Store<State, Action> {
    _held.stack(state, action).uiBinding
  }

  /// A field of the store, which `sending` makes a binding.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreUIBinding<State, Action, Member> where _Held == Store<State, Action> {
    _StoreUIBinding(field: _StoreBinding(store: _held, keyPath: keyPath))
  }
}

/// A field of a store that `sending` makes a binding for code outside of views.
///
/// See ``_StoreBinding``.
@dynamicMemberLookup
public struct _StoreUIBinding<State: ObservableState, Action, Value> {
  let field: _StoreBinding<State, Action, Value>

  /// A part of the field.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> _StoreUIBinding<State, Action, Member> {
    _StoreUIBinding<State, Action, Member>(field: field[dynamicMember: keyPath])
  }

  /// A binding that reads the field and sends an action for each write.
  @preconcurrency
  @MainActor
  public func sending(
    _ action: CaseKeyPath<Action, Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> UIBinding<Value> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return field.store.field(field.keyPath, sending: action, at: location).uiBinding
  }
}

/// A field of a store that `@UIBindable` holds.
public typealias _StoreUIBindable = _StoreUIBinding
