/// Where in a store an effect runs: what code in the effect can know of it.
///
/// It is a class because a task copies its task-locals, and copying a weak reference takes a while.
final class EffectPlace: Sendable {
  /// The place of the effect whose work runs.
  @TaskLocal static var current: EffectPlace?

  /// The store that runs it.
  let owner: WeakOwner

  /// The children that the effect is in, from the root.
  let path: [ChildID]

  /// What started the effect, if there is a log that knows it.
  let cause: EffectCause?

  /// Ends the presentation that the effect is in, or nil if there is none.
  let dismiss: (@MainActor @Sendable () -> Void)?

  init(
    owner: any EffectOwner,
    path: [ChildID],
    cause: EffectCause?,
    dismiss: (@MainActor @Sendable () -> Void)?
  ) {
    self.owner = WeakOwner(value: owner)
    self.path = path
    self.cause = cause
    self.dismiss = dismiss
  }

  /// Runs what an effect causes and is no part of it: reducers and observers.
  static func withNone<Result>(_ operation: () -> Result) -> Result {
    $current.withValue(nil, operation: operation)
  }

  var ownerID: ObjectIdentifier? {
    owner.value.map { ObjectIdentifier($0) }
  }

  /// NB: `@unchecked Sendable` holds because only the main actor follows the reference.
  struct WeakOwner: @unchecked Sendable {
    weak var value: (any EffectOwner)?
  }
}
