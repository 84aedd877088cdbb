/// Where the key paths of cases start: it stands for an enum, or for the value in one of its cases.
///
/// You meet it only in types. `\Action.Cases.set` is a key path from a case of `Action`, which is all
/// of it, to a case of `Int`:
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

  /// Creates the start of a key path: everything is of this case.
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

  /// Goes on to a case of the enum that is the value here.
  ///
  /// This is what `\Action.Cases.child.tapped` is made of.
  ///
  /// The key path says nothing of an optional on the way: `\Action.Cases.alert.confirm` goes through
  /// `case alert(Alert?)`. The original also takes `\.alert` for a path to the `Alert` itself; here that is
  /// `\.alert.some`. A second subscript for it would have the compiler check each view with such a key path twice,
  /// and lose the message of what is wrong in it.
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

  /// Wraps a value, when only the value's type is known.
  public func _embed(_ value: Value) -> Any {
    path?.embedInAny(value) ?? value
  }

  /// Takes the value out, when only its type is known.
  public func _extract(from root: Any) -> Value? {
    guard let path else { return root as? Value }
    return path.extractFromAny(root)
  }
}

extension Case where Value: CasePathable {
  /// A case that no value is of; it stands for the case of an enum without cases.
  public var never: Case<Never> {
    appending(
      AnyCasePath(embed: { (never: Never) -> Value in }, extraction: { _ in nil })
    )
  }
}
