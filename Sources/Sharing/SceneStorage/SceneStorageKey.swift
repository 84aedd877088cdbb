import Dependencies
import Foundation
import ViewValues

extension SharedReaderKey {
  /// A value of the window, which a server can keep when its process ends.
  ///
  /// ```swift
  /// @Shared(.sceneStorage("draft")) var draft = Draft()
  /// ```
  ///
  /// All properties of one name in a window share the value, and each window has its own. It ends with the window. A
  /// server with the option `--sessions` keeps it in a file. When the process was started anew, the window goes on with
  /// the value. A value that the new program cannot decode is replaced by the default.
  ///
  /// The window is the one whose event, or whose view, started the code that makes the property. Code that belongs to
  /// no window, such as a test of a feature, has values in memory. So has a window without that option.
  ///
  /// It is apart from a value of the same name in `@SceneStorage` of a view.
  ///
  /// - Parameter key: The name of the value.
  /// - Returns: The key.
  public static func sceneStorage<Value: Codable & Sendable>(_ key: String) -> Self
  where Self == SceneStorageKey<Value> {
    SceneStorageKey(name: key)
  }
}

/// The key of a value that belongs to a window.
public struct SceneStorageKey<Value: Codable & Sendable>: SharedKey {
  private let name: String
  private let window: WindowValues

  init(name: String) {
    @Dependency(\.valuesOutsideOfWindows) var values
    self.name = name
    window = CurrentPage.value?.values ?? values
  }

  /// The name, and the window.
  public var id: SceneStorageKeyID { SceneStorageKeyID(name: name, window: window) }

  private var keptName: String { "shared/\(name)" }

  /// Returns the value of the window at once.
  ///
  /// If there is none, the default becomes the value.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    if let known = window.value(of: keptName) as? KeptSceneValue<Value> {
      return continuation.resume(returning: known.value)
    }
    let former = window.former(keptName) { try? KeptCoding.decode(Value.self, from: $0) }
    if former == nil, let initial = context.initialValue {
      window.setDefault(KeptSceneValue(initial), for: keptName)
    }
    continuation.resume(with: .success(former ?? context.initialValue))
  }

  /// Does nothing: only properties change the value.
  public func subscribe(
    context _: LoadContext<Value>,
    subscriber _: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  /// Keeps the value, at once.
  public func save(_ value: Value, context _: SaveContext, continuation: SaveContinuation) {
    window.set(KeptSceneValue(value), for: keptName)
    continuation.resume()
  }
}

/// The identity of a value of a window.
public struct SceneStorageKeyID: Hashable {
  let name: String
  let window: WindowValues
}

extension SceneStorageKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String { ".sceneStorage(\(name.debugDescription))" }
}

/// The value of a window.
private final class KeptSceneValue<Value: Codable & Sendable>: KeptValue {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  func encoded() -> Data? { try? KeptCoding.encode(value) }
}

extension DependencyValues {
  /// The values of code that belongs to no window.
  fileprivate var valuesOutsideOfWindows: WindowValues { self[ValuesOutsideOfWindows.self] }
}

private enum ValuesOutsideOfWindows: DependencyKey {
  static var liveValue: WindowValues { WindowValues() }
  static var testValue: WindowValues { WindowValues() }
}
