import Testing

@testable import ManyProcesses

/// The events of a page that does again what was not saved.
struct PageEventsTests {
  private let button = PageElement(id: 1, tag: "button")

  private func report(_ events: inout PageEvents, key: Int) {
    let place = ElementPlace(name: "button", positions: [0])
    events.add(1, of: button, value: nil, at: place, key: key, received: 1)
  }

  /// A page that knows of an event that was answered and not saved, and of one that was not answered.
  private func makeKeptEvents() throws -> PageEvents.Kept {
    var events = PageEvents()
    events.save(upTo: 4)
    events.resume(after: 4, isFirst: true)
    report(&events, key: 5)
    report(&events, key: 6)
    _ = events.acknowledge(upTo: 5)
    return try #require(events.kept)
  }

  /// The screens before that are those of the saved state, on which the user does not act.
  @Test func screensAreThoseOfTheUserWhenTheLastRepeatedEventIsAnswered() throws {
    var events = PageEvents(of: try makeKeptEvents())
    var areShown = [events.areShown]
    events.resume(after: 4, isFirst: true)
    events.save(upTo: 4)
    for number in 5...6 {
      let repeated = events.takeRepeated()
      let event = try #require(repeated)
      report(&events, key: event.key)
      events.noteRepeated()
      areShown.append(events.areShown)
      _ = events.acknowledge(upTo: number)
    }
    areShown.append(events.areShown)
    #expect(areShown == [false, false, false, true])
  }

  /// Its connection may end after the welcome, before the first word about saved events.
  @Test func pageThatLearnsNothingLeavesTheKnowledgeOfThePageBefore() throws {
    var events = PageEvents(of: try makeKeptEvents())
    events.resume(after: 4, isFirst: true)
    let kept = try #require(events.kept)
    #expect(kept.saved == 4)
    #expect(kept.events.map(\.key) == [5, 6])
    #expect(events.mayBeKept)
  }
}
