#if !canImport(Darwin)
import Directories
public import Foundation
import IssueReporting

/// User defaults that several processes may read and write.
///
/// Foundation's own keep what they have read for as long as the process lives, so that two processes
/// overwrite each other's values. All accessors of the class go through the ones that are overridden.
///
/// What is registered is found where nothing is set, as with Foundation's own. It is that of these defaults
/// alone, so that tests do not see each other's. Volatile domains are not looked at: neither does Foundation
/// on Linux, but for the arguments of the process.
final class StoredDefaults: UserDefaults {
  let file: DefaultsFile

  init?(_ url: URL, on disk: any Disk) {
    let changes = ChangeNotification()
    file = DefaultsFile(url, on: disk) { changes.post() }
    // A name would have Foundation look for values of its own.
    super.init(suiteName: nil)
    changes.sender = self
  }

  override func object(forKey defaultName: String) -> Any? {
    file[defaultName].object
  }

  // NB: Foundation's own keeps the path alone, of whatever kind of URL.
  override func url(forKey defaultName: String) -> URL? {
    file[defaultName].object.flatMap { try? DefaultsCoding<URL>.url.decode($0) }
  }

  override func set(_ url: URL?, forKey defaultName: String) {
    set(url.flatMap { try? DefaultsCoding<URL>.url.encode($0) }, forKey: defaultName)
  }

  override func register(defaults registrationDictionary: [String: Any]) {
    file.register(registrationDictionary)
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    if let value, !PropertyListSerialization.propertyList(value, isValidFor: .binary) {
      return reportIssue(Issues.noPropertyList(value, key: defaultName))
    }
    file.beginChange()
    file.set(value, of: defaultName, endingChanges: 1) { _ in }
  }

  override func removeObject(forKey defaultName: String) {
    // Plain `nil` would be the URL that another overload takes, and that one removes the object.
    set(Any?.none, forKey: defaultName)
  }

  override func dictionaryRepresentation() -> [String: Any] {
    file.all(withRegistered: true)
  }

  override func synchronize() -> Bool {
    file.waitUntilWritten()
  }

  /// Tells of changes, whoever made them.
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
  /// The name of the suite that these defaults are, as Foundation's own have one.
  var suiteName: String? {
    let suite = Mirror(reflecting: self).descendant("suite")
    return suite as? String
  }

  /// The file that these defaults are, unless they are Foundation's own or someone else's.
  var sharedFile: DefaultsFile? { (self as? StoredDefaults)?.file }

  /// Defaults in a file, which call a closure when new contents are written, and have not taken the place
  /// of the old ones yet.
  package static func stored(
    at url: URL,
    willRename: @escaping @Sendable () -> Void = {}
  ) -> UserDefaults? {
    StoredDefaults(url, on: SystemDisk(willRename: willRename))
  }

  /// The defaults of this app: `defaults.plist` in its folder of settings.
  static func makeDefault() -> UserDefaults {
    let url = AppDirectories.current.settings.appendingPathComponent("defaults.plist")
    return StoredDefaults(url, on: SystemDisk()) ?? .standard
  }

  /// Defaults in memory, which are empty and which nobody else sees.
  ///
  /// Tests have them.
  public static var inMemory: UserDefaults {
    StoredDefaults(URL(fileURLWithPath: "/defaults.plist"), on: MemoryDisk()) ?? .standard
  }
}
#endif
