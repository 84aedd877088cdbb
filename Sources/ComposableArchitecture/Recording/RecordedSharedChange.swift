internal import CustomDump
internal import Sharing

/// A change of a `@Shared` value that a reducer has made while it handled a recorded action.
///
/// The states of an action refer to shared values and show them as they are now. So the values from before and after
/// the action are kept here.
public struct RecordedSharedChange {
  /// The key of the value, such as `.fileStorage(file:///meetings.json)`.
  public let name: String

  /// The value before the action.
  public let before: Any

  /// The value after the action.
  public let after: Any

  /// The object that stores the value.
  let reference: AnyObject

  init(_ change: UnassertedChange) {
    reference = change.reference
    name = change.name
    before = change.before.value
    after = change.now.value
  }

  /// The difference between the values, as lines with `-` and `+`, or nil if there is none.
  ///
  /// - Complexity: O(*n*) in the size of the value.
  public var changes: String? {
    func difference<Value>(_ before: Value) -> String? {
      (after as? Value).flatMap { diff(before, $0) }
    }
    return _openExistential(before, do: difference)
  }
}
