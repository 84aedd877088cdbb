public import Foundation
public import ViewCore

nonisolated extension View {
  /// Sets the user defaults of the `@AppStorage` properties inside that name none themselves.
  ///
  /// - Parameter store: The user defaults. All users of the app share them.
  /// - Returns: The view with its user defaults.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorageDefaults, store)
  }
}

extension Scene {
  /// Sets the user defaults of the `@AppStorage` properties in all windows that name none themselves.
  ///
  /// - Parameter store: The user defaults.
  /// - Returns: The scene with its user defaults.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.appStorageDefaults, store)
  }
}

extension EnvironmentValues {
  private enum AppStorageDefaultsKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
  }

  /// The user defaults of `@AppStorage`, or `nil` for those of the app.
  var appStorageDefaults: UserDefaults? {
    get { self[AppStorageDefaultsKey.self] }
    set { self[AppStorageDefaultsKey.self] = newValue }
  }
}
