#if DEBUG
/// An object that tells the inspector which of its properties change.
@MainActor
package protocol InspectedObject: AnyObject {
  /// The properties that are about to change while the object announces a change.
  ///
  /// Their names begin with the type that has them, such as `Counter.State.count`.
  var changingFields: [String] { get }
}
#endif
