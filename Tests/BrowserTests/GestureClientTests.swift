import BrowserHost
import Foundation
import Testing
import ViewCore
import ViewTesting

/// What the page makes of presses and clicks.
@MainActor
@Suite(.needsBrowser)
struct GestureClientTests {
  private func card(_ attributes: [Element.Attribute], _ events: EventKinds) -> Element {
    Element(
      "div",
      attributes: [.init("class", "gesture")] + attributes,
      text: "Card",
      events: events
    )
  }

  /// The events that the page told of: of which element, and what.
  private func takeEvents(of client: ClientPage) async throws -> [(node: NodeID, event: Event)] {
    try await client.takeMessages().compactMap { message in
      if case .event(let event) = message { (event.node, event.event) } else { nil }
    }
  }

  private static let press = """
    const card = document.querySelector('.gesture');
    const { left, top } = card.getBoundingClientRect();
    const point = (type, x, y) => card.dispatchEvent(new PointerEvent(type, {
      pointerId: 1, isPrimary: true, button: 0, bubbles: true, clientX: left + x, clientY: top + y }));
    """

  @Test func aDragThatComesBackIsStillOne() async throws {
    let card = card([.init("data-distance", "10")], .drag)
    try await ClientPage.open(showing: ElementTree(id: 1, element: card)) { client in
      _ = try await client.takeMessages()
      try await client.run(
        Self.press
          + """
          point('pointerdown', 5, 5);
          point('pointermove', 9, 5);
          point('pointermove', 55, 5);
          point('pointermove', 7, 5);
          point('pointerup', 7, 5);
          point('pointerdown', 5, 5);
          point('pointerup', 7, 5);
          """
      )
      let drags = try await takeEvents(of: client).compactMap { event -> Event.Drag? in
        if case .drag(let drag) = event.event { drag } else { nil }
      }
      #expect(drags.map(\.phase) == [.moved, .ended])
      #expect(drags.map(\.location.x) == [55, 7])
      #expect(drags.map(\.start.x) == [5, 5])
    }
  }

  @Test func aClickWaitsWhereTwoMeanSomethingElse() async throws {
    let inner = card([.init("data-taps", "2 3")], .tap)
    let outer = Element("div", events: .click)
    let tree = ElementTree(
      id: 1,
      element: outer,
      children: [ElementTree(id: 2, element: inner)]
    )
    try await ClientPage.open(showing: tree) { client in
      _ = try await client.takeMessages()
      let clicks = { (details: String) in
        """
        const card = document.querySelector('.gesture');
        const { left, top } = card.getBoundingClientRect();
        for (const detail of [\(details)]) card.dispatchEvent(new MouseEvent('click', {
          detail, bubbles: true, clientX: left + 3, clientY: top + 4 }));
        """
      }
      try await client.run(clicks("1, 2, 3"))
      var events = try await takeEvents(of: client)
      #expect(events.map(\.node) == [2, 2])
      #expect(
        events.map(\.event) == [2, 3].map { .tap(.init(count: $0, location: .init(x: 3, y: 4))) }
      )
      // A click that nothing follows is told after a while.
      try await client.run(clicks("0"))
      try await client.waitForMessage(.event, "3,1,1,1")
      events = try await takeEvents(of: client)
      #expect(events.map(\.event) == [.click])
    }
  }

  @Test func aGestureAnswersBesideOrBeforeOthers() async throws {
    let button = ElementTree(id: 3, element: Element("button", text: "Go", events: .click))
    func tree(_ rank: String) -> ElementTree {
      let outer = Element("div", attributes: [.init("data-rank", rank)], events: .click)
      return ElementTree(id: 2, element: outer, children: [button])
    }
    for (rank, nodes) in [("beside", [3, 2]), ("first", [2])] {
      try await ClientPage.open(showing: tree(rank)) { client in
        _ = try await client.takeMessages()
        try await client.run("document.querySelector('#window button').click()")
        #expect(try await takeEvents(of: client).map(\.node) == nodes)
      }
    }
  }

  @Test func twoFingersArePinch() async throws {
    let photo = Element(
      "div",
      attributes: [.init("class", "gesture pinched")],
      text: "Photo",
      events: .pinch
    )
    try await ClientPage.open(showing: ElementTree(id: 1, element: photo)) { client in
      _ = try await client.takeMessages()
      try await client.run(
        """
        const photo = document.querySelector('.gesture');
        photo.setPointerCapture = () => {};
        const { left, top } = photo.getBoundingClientRect();
        const point = (type, id, x, y) => photo.dispatchEvent(new PointerEvent(type, {
          pointerId: id, pointerType: 'touch', bubbles: true, clientX: left + x, clientY: top + y }));
        point('pointerdown', 11, 0, 0);
        point('pointerdown', 12, 10, 0);
        point('pointermove', 12, 0, 20);
        point('pointerup', 12, 0, 20);
        """
      )
      let events = try await takeEvents(of: client).map(\.event)
      guard case .pinch(let pinch) = events.last else {
        Issue.record("no pinch: \(events)")
        return
      }
      #expect(pinch.phase == .ended)
      #expect(pinch.scale == 2)
      #expect(abs(pinch.angle - .pi / 2) < 0.01)
      #expect(pinch.start.x == 5)
    }
  }
}
