public import CasePaths

extension UIBinding {
  /// A binding to the value of a case, or nil where the enum is of another.
  ///
  /// Once the enum is of another case, the binding keeps the last value, and what is written to it changes
  /// nothing.
  ///
  /// - Parameter keyPath: The case.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> UIBinding<Member>? where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: keyPath]
    return UIBinding<Member>(
      UIBinding<Member?>(place.followed(by: .ofCase(keyPath))) {
        path.extract(from: wrappedValue)
      } set: { member in
        if let member { wrappedValue = path.embed(member) }
      }
    )
  }

  /// A binding to what one case of an optional enum presents: nil while it is of another case, or nil.
  ///
  /// Writing nil makes the enum nil, if it is of the case.
  ///
  /// - Parameter keyPath: The case.
  public subscript<V: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<V.AllCasePaths, AnyCasePath<V, Member>>
  ) -> UIBinding<Member?> where Value == V? {
    let path = V.allCasePaths[keyPath: keyPath]
    return UIBinding<Member?>(place.followed(by: .ofCase(keyPath))) {
      wrappedValue.flatMap { path.extract(from: $0) }
    } set: { member in
      guard wrappedValue.flatMap({ path.extract(from: $0) }) != nil else { return }
      wrappedValue = member.map { path.embed($0) }
    }
  }

  /// A binding to whether an optional enum is of a case without a value.
  ///
  /// Writing false makes the enum nil, if it is of the case; writing true makes it the case.
  ///
  /// - Parameter keyPath: The case.
  public subscript<V: CasePathable>(
    dynamicMember keyPath: KeyPath<V.AllCasePaths, AnyCasePath<V, Void>>
  ) -> UIBinding<Bool> where Value == V? {
    let path = V.allCasePaths[keyPath: keyPath]
    let isOfCase = { wrappedValue.flatMap { path.extract(from: $0) } != nil }
    return UIBinding<Bool>(place.followed(by: .ofCase(keyPath)), get: isOfCase) { isPresent in
      if isPresent {
        wrappedValue = path.embed(())
      } else if isOfCase() {
        wrappedValue = nil
      }
    }
  }
}
