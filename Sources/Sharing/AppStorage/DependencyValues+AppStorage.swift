import ConcurrencyExtras
public import Dependencies
public import Foundation

extension DependencyValues {
  /// The user defaults of `.appStorage`.
  ///
  /// In an app these are the person's: on Linux a file `defaults.plist` in a folder of the app's name in
  /// `$XDG_CONFIG_HOME`, or in `~/.config`, and in the folder that the app's option `--data` names. Each test
  /// and preview has its own, which are empty.
  ///
  /// The first property of a name writes its default, so that `defaultAppStorage.integer(forKey:)` and its like
  /// find it. If another process removes a value, the property has its default again, which is not written.
  ///
  /// `register(defaults:)` of these defaults says what a property finds where nothing is set. On Linux they
  /// are not `UserDefaults.standard`, whose registered values are not among them.
  public var defaultAppStorage: UserDefaults {
    get { self[AppStorageDependencyKey.self].value }
    set { self[AppStorageDependencyKey.self] = UncheckedSendable(newValue) }
  }
}

// NB: `UserDefaults` may be used by any thread, as its documentation says; only its type does not say so.
private enum AppStorageDependencyKey: DependencyKey {
  static var liveValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.makeDefault()) }
  static var previewValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
  static var testValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
}
