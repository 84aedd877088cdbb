public import CasePaths
public import SwiftNavigation

extension UIBinding where Value: _OptionalStoreWithCaseScope {
  /// What one case of several features presents: nil while it is another one, or nothing.
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
  ) -> UIBinding<Case?> {
    let connection = StoreConnection(
      place: [UIBindingIdentifier(self)],
      get: { wrappedValue },
      set: { wrappedValue = $0 }
    )
    return connection.presenting(keyPath).uiBinding
  }
}
