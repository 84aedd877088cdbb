/// A change of a `@Shared` value by a reducer, by an effect or by other code.
///
/// The states of an action refer to shared values and show them as they are now. So the values from before and after
/// the change are kept here.
///
/// ```swift
/// for change in action.earlierSharedChanges where change.origin == .effect {
///   print(change.name, change.place ?? "at an unknown line", change.changes ?? "")
/// }
/// ```
///
/// The original library has no recordings.
public struct RecordedSharedChange {
  /// The code that changed a shared value.
  public enum Origin: Hashable, Sendable {
    /// The reducer, while it handled the action.
    case reducer
    /// An effect, before the action.
    case effect
    /// A view, another store, another process or other code, before the action.
    ///
    /// It is known when the feature changes the value next.
    case otherCode
  }

  /// The code that made the change.
  public let origin: Origin

  /// The line of the first change, unless other code made it.
  public let place: RecordedPlace?

  /// The key of the value, such as `.fileStorage(file:///meetings.json)`.
  public let name: String

  /// The values before and after the change, as the recording keeps them.
  let kept: (before: any AnyHistoryValue, after: any AnyHistoryValue)

  /// The object that stores the value.
  let reference: AnyObject

  /// The value before the change.
  ///
  /// - Complexity: O(*n*) in the size of its large arrays, which older changes keep as differences: up to
  ///   128 are applied to a copy. O(1) without large arrays.
  public var before: Any { kept.before.anyValue }

  /// The value after the change.
  ///
  /// - Complexity: O(*n*) in the size of its large arrays, which older changes keep as differences: up to
  ///   128 are applied to a copy. O(1) without large arrays.
  public var after: Any { kept.after.anyValue }

  /// The difference between the values, as lines with `-` and `+`, or nil if there is none.
  ///
  /// - Complexity: O(*n*) in the size of the value, of which large arrays count with the elements that may differ.
  public var changes: String? { kept.after.differenceText(since: kept.before) }
}
