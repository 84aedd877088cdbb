internal import CustomDump

/// A change of a `@Shared` value that a reducer has made while it handled a recorded action.
///
/// The states of an action refer to shared values and show them as they are now. So the values from before and after
/// the action are kept here.
public struct RecordedSharedChange {
  /// The key of the value, such as `.fileStorage(file:///meetings.json)`.
  public let name: String

  /// The values before and after the action, as the recording keeps them.
  let kept: (before: any AnyHistoryValue, after: any AnyHistoryValue)

  /// The object that stores the value.
  let reference: AnyObject

  /// The value before the action.
  ///
  /// - Complexity: O(*n*) in the size of its large arrays, which older changes keep as differences: up to
  ///   128 are applied to a copy. O(1) without large arrays.
  public var before: Any { kept.before.anyValue }

  /// The value after the action.
  ///
  /// - Complexity: O(*n*) in the size of its large arrays, which older changes keep as differences: up to
  ///   128 are applied to a copy. O(1) without large arrays.
  public var after: Any { kept.after.anyValue }

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
