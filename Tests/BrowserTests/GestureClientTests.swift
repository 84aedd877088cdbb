import BrowserHost
import BrowserTesting
import Foundation
import Testing
import ViewCore

/// The gestures that the script recognizes in presses and clicks.
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

  @Test func dragThatReturnsToItsStartIsStillADrag() async throws {
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

  /// One may do another thing than the other.
  @Test(arguments: [(rank: "", taps: 1), ("beside", 2)])
  func longPressIsATapOnlyIfSimultaneous(rank: String, taps: Int) async throws {
    let card = card(
      [.init("data-duration", "1"), .init("data-reach", "10"), .init("data-rank", rank)],
      [.longPress, .click]
    )
    try await ClientPage.open(showing: ElementTree(id: 1, element: card)) { client in
      _ = try await client.takeMessages()
      try await client.run(
        Self.press
          + """
          const { setTimeout } = window;
          let ring;
          window.setTimeout = (work) => { ring = work; };
          point('pointerdown', 5, 5);
          window.setTimeout = setTimeout;
          ring();
          point('pointerup', 5, 5);
          card.click();
          card.click();
          """
      )
      let kinds = try await takeEvents(of: client).map(\.event)
      #expect(kinds.count == 1 + taps)
    }
  }

  /// A card that is dragged after a long press, with the values that both have by themselves.
  private struct HeldCard: View {
    @State private var log = ""

    var body: some View {
      Text("Log \(log)")
      Button("Card") {}
        .gesture(
          LongPressGesture().sequenced(before: DragGesture())
            .onChanged {
              switch $0 {
              case .first: log += "p"
              case .second(_, nil): log += "h"
              case .second(_, _?): if !log.hasSuffix("d") { log += "d" }
              }
            }
            .onEnded { _ in log += "e" }
        )
    }
  }

  /// Presses, holds, moves step by step, and lets go.
  private func holdAndDrag(
    _ page: Page,
    _ pointer: (_ step: Int, _ x: Double, _ y: Double) async throws -> Void
  ) async throws {
    let (x, y) = try await page.middle(of: .button("Card"))
    try await pointer(0, x, y)
    try await page.waitFor(.text("Log ph"))
    for step in 1...5 { try await pointer(step, x + Double(step) * 8, y) }
    try await page.waitFor(.text("Log phd"))
    try await pointer(6, x + 40, y)
    try await page.waitFor(.text("Log phde"))
    // A release without movement is no drag.
    try await pointer(0, x, y)
    try await page.waitFor(.text("Log phdeph"))
    try await pointer(6, x, y)
    try await pointer(0, x, y)
    try await page.waitFor(.text("Log phdephph"))
    try await pointer(6, x, y)
  }

  @Test func sequencedDragFollowsTheMouse() async throws {
    try await LivePage.show(HeldCard()) { live in
      try await holdAndDrag(live.page) { step, x, y in
        let action: MouseAction = step == 0 ? .press : step == 6 ? .release : .move
        try await live.page.mouse(action, x, y, clicks: 1)
      }
      #expect(live.log.all == [])
    }
  }

  @Test func sequencedDragFollowsAFinger() async throws {
    try await LivePage.show(HeldCard()) { live in
      try await holdAndDrag(live.page) { step, x, y in
        let action: TouchAction = step == 0 ? .start : step == 6 ? .end : .move
        try await live.page.touch(action, step == 6 ? [] : [(x, y)])
      }
      #expect(live.log.all == [])
    }
  }

  @Test func aGestureEndsWithItsElement() async throws {
    let card = card([.init("data-distance", "10"), .init("role", "button")], .drag)
    try await ClientPage.open(showing: ElementTree(id: 1, element: card)) { client in
      let (x, y) = try await client.page.middle(of: .button("Card"))
      try await client.page.mouse(.press, x, y, clicks: 1)
      try await client.page.mouse(.move, x + 20, y, clicks: 1)
      try await client.patch(2, .remove(node: 1))
      _ = try await client.takeMessages()
      try await client.page.mouse(.move, x + 30, y, clicks: 1)
      try await client.page.mouse(.release, x + 30, y, clicks: 1)
      #expect(try await client.status() == "")
      #expect(try await client.isInert() == false)
      #expect(try await takeEvents(of: client).map(\.event) == [])
    }
  }

  @Test func aButtonInsideIsClickedAlthoughTheMouseMovesALittle() async throws {
    let button = ElementTree(id: 2, element: Element("button", text: "Go", events: .click))
    var outer = card([.init("data-distance", "10")], .drag)
    outer.text = nil
    let tree = ElementTree(id: 1, element: outer, children: [button])
    try await ClientPage.open(showing: tree) { client in
      _ = try await client.takeMessages()
      let (x, y) = try await client.page.middle(of: .button("Go"))
      try await client.page.mouse(.press, x, y, clicks: 1)
      try await client.page.mouse(.move, x + 1, y, clicks: 1)
      try await client.page.mouse(.release, x + 1, y, clicks: 1)
      let events = try await takeEvents(of: client)
      #expect(events.map(\.node) == [2])
      #expect(events.map(\.event) == [.click])
    }
  }

  @Test func clickWaitsWhereTwoClicksHaveAnotherMeaning() async throws {
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
      // A single click is reported after a while.
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

  @Test func aRightClickOpensTheMenuOfAView() async throws {
    func box(_ id: NodeID, _ name: String, popover: Bool = false, _ children: ElementTree...)
      -> ElementTree
    {
      var element = Element("div", attributes: [.init("class", name)])
      element["popover"] = popover ? "manual" : nil
      return ElementTree(id: id, element: element, children: children)
    }
    let text = ElementTree(id: 2, element: Element("p", text: "Mail"))
    let button = ElementTree(id: 4, element: Element("button", text: "Archive", events: .click))
    let tree = box(1, "context", text, box(3, "context-items menu-items", popover: true, button))
    try await ClientPage.open(showing: tree) { client in
      _ = try await client.takeMessages()
      let isOpen = "document.querySelector('.context-items').matches(':popover-open')"
      #expect(try await client.page.evaluate(isOpen) == false)
      try await client.run(
        """
        document.querySelector('p').dispatchEvent(
          new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 20, clientY: 30 }));
        """
      )
      #expect(try await client.page.evaluate(isOpen) == true)
      #expect(try await client.page.evaluate("document.activeElement.textContent") == "Archive")
      try await client.run("document.activeElement.click()")
      #expect(try await client.page.evaluate(isOpen) == false)
      #expect(try await takeEvents(of: client).map(\.node) == [4])
    }
  }

  @Test func rowsReportWhenTheyBecomeVisible() async throws {
    let rows = (2...41).map { id in
      ElementTree(
        id: id,
        element: Element(
          "div",
          attributes: [.init("style", "height:200px"), .init("data-visibility", "")]
        )
      )
    }
    let list = ElementTree(id: 1, element: Element("div"), children: rows)
    try await ClientPage.open(showing: list) { client in
      let seen = "document.documentElement.dataset.message?.includes('131072')"
      try await client.page.waitUntil(seen)
      var visibilityEvents = try await takeEvents(of: client).map(\.event)
      guard case .visibility(let first) = visibilityEvents.last else {
        Issue.record("nothing is seen: \(visibilityEvents)")
        return
      }
      #expect(first.shown.first == 2)
      #expect(!first.shown.contains(41))
      #expect(first.hidden == [])
      // The next message waits until this one is acknowledged.
      try await client.run("document.documentElement.dataset.message = ''; scrollTo(0, 1e6)")
      try await client.patch(2, acknowledging: 1, .setText(node: 41, "Last"))
      try await client.page.waitUntil(seen)
      visibilityEvents = try await takeEvents(of: client).map(\.event)
      guard case .visibility(let second) = visibilityEvents.last else {
        Issue.record("nothing is seen: \(visibilityEvents)")
        return
      }
      #expect(second.shown.contains(41))
      #expect(second.hidden.contains(2))
    }
  }
}
