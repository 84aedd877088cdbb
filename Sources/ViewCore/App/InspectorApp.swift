/// The app that shows what another app of the process does.
///
/// A module above this one conforms a type, and the launch of a debug build finds it by that. So an app
/// has the inspector without a line of its own.
@MainActor
package protocol InspectorApp: App {
  /// Begins to record the stores that are made from now on.
  ///
  /// - Parameter hasPage: Whether a page shows the recordings.
  static func begin(hasPage: Bool)

  /// Writes what was recorded into files, because the process crashes.
  ///
  /// - Parameter crashedOnMainThread: Whether the main thread has crashed, and so runs nothing else. It stays where it is
  ///   until the function has returned.
  /// - Returns: Sentences for the developer, which name the files.
  static nonisolated func keepRecordings(crashedOnMainThread: Bool) -> [String]
}
