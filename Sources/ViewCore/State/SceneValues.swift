import Foundation
package import ViewValues

/// The values of a window that its views share by name.
final class SceneValues {
  private struct Name: Hashable {
    let key: String
    let type: ObjectIdentifier
  }

  /// The values of the window for code without views, which a server may keep.
  let window: WindowValues
  private var locations: [Name: AnyObject] = [:]

  init(_ window: WindowValues) {
    self.window = window
  }

  /// The value of a name and a type, which is made for the first property of the name.
  func location<Value>(
    of key: String,
    default defaultValue: Value,
    _ coding: SceneCoding<Value>
  ) -> SceneLocation<Value> {
    let name = Name(key: key, type: ObjectIdentifier(Value.self))
    if let known = locations[name] as? SceneLocation<Value> { return known }
    let new = SceneLocation(defaultValue, of: key, in: window, coding)
    locations[name] = new
    return new
  }
}

/// The storage of one value of a window.
// NB: Unchecked, because functions that encode a value are not marked as sendable. They use the value alone.
final class SceneLocation<Value>: @unchecked Sendable {
  private let location: StateLocation<Value>
  private let name: String
  private let coding: SceneCoding<Value>
  /// Weak, because the window keeps the values that were set.
  private weak var window: WindowValues?

  fileprivate init(
    _ defaultValue: Value,
    of key: String,
    in window: WindowValues,
    _ coding: SceneCoding<Value>
  ) {
    name = "scene/\(key)/\(Value.self)"
    self.window = window
    self.coding = coding
    location = StateLocation(window.former(name, decode: coding.decode) ?? defaultValue)
  }

  var value: Value {
    get { location.value }
    set {
      location.value = newValue
      if let window, window.isKept { window.set(self, for: name) }
    }
  }
}

extension SceneLocation: KeptValue {
  func encoded() -> Data? { coding.encode(location.peek()) }
}

extension EnvironmentValues {
  private enum SceneValuesKey: EnvironmentKey {
    static var defaultValue: SceneValues? { nil }
  }

  private enum WindowValuesKey: EnvironmentKey {
    static var defaultValue: WindowValues? { nil }
  }

  /// The values of the window for ``SceneStorage``.
  var sceneValues: SceneValues? {
    get { self[SceneValuesKey.self] }
    set { self[SceneValuesKey.self] = newValue }
  }

  /// The values that a server gives to a window, or `nil` where the window makes its own.
  package var windowValues: WindowValues? {
    get { self[WindowValuesKey.self] }
    set { self[WindowValuesKey.self] = newValue }
  }
}
