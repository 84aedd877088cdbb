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
/// window. A server with the option `--sessions` keeps it in a file, so that it outlives the process. Properties of one
/// name have to be of one type: another type has another value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let defaultValue: Value
  private let coding: SceneCoding<Value>
  private var location: SceneLocation<Value>?

  private init(_ key: String, default defaultValue: Value, _ coding: SceneCoding<Value>) {
    self.key = key
    self.defaultValue = defaultValue
    self.coding = coding
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
  public init(wrappedValue: Value, _ key: String) { self.init(key, default: wrappedValue, .plain) }
}

extension SceneStorage where Value == Int {
  /// An integer of the window.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, default: wrappedValue, .plain) }
}

extension SceneStorage where Value == Double {
  /// A number of the window.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, default: wrappedValue, .plain) }
}

extension SceneStorage where Value == String {
  /// A text of the window.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, default: wrappedValue, .plain) }
}

extension SceneStorage where Value == URL {
  /// A URL of the window.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, default: wrappedValue, .plain) }
}

extension SceneStorage where Value == Data {
  /// Bytes of the window.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, default: wrappedValue, .plain) }
}

extension SceneStorage where Value: RawRepresentable {
  /// A value of the window that is represented by an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) where Value.RawValue == Int {
    self.init(key, default: wrappedValue, .raw)
  }

  /// A value of the window that is represented by a text.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) where Value.RawValue == String {
    self.init(key, default: wrappedValue, .raw)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// An optional Boolean of the window, which is `nil` at first.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == Bool? { self.init(key, default: nil, .plain) }

  /// An optional integer of the window, which is `nil` at first.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == Int? { self.init(key, default: nil, .plain) }

  /// An optional number of the window, which is `nil` at first.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == Double? { self.init(key, default: nil, .plain) }

  /// An optional text of the window, which is `nil` at first.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == String? { self.init(key, default: nil, .plain) }

  /// An optional URL of the window, which is `nil` at first.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == URL? { self.init(key, default: nil, .plain) }

  /// Optional bytes of the window, which are `nil` at first.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == Data? { self.init(key, default: nil, .plain) }

  /// An optional value of the window that is represented by an integer, and is `nil` at first.
  ///
  /// - Parameter key: The name of the value.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, default: nil, .optionalRaw())
  }

  /// An optional value of the window that is represented by a text, and is `nil` at first.
  ///
  /// - Parameter key: The name of the value.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, default: nil, .optionalRaw())
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
    location = environment.sceneValues?.location(of: key, default: defaultValue, coding)
  }
}
