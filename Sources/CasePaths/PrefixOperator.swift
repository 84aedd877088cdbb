prefix operator /

/// Makes the path of a case with a payload.
///
/// ```swift
/// (/Action.set).extract(from: .set(count: 3))  // 3
/// ```
///
/// It works for every enum, also of other modules. Labels do not matter, and several values are a
/// tuple. The case is found the first time that it may be there, and from then on costs a comparison.
///
/// Where nothing else says the type of the path, write it: Swift 6.3 takes `let path = /Action.set` for
/// a path of functions.
///
/// ```swift
/// let path: AnyCasePath<Action, Int> = /Action.set
/// ```
///
/// Leave a space between two of them: Swift takes `/a,/b` for a regular expression.
///
/// If the function is no case, an issue says so when the path is first used. It names the types; an
/// operator does not know the line that it is in. ``AnyCasePath/init(unsafe:fileID:filePath:line:column:)``
/// does.
///
/// - Parameter embed: A case.
/// - Returns: The path of the case.
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> AnyCasePath<Root, Value> {
  AnyCasePath(reflecting: embed, location: nil)
}

/// Makes the path of a case in an optional enum.
///
/// ```swift
/// let path: AnyCasePath<Action?, Int> = /Action.set
/// ```
///
/// - Parameter embed: A case.
/// - Returns: The path of the case, which extracts nothing from `nil`.
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root?
) -> AnyCasePath<Root?, Value> {
  AnyCasePath(reflecting: embed, location: nil)
}

/// Makes the path of a case without a payload.
///
/// ```swift
/// (/Action.increment).extract(from: .increment) != nil  // true
/// ```
///
/// - Parameter root: A case. It is evaluated whenever the path is used.
/// - Returns: The path of the case.
public prefix func / <Root>(
  root: @autoclosure @escaping @Sendable () -> Root
) -> AnyCasePath<Root, Void> {
  AnyCasePath(reflecting: root, location: nil)
}

/// Makes the path of a case without a payload in an optional enum.
///
/// - Parameter root: A case. It is evaluated whenever the path is used.
/// - Returns: The path of the case.
public prefix func / <Root>(
  root: @autoclosure @escaping @Sendable () -> Root?
) -> AnyCasePath<Root?, Void> {
  AnyCasePath(reflecting: root, location: nil)
}

/// Makes the path from a type to itself.
///
/// ```swift
/// Scope(state: /State.self, action: /Action.self) { … }
/// ```
///
/// - Parameter type: A type.
/// - Returns: A path that embeds and extracts everything.
public prefix func / <Root>(type: Root.Type) -> AnyCasePath<Root, Root> {
  AnyCasePath()
}

/// Returns a path as it is, so that what takes a case may also be given a path.
///
/// - Parameter path: A path.
/// - Returns: The path.
public prefix func / <Root, Value>(
  path: AnyCasePath<Root, Value>
) -> AnyCasePath<Root, Value> {
  path
}

/// Makes the key path of a case with a payload, where a key path is asked for.
///
/// ```swift
/// Reduce { state, action in … }
///   .ifLet(\.player, action: /Action.player) { Player() }
/// ```
///
/// It is the case path in the guise of a key path; two that are made apart are not equal. The case is
/// optional so that the compiler takes this only where no case path does.
///
/// - Parameter embed: A case.
/// - Returns: The key path of the case.
public prefix func / <Root, Value>(embed: ((Value) -> Root)?) -> CaseKeyPath<Root, Value> {
  guard let embed else {
    preconditionFailure("There is no case to make a key path of.")
  }
  return \Case<Root>.[PathReference(AnyCasePath(reflecting: embed, location: nil))]
}

/// Makes the function that extracts from a case with a payload.
///
/// ```swift
/// let counts = actions.compactMap(/Action.set)
/// ```
///
/// - Parameter embed: A case.
/// - Returns: The function that extracts from it.
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> (Root) -> Value? {
  AnyCasePath(reflecting: embed, location: nil).extract
}

/// Makes the function that extracts from a case in an optional enum.
///
/// - Parameter embed: A case.
/// - Returns: The function that extracts from it.
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root?) -> (Root?) -> Value? {
  AnyCasePath(reflecting: embed, location: nil).extract
}

/// Makes the function that says whether an enum is of a case without a payload.
///
/// - Parameter root: A case. It is evaluated whenever the function is called.
/// - Returns: The function, which returns `nil` for another case.
@_disfavoredOverload
public prefix func / <Root>(
  root: @autoclosure @escaping @Sendable () -> Root
) -> (Root) -> Void? {
  AnyCasePath(reflecting: root, location: nil).extract
}

/// Makes the function that says whether an optional enum is of a case without a payload.
///
/// - Parameter root: A case. It is evaluated whenever the function is called.
/// - Returns: The function, which returns `nil` for another case and for `nil`.
@_disfavoredOverload
public prefix func / <Root>(
  root: @autoclosure @escaping @Sendable () -> Root
) -> (Root?) -> Void? {
  let extract = AnyCasePath(reflecting: root, location: nil).extract
  return { $0.flatMap(extract) }
}
