internal import ConcurrencyExtras

/// A recorded action that started effects, or one of its effects.
final class RecordedCause: EffectCause {
  let number: Int
  let place: RecordedPlace?
  /// The ids that cancel the effect, the innermost first.
  let ids: [String]
  private let label: () -> String
  #if DEBUG
  /// The region of all effects of the action.
  private(set) var region: EffectRegion?
  #endif

  init(
    number: Int,
    place: RecordedPlace? = nil,
    ids: [String] = [],
    label: @escaping () -> String
  ) {
    self.number = number
    self.place = place
    self.ids = ids
    self.label = label
  }

  override var actionLabel: String? { label() }

  override nonisolated var recordedNumber: Int? { number }

  override func ofEffect(
    serial: Int,
    at location: SourceLocation?,
    ids: [CancelID]
  ) -> EffectCause {
    let cause = RecordedCause(
      number: number,
      place: location.map(RecordedPlace.init),
      ids: ids.map(\.text),
      label: label
    )
    #if DEBUG
    cause.region = region
    #endif
    return cause
  }

  #if DEBUG
  override func region(_ make: () -> EffectRegion) -> EffectRegion? {
    region = make()
    return region
  }
  #endif
}
