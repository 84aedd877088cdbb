#if !canImport(Darwin)
internal import ViewCore
#endif

/// The steps of a user on a page, as they are in a file.
///
/// It has names of controls and texts that the user has typed, any of which may be private. So a file has no journeys if a
/// type of the app has private values.
struct WrittenJourney {
  /// The expression of the view that the page shows, if it is known.
  let view: String?
  /// The identifiers of the window's locale and time zone.
  let locale: String?
  let timeZone: String?
  #if !canImport(Darwin)
  let steps: [EventJournal.Entry]
  #endif
  /// The steps that belong to abandoned futures.
  let abandoned: [WrittenAbandonedSteps]
}

/// The place of an action's event in the journeys of a file.
struct WrittenStep {
  /// The position of the journey.
  let journey: Int
  /// The number of the event's step, or of the last step before it.
  let number: Int
}

/// Steps of a user that belong to the abandoned future of a jump, as a file has them.
struct WrittenAbandonedSteps {
  /// The number of the last action before the jump.
  let lastAction: Int
  /// The numbers of the first step and of the last one.
  let first: Int
  let last: Int
}

/// Collects the journeys that have led to the actions of a file.
@MainActor
struct JourneyWriter {
  /// The last event of each page.
  private var events: [RecordedEvent] = []

  /// The place of an event, whose journey is written.
  mutating func place(of event: RecordedEvent) -> WrittenStep {
    let index = events.firstIndex { $0.journal === event.journal }
    if let index { events[index] = event } else { events.append(event) }
    return WrittenStep(journey: index ?? events.count - 1, number: event.number)
  }

  /// The journeys up to the last events, which only a debug build can copy.
  func journeys<State, Action>(of recording: StoreRecording<State, Action>) -> [WrittenJourney] {
    #if canImport(Darwin) || !DEBUG
    []
    #else
    events.compactMap { event in
      (event.journal as? EventJournal).map { journal in
        WrittenJourney(
          view: event.view(),
          locale: journal.locale,
          timeZone: journal.timeZone,
          steps: journal.entries.filter { $0.number <= event.number },
          abandoned: recording.writtenAbandonedSteps(in: journal)
        )
      }
    }
    #endif
  }
}

/// The journeys of a file, which actions refer to.
@MainActor
struct ReadJourneys {
  private let journeys: [WrittenJourney]
  #if !canImport(Darwin)
  private let journals: [EventJournal]
  #endif

  init(_ journeys: [WrittenJourney]) {
    self.journeys = journeys
    #if !canImport(Darwin)
    journals = journeys.map {
      EventJournal($0.steps, locale: $0.locale, timeZone: $0.timeZone)
    }
    #endif
  }

  /// The event of an action, if the file has its journey.
  func event(of action: WrittenAction) -> RecordedEvent? {
    #if canImport(Darwin)
    nil
    #else
    guard let text = action.event, let step = action.step, journals.indices.contains(step.journey)
    else { return nil }
    let view = journeys[step.journey].view
    return RecordedEvent(text: text, number: step.number, in: journals[step.journey]) { view }
    #endif
  }

  #if DEBUG && !canImport(Darwin)
  /// The steps that belong to the abandoned futures of jumps.
  func abandonedSteps(of jumps: [RecordedJump]) -> [AbandonedSteps] {
    zip(journeys, journals).flatMap { journey, journal in
      journey.abandoned.compactMap { steps in
        guard let jump = jumps.first(where: { $0.lastAction == steps.lastAction }),
          steps.first <= steps.last
        else { return nil }
        return AbandonedSteps(jump: jump, journal: journal, numbers: steps.first...steps.last)
      }
    }
  }
  #endif
}
