#if !canImport(Darwin)
public import Foundation

/// User defaults that several processes may read and write.
///
/// Foundation's own keep what they have read for as long as the process lives, so that two processes
/// overwrite each other's values. All accessors of the class go through the ones that are overridden.
final class StoredDefaults: UserDefaults {
  private let file: DefaultsFile

  init?(_ url: URL, on disk: any Disk) {
    let changes = ChangeNotification()
    file = DefaultsFile(url, on: disk) { changes.post() }
    // A name would have Foundation look for values of its own.
    super.init(suiteName: nil)
    changes.sender = self
  }

  override func object(forKey defaultName: String) -> Any? {
    file[defaultName]
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    set(value, forKey: defaultName) { _ in }
  }

  fileprivate func set(
    _ value: Any?,
    forKey name: String,
    completion: @escaping FileWrite.Completion
  ) {
    file.set(value, of: name, completion: completion)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  override func removeObject(forKey defaultName: String) {
    // Plain `nil` would be the URL that another overload takes, and that one removes the object.
    set(Any?.none, forKey: defaultName)
  }

  override func dictionaryRepresentation() -> [String: Any] {
    file.all
  }

  override func synchronize() -> Bool {
    file.waitUntilWritten()
  }

  /// Tells of changes that other processes made.
  ///
  /// NB: `@unchecked Sendable` holds because `sender` is set before anyone else has the defaults.
  private final class ChangeNotification: @unchecked Sendable {
    weak var sender: UserDefaults?

    func post() {
      guard let sender else { return }
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: sender)
    }
  }
}

extension UserDefaults {
  /// Sets or removes a value, and says when it is written.
  func save(_ value: Any?, forKey name: String, completion: @escaping FileWrite.Completion) {
    guard let defaults = self as? StoredDefaults else {
      set(value, forKey: name)
      return completion(.success(()))
    }
    defaults.set(value, forKey: name, completion: completion)
  }

  /// The defaults of this app: `defaults.plist` in a folder of its name in the person's configuration
  /// folder.
  static func makeDefault() -> UserDefaults {
    StoredDefaults(.defaults, on: SystemDisk()) ?? .standard
  }

  /// Defaults in memory, which are empty and which nobody else sees.
  ///
  /// Tests have them.
  public static var inMemory: UserDefaults {
    StoredDefaults(URL(fileURLWithPath: "/defaults.plist"), on: MemoryDisk()) ?? .standard
  }
}

extension URL {
  /// Where the defaults of this app are, as the XDG Base Directory Specification has it.
  fileprivate static var defaults: URL {
    userDefaults(
      environment: ProcessInfo.processInfo.environment,
      home: FileManager.default.homeDirectoryForCurrentUser,
      app: ProcessInfo.processInfo.processName
    )
  }

  static func userDefaults(environment: [String: String], home: URL, app: String) -> URL {
    let folder =
      environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? home.appendingPathComponent(".config")
    return folder.appendingPathComponent(app).appendingPathComponent("defaults.plist")
  }
}
#endif
