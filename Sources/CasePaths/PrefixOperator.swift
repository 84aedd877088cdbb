prefix operator /

/// Makes the path of a case with a payload.
///
/// ```swift
/// (/Action.set).extract(from: .set(count: 3))  // 3
/// ```
///
/// It works for every enum, including those of other modules. Labels do not matter, and several values are a
/// tuple. The path looks for its case when it is first used. After that an extraction is a comparison and a
/// copy.
///
/// If the context does not determine the type of the path, write the type. Swift 6.3 otherwise takes
/// `let path = /Action.set` for a path of functions.
///
/// ```swift
/// let path: AnyCasePath<Action, Int> = /Action.set
/// ```
///
/// Leave a space between two of them: Swift takes `/a,/b` for a regular expression.
///
/// If the function is not a case, an issue is reported when the path is first used. The issue names the types
/// but not the line, which an operator does not know. Use
/// ``AnyCasePath/init(unsafe:fileID:filePath:line:column:)`` to get the line.
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

/// Returns a path unchanged, so that a path may be passed where a case is expected.
///
/// - Parameter path: A path.
/// - Returns: The path.
public prefix func / <Root, Value>(
  path: AnyCasePath<Root, Value>
) -> AnyCasePath<Root, Value> {
  path
}

/// Makes the key path of a case with a payload, where a key path is expected.
///
/// ```swift
/// Reduce { state, action in … }
///   .ifLet(\.player, action: /Action.player) { Player() }
/// ```
///
/// The key path wraps a case path. Two such key paths are never equal unless one is a copy of the other. The
/// parameter is optional so that the compiler prefers a case path where both fit.
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

/// Makes the function that checks whether an enum is of a case without a payload.
///
/// - Parameter root: A case. It is evaluated whenever the function is called.
/// - Returns: The function, which returns `nil` for another case.
@_disfavoredOverload
public prefix func / <Root>(
  root: @autoclosure @escaping @Sendable () -> Root
) -> (Root) -> Void? {
  AnyCasePath(reflecting: root, location: nil).extract
}

/// Makes the function that checks whether an optional enum is of a case without a payload.
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
