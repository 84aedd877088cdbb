/// The app that shows what another app of the process does.
///
/// A module above this one conforms a type, and the launch option `--inspector` finds it by that. So an app has the
/// inspector without a line of its own.
@MainActor
package protocol InspectorApp: App {
  /// Begins to record the stores that are made from now on.
  static func begin()
}
