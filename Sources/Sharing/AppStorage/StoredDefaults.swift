#if !canImport(Darwin)
import ConcurrencyExtras
import Directories
public import Foundation
import IssueReporting
import ViewValues

/// User defaults that several processes may read and write.
///
/// Foundation's own defaults keep the values that they have read as long as the process lives, so that two processes
/// overwrite each other's values. All accessors of the class call the overridden ones.
///
/// Registered values are the values of names that have none, as with Foundation's own defaults. Each object has its
/// own, so that tests do not see each other's. Volatile domains are not read. Foundation on Linux reads only the
/// arguments of the process.
final class StoredDefaults: UserDefaults {
  let file: DefaultsFile
  /// The defaults whose values are taken over where the file has none.
  fileprivate let former: UserDefaults?
  private let url: URL
  private let disk: any Disk
  private let usersDefaults = Locked(WeakTable<String, StoredDefaults>())

  init?(_ url: URL, on disk: any Disk, former: UserDefaults? = nil) {
    self.former = former
    self.url = url
    self.disk = disk
    let changes = ChangeNotification()
    file = DefaultsFile(url, on: disk) { changes.post() }
    // With a name Foundation would read its own values.
    super.init(suiteName: nil)
    changes.sender = self
  }

  override func object(forKey defaultName: String) -> Any? {
    file[defaultName].object
  }

  // NB: Foundation's own keeps only the path, even of a URL of the web.
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
    removeFormerValue(of: defaultName)
    // A plain `nil` would call the overload for URLs, which calls this method.
    set(Any?.none, forKey: defaultName)
  }

  override func dictionaryRepresentation() -> [String: Any] {
    file.all(withRegistered: true)
  }

  /// The defaults of a user, which are one object as long as they are in use.
  func ownDefaults(of user: WindowUser) -> StoredDefaults? {
    usersDefaults.withLock { known in
      if let defaults = known[user.id] { return defaults }
      let new = StoredDefaults(user.file(for: url), on: disk)
      known[user.id] = new
      return new
    }
  }

  override func synchronize() -> Bool {
    file.waitUntilWritten()
  }

  /// Posts a notification of each change.
  ///
  /// NB: `@unchecked Sendable` holds because `sender` is set before other code has the defaults.
  private final class ChangeNotification: @unchecked Sendable {
    weak var sender: UserDefaults?

    func post() {
      guard let sender else { return }
      let center = NotificationCenter.default
      center.post(name: sender.changeNotification, object: sender)
      // An observer in the app may read the store whose reducer has set the value.
      Reduction.notify { center.post(name: UserDefaults.didChangeNotification, object: sender) }
    }
  }
}

extension UserDefaults {
  /// The name of the suite of these defaults, if they are Foundation's own.
  var suiteName: String? {
    guard type(of: self) == UserDefaults.self else { return nil }
    let suite = Mirror(reflecting: self).descendant("suite")
    return suite as? String ?? "UserDefaults.standard"
  }

  /// False: Foundation's own defaults post nothing when a value is set.
  static var postsAllChanges: Bool { false }

  /// The notification of a change, for properties.
  ///
  /// The defaults of this library post it at once, also while a reducer runs.
  var changeNotification: Notification.Name {
    sharedFile == nil ? UserDefaults.didChangeNotification : Notification.Name("Sharing.didChange")
  }

  /// Takes over a value of the defaults that the app had before these, if these have none.
  func takeFormerValue(of name: String) {
    guard let defaults = self as? StoredDefaults, defaults.file[name].object == nil,
      let value = defaults.former?.object(forKey: name)
    else { return }
    let file = defaults.file
    file.beginChange()
    // Another process may have been faster.
    guard file[name].object == nil else { return file.endChanges(1) }
    file.set(value, of: name, endingChanges: 1) { _ in }
  }

  /// Removes a value of the defaults that the app had before these, so that it does not come back.
  func removeFormerValue(of name: String) {
    guard let former = (self as? StoredDefaults)?.former, former.object(forKey: name) != nil else {
      return
    }
    former.removeObject(forKey: name)
    former.synchronize()
  }

  /// The file of these defaults, if they are those of this library.
  var sharedFile: DefaultsFile? { (self as? StoredDefaults)?.file }

  /// The user's own defaults, if these are defaults of this library.
  func defaults(of user: WindowUser) -> UserDefaults? {
    (self as? StoredDefaults)?.ownDefaults(of: user)
  }

  /// Defaults in a file.
  ///
  /// They call a closure when the new contents are written, and do not replace the old ones yet.
  package static func stored(
    at url: URL,
    willRename: @escaping @Sendable () -> Void = {}
  ) -> UserDefaults? {
    StoredDefaults(url, on: SystemDisk(willRename: willRename))
  }

  /// The defaults of this app: `defaults.plist` in its folder of settings.
  static func makeDefault() -> UserDefaults {
    let url = AppDirectories.current.settings.appendingPathComponent("defaults.plist")
    return StoredDefaults(url, on: SystemDisk(), former: .standard) ?? .standard
  }

  /// Empty defaults in memory, for tests.
  public static var inMemory: UserDefaults {
    StoredDefaults(URL(fileURLWithPath: "/defaults.plist"), on: MemoryDisk()) ?? .standard
  }
}
#endif
