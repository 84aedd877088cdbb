/// A stored property of a view that brings its own data, such as ``State``.
///
/// A type that is made of such properties conforms too, and the graph finds them in it:
///
/// ```swift
/// struct Toggled: DynamicProperty {
///   @State var isOn = false
/// }
/// ```
public protocol DynamicProperty {
  /// Called before each run of the view's body, when the properties inside are up to date.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// Whatever a dynamic property belongs to and makes run again.
@MainActor
package protocol DynamicPropertyOwner: AnyObject {
  func invalidate()
}

/// A dynamic property of the library: it keeps something in a slot of the node.
@MainActor
package protocol StoredDynamicProperty: DynamicProperty {
  /// Whether the initial value in the view is ignored once the property is installed, so that a
  /// different one is no reason to run the body.
  static var ignoresLaterValues: Bool { get }

  /// Connects the property of a view that is about to run with what its node keeps.
  mutating func install(
    in slot: inout AnyObject?,
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  )
}
