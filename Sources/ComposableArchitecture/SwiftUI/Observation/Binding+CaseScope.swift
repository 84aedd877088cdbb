public import CasePaths
#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

/// A store of one of several features, which has a case for each of them.
@MainActor
public protocol _StoreWithCaseScope<_CaseScope> {
  associatedtype _CaseScope: CasePathable

  /// The store of the feature that is there.
  var _caseScope: _CaseScope { get }
}

extension Store: _StoreWithCaseScope
where
  State: CaseReducerState & ObservableState,
  State.StateReducer.Action == Action,
  State.StateReducer.CaseScope: CasePathable
{
  /// The store of the feature that is there.
  public var _caseScope: State.StateReducer.CaseScope { `case` }
}

/// A store of one of several features, or none.
@MainActor
public protocol _OptionalStoreWithCaseScope: ExpressibleByNilLiteral {
  associatedtype _CaseScope: CasePathable

  /// The store of the feature that is there.
  var _optionalCaseScope: _CaseScope? { get }
}

extension Optional: _OptionalStoreWithCaseScope where Wrapped: _StoreWithCaseScope {
  /// The store of the feature that is there.
  public var _optionalCaseScope: Wrapped._CaseScope? { self?._caseScope }
}

extension Binding where Value: _OptionalStoreWithCaseScope {
  /// What one case of several features presents: nil while it is another one, or nothing.
  ///
  /// ```swift
  /// @Reducer enum Destination { case add(AddFeature), edit(EditFeature) }
  ///
  /// .sheet(item: $store.scope(state: \.destination, action: \.destination).edit) { editStore in
  ///   EditView(store: editStore)
  /// }
  /// ```
  ///
  /// Writing nil dismisses the feature, if it is of this case.
  ///
  /// - Parameter keyPath: The case.
  @preconcurrency
  @MainActor
  public subscript<Case>(
    dynamicMember keyPath: KeyPath<
      Value._CaseScope.AllCasePaths, AnyCasePath<Value._CaseScope, Case>
    >
  ) -> Binding<Case?> {
    StoreConnection(place: [], get: { wrappedValue }, set: { wrappedValue = $0 })
      .presenting(keyPath)
      .binding
  }
}
