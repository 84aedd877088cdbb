extension AnyCasePath {
  /// Goes on from the value of this case to a case of that value.
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
    // It holds on to the functions: of a path it would look up the type whenever it is used.
    let embedding = embedding
    let appendedEmbedding = path.embedding
    return AnyCasePath<Root, AppendedValue>(
      embed: { embedding(appendedEmbedding($0)) },
      extraction: { extract(from: $0).flatMap(path.extract) }
    )
  }

  /// Goes on from the value of this case to a case of that value.
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

  /// Goes on from the value of this case to a case of that value.
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

/// The precedence of `..`, which puts case paths together from left to right.
precedencegroup CasePathCompositionPrecedence {
  associativity: left
}

/// Goes on from what a function extracts to a case of it.
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
