import ConcurrencyExtras
public import Dependencies
public import Foundation

extension DependencyValues {
  /// The user defaults of `.appStorage`.
  ///
  /// In an app these are the defaults of the user. On Linux they are a file `defaults.plist` in the app's folder of
  /// `$XDG_CONFIG_HOME`, or of `~/.config`. With the app's option `--data` the file is in the given folder. Each test
  /// and preview has its own, empty defaults.
  ///
  /// The first property of a name writes its default, so that `defaultAppStorage.integer(forKey:)` finds it. If another
  /// process removes the value, the property has its default again, which is not written.
  ///
  /// `register(defaults:)` of these defaults sets the values of names that have none.
  ///
  /// On Linux these are not `UserDefaults.standard`, which several processes cannot share and which Foundation writes
  /// only in `synchronize()`. The first property of a name takes over the value that `UserDefaults.standard` has for
  /// it, set or registered. Later changes of either are not seen by the other, except that a value removed from these
  /// is removed from both. So read and write these defaults where code beside the properties needs a value.
  public var defaultAppStorage: UserDefaults {
    get { self[AppStorageDependencyKey.self].value }
    set { self[AppStorageDependencyKey.self] = UncheckedSendable(newValue) }
  }
}

// NB: `UserDefaults` is documented as safe for all threads, but not marked as sendable.
private enum AppStorageDependencyKey: DependencyKey {
  static var liveValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.makeDefault()) }
  static var previewValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
  static var testValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
}
