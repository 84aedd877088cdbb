/// The root type of key paths of cases; it stands for an enum or for the value in one of its cases.
///
/// It appears only in types. `\Action.Cases.set` is a key path from the whole of `Action` to its value of
/// type `Int`:
///
/// ```swift
/// let path: KeyPath<Case<Action>, Case<Int>> = \Action.Cases.set
/// ```
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  /// The path to here, or `nil` at the start.
  let path: (any CasePathTo<Value>)?

  init(path: (any CasePathTo<Value>)?) {
    self.path = path
  }

  /// Creates the root of a key path, which stands for the whole enum.
  public init() {
    self.init(path: nil)
  }

  /// Creates a case from two functions.
  ///
  /// - Parameters:
  ///   - embed: Wraps a value in the case.
  ///   - extract: Takes the value out, or returns `nil` for another case.
  public init<Root>(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(path: AnyCasePath(embed: embed, extract: extract))
  }

  /// Creates the case that a key path leads to.
  ///
  /// - Parameter keyPath: The key path of a case.
  public init<Root>(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: keyPath]
  }

  /// Appends a case of the enum that this case's value is.
  ///
  /// `\Action.Cases.child.tapped` goes through this subscript twice.
  ///
  /// The key path passes through optionals: `\Action.Cases.alert.confirm` works with `case alert(Alert?)`. In
  /// the original `\.alert` is also a path to the `Alert` itself; here that is `\.alert.some`. A second subscript
  /// would make the compiler check each view with such a key path twice, and hide its message about mistakes.
  ///
  /// - Parameter keyPath: A case of the enum.
  public subscript<AppendedValue>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, AppendedValue>>
  ) -> Case<AppendedValue> where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: keyPath])
  }

  func appending<AppendedValue>(
    _ last: AnyCasePath<Value, AppendedValue>
  ) -> Case<AppendedValue> {
    Case<AppendedValue>(path: path?.followed(by: last) ?? last)
  }

  /// Wraps a value in an enum whose type is erased.
  public func _embed(_ value: Value) -> Any {
    path?.embedInAny(value) ?? value
  }

  /// Takes the value out of an enum whose type is erased.
  public func _extract(from root: Any) -> Value? {
    guard let path else { return root as? Value }
    return path.extractFromAny(root)
  }
}

extension Case where Value: CasePathable {
  /// A case that no value has, for enums without cases.
  public var never: Case<Never> {
    appending(
      AnyCasePath(embed: { (never: Never) -> Value in }, extraction: { _ in nil })
    )
  }
}
