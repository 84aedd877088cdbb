extension AnyCasePath {
  /// Appends the path of a case of this case's value.
  ///
  /// ```swift
  /// let path = (/Result<Action, any Error>.success).appending(path: /Action.set)
  /// path.embed(3)  // Result.success(.set(count: 3))
  /// ```
  ///
  /// - Parameter path: The path of a case of this case's value.
  /// - Returns: A path from this one's enum to that one's value.
  public func appending<AppendedValue>(
    path: AnyCasePath<Value, AppendedValue>
  ) -> AnyCasePath<Root, AppendedValue> {
    // Capturing the paths themselves would make each use look up their generic type.
    let embedding = embedding
    let appendedEmbedding = path.embedding
    return AnyCasePath<Root, AppendedValue>(
      embed: { embedding(appendedEmbedding($0)) },
      extraction: { extract(from: $0).flatMap(path.extract) }
    )
  }

  /// Appends the path of a case of this case's value.
  ///
  /// ```swift
  /// /Parent.child .. /Child.set
  /// ```
  ///
  /// - Parameters:
  ///   - lhs: A path.
  ///   - rhs: The path of a case of that path's value.
  /// - Returns: A path from the first one's enum to the second one's value.
  public static func .. <AppendedValue>(
    lhs: AnyCasePath,
    rhs: AnyCasePath<Value, AppendedValue>
  ) -> AnyCasePath<Root, AppendedValue> {
    lhs.appending(path: rhs)
  }

  /// Appends the path of a case of this case's value.
  ///
  /// ```swift
  /// /Parent.child .. Child.set
  /// ```
  ///
  /// - Parameters:
  ///   - lhs: A path.
  ///   - rhs: A case of that path's value.
  /// - Returns: A path from the first one's enum to the value of the case.
  public static func .. <AppendedValue>(
    lhs: AnyCasePath,
    rhs: @escaping (AppendedValue) -> Value
  ) -> AnyCasePath<Root, AppendedValue> {
    lhs.appending(path: /rhs)
  }
}

infix operator .. : CasePathCompositionPrecedence

/// The precedence of `..`, which appends case paths from left to right.
precedencegroup CasePathCompositionPrecedence {
  associativity: left
}

/// Appends a case to a function that extracts an enum.
///
/// - Parameters:
///   - lhs: A function that extracts an enum.
///   - rhs: A case of the enum.
/// - Returns: A function that extracts the value of the case.
public func .. <Root, Value, AppendedValue>(
  lhs: @escaping (Root) -> Value?,
  rhs: @escaping (AppendedValue) -> Value
) -> (Root) -> AppendedValue? {
  let path: AnyCasePath<Value, AppendedValue> = /rhs
  return { lhs($0).flatMap(path.extract) }
}
