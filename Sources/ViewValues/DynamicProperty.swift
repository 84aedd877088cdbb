/// A stored property of a view that provides data of its own, such as `State`.
///
/// A type that consists of such properties conforms too, and the graph finds the properties in it:
///
/// ```swift
/// struct Toggled: DynamicProperty {
///   @State var isOn = false
/// }
/// ```
public protocol DynamicProperty {
  /// Called before each run of the view's body, after the nested properties were updated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
