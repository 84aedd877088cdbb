/// Where in a store an effect runs: what code in the effect can know of it.
///
/// It is a class because a task copies its task-locals.
final class EffectPlace: Sendable {
  /// The place of the effect, or of the work of `withTaskCancellation(id:)`, that runs.
  @TaskLocal static var current: EffectPlace?

  /// The registry of the store that runs the effect.
  let registry: CancellationRegistry

  /// The children that the effect is in, from the root.
  let path: [ChildID]

  /// The region that the effect is cancelled with, if it is in one.
  let region: EffectRegion?

  /// What started the effect, if there is a log that knows it.
  let cause: EffectCause?

  /// Ends the presentation that the effect is in, or nil if there is none.
  let dismiss: (@MainActor @Sendable () -> Void)?

  init(
    registry: CancellationRegistry,
    path: [ChildID],
    region: EffectRegion?,
    cause: EffectCause?,
    dismiss: (@MainActor @Sendable () -> Void)?
  ) {
    self.registry = registry
    self.path = path
    self.region = region
    self.cause = cause
    self.dismiss = dismiss
  }

  /// The place of work that is cancelled by itself, in an effect or outside of effects.
  static func ofTask(in place: EffectPlace?) -> (EffectPlace, EffectRegion) {
    let registry = place?.registry ?? .outsideOfEffects
    let region = EffectRegion(
      serial: 0,
      owner: ObjectIdentifier(registry),
      path: place?.path ?? [],
      enclosing: place?.region,
      isOfTask: true
    )
    let inner = EffectPlace(
      registry: registry,
      path: region.path,
      region: region,
      cause: place?.cause,
      dismiss: place?.dismiss
    )
    return (inner, region)
  }

  /// Runs what an effect causes and is no part of it: reducers and observers.
  static func withNone<Result>(_ operation: () -> Result) -> Result {
    $current.withValue(nil, operation: operation)
  }
}
