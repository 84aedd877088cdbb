/// An object that a dynamic property runs again when its data changes.
@MainActor
package protocol DynamicPropertyOwner: AnyObject {
  func invalidate()
}

/// The content of a slot that is lost if the view is made anew.
@MainActor
protocol KeptState: AnyObject {
  /// Whether a new view would have another state than this one.
  var isKept: Bool { get }
}

/// A dynamic property that stores an object in a slot of its node.
@MainActor
package protocol StoredDynamicProperty: DynamicProperty {
  /// Whether the property ignores a new initial value after it is installed. A different initial
  /// value is then no reason to run the body.
  static var ignoresLaterValues: Bool { get }

  /// Connects the property with its slot before the view's body runs.
  mutating func install(
    in slot: inout AnyObject?,
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  )
}

/// A dynamic property whose declarations are compared in a way of their own.
@MainActor
package protocol DeclaredDynamicProperty: StoredDynamicProperty {
  /// Whether two declarations mean the same data, so that the body need not run for the later one.
  func isDeclared(as other: Self) -> Bool
}
