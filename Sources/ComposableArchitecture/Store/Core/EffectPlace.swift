/// Where in a store an effect runs: what code in the effect can know of it.
struct EffectPlace: Sendable {
  /// The place of the effect whose work runs.
  @TaskLocal static var current: EffectPlace?

  /// The store that runs it.
  let owner: WeakOwner

  /// The children that the effect is in, from the root.
  let path: [ChildID]

  /// Ends the presentation that the effect is in, or nil if there is none.
  let dismiss: (@MainActor @Sendable () -> Void)?

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
