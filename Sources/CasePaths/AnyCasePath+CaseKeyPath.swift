extension AnyCasePath {
  /// Creates the path that the key path of a case leads to.
  ///
  /// ```swift
  /// let path = AnyCasePath(\Action.Cases.set)
  /// ```
  ///
  /// The first use of a key path takes half a microsecond, and later ones are a lookup.
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
            // Execution cannot continue without a value of the enum.
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
  /// Appends a case of the enum that this case's value is.
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
