public import CasePaths
public import SwiftNavigation

extension UIBinding where Value: _OptionalStoreWithCaseScope {
  /// A binding to the store of one case, which is nil while another case or nothing is presented.
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
  ) -> UIBinding<Case?> {
    let connection = StoreConnection(
      place: [UIBindingIdentifier(self)],
      get: { wrappedValue },
      set: { wrappedValue = $0 }
    )
    return connection.presenting(keyPath).uiBinding
  }
}
