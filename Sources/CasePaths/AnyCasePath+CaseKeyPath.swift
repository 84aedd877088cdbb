extension AnyCasePath {
  /// Creates the path that a key path of a case stands for.
  ///
  /// ```swift
  /// let path = AnyCasePath(\Action.Cases.set)
  /// ```
  ///
  /// For a key path that was used before this is a lookup; the first time takes half a microsecond.
  ///
  /// - Parameter keyPath: The key path of a case.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    self = CasePathCache.path(of: keyPath) { Self(following: keyPath) }
  }

  private init(following keyPath: CaseKeyPath<Root, Value>) {
    switch Case<Root>()[keyPath: keyPath].path {
    case let path as AnyCasePath<Root, Value>:
      self = path
    case let path:
      // The identity, `\.self`, or a case that was made with a root of another type.
      let end = Case(path: path)
      self.init(
        embed: { value in
          guard let root = end._embed(value) as? Root else {
            // There is no value of the enum to go on with.
            preconditionFailure("The key path leads to a case that is not one of '\(Root.self)'")
          }
          return root
        },
        extraction: { end._extract(from: $0) }
      )
    }
  }
}

extension AnyCasePath where Value: CasePathable {
  /// Goes on to a case of the enum that is the value here.
  ///
  /// ```swift
  /// let path: AnyCasePath<Parent, Child> = /Parent.child
  /// path.tapped.extract(from: .child(.tapped))
  /// ```
  ///
  /// - Parameter keyPath: A case of the enum.
  public subscript<AppendedValue>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, AppendedValue>>
  ) -> AnyCasePath<Root, AppendedValue> {
    appending(path: Value.allCasePaths[keyPath: keyPath])
  }
}
