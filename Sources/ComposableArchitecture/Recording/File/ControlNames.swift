internal import RuntimeMetadata

/// The names of controls in the events of a file.
///
/// A control shows any text of the app, such as the label of a button with the user's name. So a private value may be among
/// the names.
enum ControlNames {
  /// Whether files have the names: no type of the process names private values.
  static let areExported = Conformances(to: (any PrivateValues).self)?.isEmpty ?? false

  /// The words of an event without the name, such as `Tap on button` for `Tap on button “Add”`.
  static func removed(from event: String) -> String {
    guard let start = event.firstIndex(of: "“") else { return event }
    return String(event[..<start].dropLast())
  }
}
