public import CasePaths
public import ViewLayer

/// A store of an enum of features, which has a case for each feature.
@MainActor
public protocol _StoreWithCaseScope<_CaseScope> {
  associatedtype _CaseScope: CasePathable

  /// The store of the current feature, in its case.
  var _caseScope: _CaseScope { get }
}

extension Store: _StoreWithCaseScope
where
  State: CaseReducerState & ObservableState,
  State.StateReducer.Action == Action,
  State.StateReducer.CaseScope: CasePathable
{
  /// The store of the current feature, in its case.
  public var _caseScope: State.StateReducer.CaseScope { `case` }
}

/// An optional store of an enum of features.
@MainActor
public protocol _OptionalStoreWithCaseScope: ExpressibleByNilLiteral {
  associatedtype _CaseScope: CasePathable

  /// The store of the current feature, in its case.
  var _optionalCaseScope: _CaseScope? { get }
}

extension Optional: _OptionalStoreWithCaseScope where Wrapped: _StoreWithCaseScope {
  /// The store of the current feature, in its case.
  public var _optionalCaseScope: Wrapped._CaseScope? { self?._caseScope }
}

extension Binding where Value: _OptionalStoreWithCaseScope {
  /// A binding to the store of one case, which is nil while another case or nothing is presented.
  ///
  /// ```swift
  /// @Reducer enum Destination { case add(AddFeature), edit(EditFeature) }
  ///
  /// .sheet(item: $store.scope(state: \.destination, action: \.destination).edit) { editStore in
  ///   EditView(store: editStore)
  /// }
  /// ```
  ///
  /// Writing nil dismisses the feature if it is in this case.
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
