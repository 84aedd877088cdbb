public import Foundation

/// A value that belongs to a window, and that all views of the window share by its name.
///
/// ```swift
/// struct Mail: View {
///   @SceneStorage("selectedFolder") private var folder = "Inbox"
///
///   var body: some View {
///     FolderPicker(selection: $folder)
///   }
/// }
/// ```
///
/// The value stays when its views leave the screen, and when the user reloads the page. It ends with the session of the
/// window. Properties of one name have to be of one type: another type has another value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let defaultValue: Value
  private var location: StateLocation<Value>?

  private init(_ key: String, default defaultValue: Value) {
    self.key = key
    self.defaultValue = defaultValue
  }

  /// The value.
  ///
  /// Outside of a view on the screen it is the default, and setting it reports an issue.
  public var wrappedValue: Value {
    get { location?.value ?? defaultValue }
    nonmutating set {
      guard let location else { return Issues.report(Issues.stateSetOutsideView(Value.self)) }
      location.value = newValue
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(defaultValue) }
    return Binding {
      location.value
    } set: {
      location.value = $0
    }
  }
}

extension SceneStorage where Value == Bool {
  /// A Boolean of the window.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, default: wrappedValue) }
}

extension SceneStorage where Value == Int {
  /// An integer of the window.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, default: wrappedValue) }
}

extension SceneStorage where Value == Double {
  /// A number of the window.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, default: wrappedValue) }
}

extension SceneStorage where Value == String {
  /// A text of the window.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, default: wrappedValue) }
}

extension SceneStorage where Value == URL {
  /// A URL of the window.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, default: wrappedValue) }
}

extension SceneStorage where Value == Data {
  /// Bytes of the window.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, default: wrappedValue) }
}

extension SceneStorage where Value: RawRepresentable {
  /// A value of the window that is represented by an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) where Value.RawValue == Int {
    self.init(key, default: wrappedValue)
  }

  /// A value of the window that is represented by a text.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) where Value.RawValue == String {
    self.init(key, default: wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// An optional Boolean of the window, which is `nil` at first.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == Bool? { self.init(key, default: nil) }

  /// An optional integer of the window, which is `nil` at first.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == Int? { self.init(key, default: nil) }

  /// An optional number of the window, which is `nil` at first.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == Double? { self.init(key, default: nil) }

  /// An optional text of the window, which is `nil` at first.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == String? { self.init(key, default: nil) }

  /// An optional URL of the window, which is `nil` at first.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == URL? { self.init(key, default: nil) }

  /// Optional bytes of the window, which are `nil` at first.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == Data? { self.init(key, default: nil) }

  /// An optional value of the window that is represented by an integer, and is `nil` at first.
  ///
  /// - Parameter key: The name of the value.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, default: nil)
  }

  /// An optional value of the window that is represented by a text, and is `nil` at first.
  ///
  /// - Parameter key: The name of the value.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, default: nil)
  }
}

extension SceneStorage: Sendable where Value: Sendable {}

extension SceneStorage: StoredDynamicProperty {
  package static var ignoresLaterValues: Bool { false }

  package mutating func install(
    in slot: inout AnyObject?,
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  ) {
    location = environment.sceneValues?.location(of: key, default: defaultValue)
  }
}

/// The values of a window that its views share by name.
final class SceneValues {
  private struct Name: Hashable {
    let key: String
    let type: ObjectIdentifier
  }

  private var locations: [Name: AnyObject] = [:]

  /// The value of a name and a type, which is made for the first property of the name.
  func location<Value>(of key: String, default defaultValue: Value) -> StateLocation<Value> {
    let name = Name(key: key, type: ObjectIdentifier(Value.self))
    if let known = locations[name] as? StateLocation<Value> { return known }
    let new = StateLocation(defaultValue)
    locations[name] = new
    return new
  }
}

extension EnvironmentValues {
  private enum SceneValuesKey: EnvironmentKey {
    static var defaultValue: SceneValues? { nil }
  }

  /// The values of the window for ``SceneStorage``.
  var sceneValues: SceneValues? {
    get { self[SceneValuesKey.self] }
    set { self[SceneValuesKey.self] = newValue }
  }
}
