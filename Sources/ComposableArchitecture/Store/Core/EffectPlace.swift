/// The place of a running effect in its store, for code inside the effect.
///
/// It is a class because tasks copy their task-locals.
final class EffectPlace: Sendable {
  /// The place of the current effect, or of the current `withTaskCancellation(id:)`.
  @TaskLocal static var current: EffectPlace?

  /// The registry of the store that runs the effect.
  let registry: CancellationRegistry

  /// The children that contain the effect, from the root down.
  let path: [ChildID]

  /// The innermost region that cancels the effect, if there is one.
  let region: EffectRegion?

  /// The action that started the effect, if the store has a log.
  let cause: EffectCause?

  /// Dismisses the presented feature that contains the effect, or nil if there is none.
  let dismiss: (@MainActor @Sendable () -> Void)?

  /// The number of presentations around the effect.
  let presentations: Int

  /// The executor of the store's effects, if it has one.
  let executor: EffectExecutor?

  init(
    registry: CancellationRegistry,
    path: [ChildID],
    region: EffectRegion?,
    cause: EffectCause?,
    dismiss: (@MainActor @Sendable () -> Void)?,
    presentations: Int,
    executor: EffectExecutor?
  ) {
    self.registry = registry
    self.path = path
    self.region = region
    self.cause = cause
    self.dismiss = dismiss
    self.presentations = presentations
    self.executor = executor
  }

  /// The place and region of a separately cancellable task, in an effect or outside of effects.
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
      dismiss: place?.dismiss,
      presentations: place?.presentations ?? 0,
      executor: place?.executor
    )
    return (inner, region)
  }

  /// Runs reducers and observers outside of the effect that caused them.
  static func withNone<Result>(_ operation: () -> Result) -> Result {
    $current.withValue(nil, operation: operation)
  }
}
