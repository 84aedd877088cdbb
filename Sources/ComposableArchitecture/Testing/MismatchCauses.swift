internal import ConcurrencyExtras
internal import IdentifiedCollections

/// Likely causes of a state that a test does not expect, beside a wrong number or text.
struct MismatchCauses {
  /// The ids of elements that the test's closure could not add, because identified arrays had elements with these ids.
  var leftOutByClosure: [Any] = []
  /// The ids of elements that the reducer could not add.
  var leftOutByReducer: [Any] = []
  /// The written value of the action, if no reducer applied it.
  var unappliedWrite: UnappliedWrite?
}

/// A binding action that no `BindingReducer` applied.
struct UnappliedWrite {
  /// The field, such as `\.title`.
  let field: String
  /// The type of the action with the case `binding`.
  let action: String

  /// Searches the cases of an action for a binding action.
  init?(in action: Any) {
    var value = action
    var owner = action
    while !(value is any WriteOfField) {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .enum || mirror.displayStyle == .tuple,
        let payload = Array(mirror.children).last?.value
      else { return nil }
      if value is any BindableAction { owner = value }
      value = payload
    }
    guard let write = value as? any WriteOfField else { return nil }
    field = write.field
    self.action = Issues.name(of: type(of: owner))
  }
}

private protocol WriteOfField {
  var field: String { get }
}

extension BindingAction: WriteOfField {
  fileprivate var field: String { FieldName.text(of: keyPath) }
}

/// Watches what a reducer does that its change of the state does not show.
final class ReducerWatch {
  private let leftOut = SkippedDuplicates()
  private let writes = AppliedWrites()

  /// Runs a reducer for an action.
  func watching<Result>(_ reduce: () -> Result) -> Result {
    leftOut.noting { writes.noting(reduce) }
  }

  /// The ids of elements that the reducer could not add for the last action.
  var leftOutIDs: [Any] { leftOut.ids }

  /// Whether the reducer applied a written value for the last action.
  var appliedWrite: Bool { writes.isNoted }
}
