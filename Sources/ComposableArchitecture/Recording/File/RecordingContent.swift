internal import Foundation

/// The actions of a recording as a file has them.
struct RecordingContent {
  var actions: [WrittenAction] = []
  /// The action that the store was handling.
  var unfinished: WrittenUnfinishedAction?
  var effects: [WrittenEffect] = []
  var jumps: [RecordedJump] = []
  /// The answers of clients after the last action.
  var laterAnswers: [RecordedAnswer] = []
  /// The names of the dependencies that the recorded reducer reads.
  var dependencyNames: [String] = []
  /// The journeys of users on pages.
  var journeys: [WrittenJourney] = []
}

/// A recorded action, whose typed parts are bytes.
struct WrittenAction {
  let number: Int
  let action: Data
  let before: WrittenState
  let after: WrittenState
  let origin: RecordedOrigin
  /// The user's event in words, without the name of the control if that may be private.
  let event: String?
  /// The place of the event in the journeys, if the file has them.
  let step: WrittenStep?
  /// The code of a view that sent the action.
  let viewCode: String?
  let date: Date
  let duration: Duration
  let values: RecordedValues
}

/// An action that the store was handling, whose typed parts are bytes.
struct WrittenUnfinishedAction {
  let number: Int
  let action: Data
  /// The state as the difference to the one after the last action.
  let before: WrittenState
  let origin: RecordedOrigin
  /// Why the reducer was handling the action once more, if it was.
  let repetition: ActionRepetition?
}

/// An effect that ran.
struct WrittenEffect {
  let effect: RecordedEffect
  /// The end of the effect, or nil if it still ran.
  let end: End?

  struct End {
    /// The number of the last action before the end.
    let lastAction: Int
    let date: Date
    let isCancelled: Bool
  }

  /// The number of the action that started it.
  var startedBy: Int { effect.startedBy }
  /// The number of the last action before its end, or nil if it still ran.
  var lastAction: Int? { end?.lastAction }

  init(_ effect: RecordedEffect) {
    self.effect = effect
    end = nil
  }

  init(_ ended: EndedEffect) {
    effect = ended.effect
    end = End(lastAction: ended.lastAction, date: ended.date, isCancelled: ended.isCancelled)
  }

  /// The effect in a file, which has no ids: their dumps may show private values.
  var forFile: Self { Self(effect: effect.withoutIDs, end: end) }

  private init(effect: RecordedEffect, end: End?) {
    self.effect = effect
    self.end = end
  }

  /// The effect, if it has ended.
  var ended: EndedEffect? {
    end.map {
      EndedEffect(
        effect: effect,
        lastAction: $0.lastAction,
        date: $0.date,
        isCancelled: $0.isCancelled
      )
    }
  }
}
