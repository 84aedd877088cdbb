public import CasePaths
public import ViewLayer

extension Binding {
  /// A binding to the value of a case, or `nil` while the enum is another case.
  ///
  /// When the enum changes to another case, the binding keeps the last value. As in the original, writing to it
  /// changes the enum back to its case.
  ///
  /// - Parameter keyPath: The case.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Binding<Member>? where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: keyPath]
    return Binding<Member>(
      Binding<Member?> {
        path.extract(from: wrappedValue)
      } set: { member, transaction in
        guard let member else { return }
        self.transaction(transaction).wrappedValue = path.embed(member)
      }
    )
  }

  /// A binding to the value of one case of an optional enum, or `nil` while the enum is another case or `nil`.
  ///
  /// ```swift
  /// .sheet(item: $model.destination.edit) { item in
  ///   EditView(item: item)
  /// }
  /// ```
  ///
  /// Writing changes the enum only while it is the case. Writing `nil` makes the enum `nil`.
  ///
  /// - Parameter keyPath: The case.
  public subscript<Enum: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member>>
  ) -> Binding<Member?> where Value == Enum? {
    let path = Enum.allCasePaths[keyPath: keyPath]
    return Binding<Member?> {
      wrappedValue.flatMap { path.extract(from: $0) }
    } set: { member, transaction in
      guard wrappedValue.flatMap({ path.extract(from: $0) }) != nil else { return }
      self.transaction(transaction).wrappedValue = member.map { path.embed($0) }
    }
  }

  /// A binding to whether an optional enum is a case without a value.
  ///
  /// Writing `false` makes the enum `nil` if it is the case. Writing `true` makes it the case.
  ///
  /// - Parameter keyPath: The case.
  public subscript<Enum: CasePathable>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Void>>
  ) -> Binding<Bool> where Value == Enum? {
    let path = Enum.allCasePaths[keyPath: keyPath]
    return Binding<Bool> {
      wrappedValue.flatMap { path.extract(from: $0) } != nil
    } set: { isPresent, transaction in
      let binding = self.transaction(transaction)
      if isPresent {
        binding.wrappedValue = path.embed(())
      } else if wrappedValue.flatMap({ path.extract(from: $0) }) != nil {
        binding.wrappedValue = nil
      }
    }
  }
}
