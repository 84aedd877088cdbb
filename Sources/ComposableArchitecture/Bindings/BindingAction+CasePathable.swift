public import CasePaths

extension BindingAction: CasePathable {
  /// The fields, as cases of the action.
  ///
  /// ```swift
  /// await store.receive(\.binding.$name) { $0.name = "Blob" }
  /// ```
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The action of writing to a field, as a case whose payload is the value.
    ///
    /// - Parameter keyPath: The field.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, BindingState<Value>>
    ) -> AnyCasePath<BindingAction, Value> {
      let keyPath = keyPath.shareable
      return AnyCasePath {
        .set(keyPath, $0)
      } extract: {
        $0.writes(to: keyPath) ? $0.value as? Value : nil
      }
    }
  }

  /// The fields, as cases of the action.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
