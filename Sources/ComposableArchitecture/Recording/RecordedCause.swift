internal import ConcurrencyExtras

/// A recorded action that started effects, or one of its effects.
final class RecordedCause: EffectCause {
  let number: Int
  let place: RecordedPlace?
  private let label: () -> String

  init(number: Int, place: RecordedPlace? = nil, label: @escaping () -> String) {
    self.number = number
    self.place = place
    self.label = label
  }

  override var actionLabel: String? { label() }

  override func ofEffect(serial: Int, at location: SourceLocation?) -> EffectCause {
    RecordedCause(number: number, place: location.map(RecordedPlace.init), label: label)
  }
}
