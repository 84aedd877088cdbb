public import CasePaths
internal import ConcurrencyExtras
#if canImport(Darwin)
public import Combine
public import SwiftUI
#else
public import OpenCombine
public import ViewCore
#endif

/// A store can be held by `@ObservedObject`, in views that cannot use `@Bindable`.
///
/// The object says nothing: views observe the fields of the state that they read.
extension Store: ObservableObject {}

extension ObservedObject.Wrapper {
  /// The store of a child that is presented, as a binding: nil while nothing is.
  ///
  /// ```swift
  /// @ObservedObject var store: StoreOf<Inventory>
  ///
  /// .sheet(item: $store.scope(state: \.edit, action: \.edit)) { editStore in
  ///   EditView(store: editStore)
  /// }
  /// ```
  ///
  /// Writing nil sends `.dismiss`, which is what a sheet does that the person closes. If the child is still
  /// there afterwards, that is reported as an issue: the reducer lacks an `ifLet`.
  ///
  /// - Parameters:
  ///   - state: The optional state of the child.
  ///   - action: The case that holds its actions.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The binding.
  @preconcurrency
  @MainActor
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where ObjectType == Store<State, Action> {
    held.presentation(
      state,
      action,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// The store of a navigation stack, as a binding.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - action: The case that holds its actions.
  /// - Returns: The binding.
  @preconcurrency
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where ObjectType == Store<State, Action> {
    held.stack(state, action)
  }

  /// A field of the store, for `sending`.
  @_disfavoredOverload
  @preconcurrency
  @MainActor
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreBinding<State, Action, Member> where ObjectType == Store<State, Action> {
    _StoreBinding(store: held, keyPath: keyPath)
  }

  /// The store that is held, as a wrapper gives out nothing but bindings.
  @MainActor
  private var held: ObjectType {
    self[dynamicMember: \.itself].wrappedValue
  }
}

extension ObservableObject {
  /// The object itself, as a property that has a binding.
  fileprivate var itself: Self {
    get { self }
    set {}
  }
}
