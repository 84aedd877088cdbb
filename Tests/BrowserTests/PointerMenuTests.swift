import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Actions of a pointer beside a click: it moves over a view, opens the menu of a row, and clicks twice.
@MainActor
@Suite(.needsBrowser)
struct PointerMenuTests {
  private struct Chart: View {
    @State private var places: [String] = []

    var body: some View {
      Color.red
        .frame(width: 200, height: 100)
        .onContinuousHover { phase in
          switch phase {
          case .active(let place): places.append("\(Int(place.x)),\(Int(place.y))")
          case .ended: places.append("left")
          }
        }
        .accessibilityLabel("Chart")
      Text(verbatim: "way: \(places.joined(separator: " "))")
    }
  }

  @Test func viewKnowsTheWayOfThePointer() async throws {
    try await LivePage.show(Chart()) { live in
      let page = live.page
      try await page.show(on: .desktop)
      try await page.waitFor(.text("way: "))
      // The module is there once the page has loaded it.
      try await page.waitUntil(
        "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('pointers.js'))"
      )
      let corner: [Double] = try await page.evaluate(
        """
        (({ left, top }) => [left, top])(
          document.querySelector("[data-module=pointers]").getBoundingClientRect())
        """
      )
      try await page.mouse(.move, corner[0] + 20, corner[1] + 30, clicks: 0)
      try await page.waitFor(.text("way: 20,30"))
      try await page.mouse(.move, corner[0] + 21, corner[1] + 32, clicks: 0)
      try await page.waitFor(.text("way: 20,30 21,32"))
      try await page.mouse(.move, corner[0] + 100, corner[1] + 200, clicks: 0)
      try await page.waitFor(.text("way: 20,30 21,32 left"))
      #expect(live.log.all == [])
    }
  }

  /// Many moves within a frame of the browser are one event.
  @Test func wayIsReportedOnceAFrame() async throws {
    try await LivePage.show(Chart()) { live in
      let page = live.page
      try await page.waitUntil(
        "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('pointers.js'))"
      )
      let _: Bool = try await page.evaluate(
        """
        (() => {
          const view = document.querySelector("[data-module=pointers]");
          const { left, top } = view.getBoundingClientRect();
          const move = (x, pointerType) => view.dispatchEvent(new PointerEvent("pointermove",
            { pointerType, clientX: left + x, clientY: top + 1 }));
          for (let x = 1; x <= 50; x++) move(x, "mouse");
          move(60, "touch");
          return true;
        })()
        """
      )
      try await page.waitFor(.text("way: 50,1"))
    }
  }

  private struct Mails: View {
    @State private var selection: Set<Int> = []
    @State private var log: [String] = []

    var body: some View {
      Text(verbatim: "log: \(log.joined(separator: " "))")
      List(selection: $selection) {
        ForEach(1..<4) { Text("Mail \($0)").tag($0) }
      }
      .contextMenu(forSelectionType: Int.self) { items in
        Button("Archive \(items.sorted())") { log.append("archived\(items.count)") }
      } primaryAction: {
        log.append("opened\($0.sorted())")
      }
    }
  }

  /// Opens the menu of an element, as the other button of a mouse does.
  private func openMenu(of selector: String, on page: Page) async throws {
    let _: Bool = try await page.evaluate(
      """
      (() => {
        const node = document.querySelector("\(selector)");
        const { left, top } = node.getBoundingClientRect();
        const place = { bubbles: true, cancelable: true, clientX: left + 10, clientY: top + 10 };
        node.dispatchEvent(new PointerEvent("pointerdown", { ...place, button: 2 }));
        return !node.dispatchEvent(new MouseEvent("contextmenu", place));
      })()
      """
    )
  }

  private func waitForModule(on page: Page) async throws {
    try await page.waitUntil(
      "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('late-menus.js'))"
    )
  }

  @Test func menuOfARowIsMadeWhenItOpens() async throws {
    try await LivePage.show(Mails()) { live in
      let page = live.page
      try await page.show(on: .desktop)
      try await page.waitFor(.text("Mail 2"))
      try await waitForModule(on: page)
      try await openMenu(of: "li:nth-of-type(2) .text", on: page)
      try await page.waitUntil("document.activeElement.textContent === 'Archive [2]'")
      try await page.press(.escape)
      try await page.waitUntil("!document.querySelector('.context-items').firstElementChild")
      for name in ["Mail 1", "Mail 3"] { try await page.click(.text(name)) }
      try await openMenu(of: "li:nth-of-type(1) .text", on: page)
      try await page.click(.button("Archive [1, 3]"))
      try await page.waitFor(.text("log: archived2"))
      #expect(live.log.all == [])
    }
  }

  @Test func menuStaysInTheWindowWhenItsContentComes() async throws {
    try await LivePage.show(Mails()) { live in
      let page = live.page
      try await page.show(on: .desktop)
      try await page.waitFor(.text("Mail 2"))
      try await waitForModule(on: page)
      let _: Bool = try await page.evaluate(
        """
        (() => {
          const place = { bubbles: true, cancelable: true, clientX: innerWidth - 12, clientY: innerHeight - 12 };
          return document.querySelector("li").dispatchEvent(new MouseEvent("contextmenu", place));
        })()
        """
      )
      try await page.waitUntil("document.activeElement.textContent === 'Archive [1]'")
      try await page.waitUntil(
        """
        (({ right, bottom }) => right <= innerWidth && bottom <= innerHeight)(
          document.querySelector(".context-items").getBoundingClientRect())
        """
      )
    }
  }

  @Test func menuIsAtThePointerInAScrolledPage() async throws {
    let content = VStack {
      Color.clear.frame(height: 3000)
      Text("Mail").contextMenu { Button("Archive") {} }
      Color.clear.frame(height: 3000)
    }
    try await LivePage.show(ScrollView { content }) { live in
      let page = live.page
      try await page.waitFor(.text("Mail"))
      let distance: Double = try await page.evaluate(
        """
        (() => {
          document.querySelector(".context").scrollIntoView({ block: "center", behavior: "instant" });
          const { left, top } = document.querySelector(".context").getBoundingClientRect();
          const place = { bubbles: true, cancelable: true, clientX: left + 2, clientY: top + 2 };
          document.querySelector(".context .text").dispatchEvent(new MouseEvent("contextmenu", place));
          return document.querySelector(".context-items").getBoundingClientRect().top - top;
        })()
        """
      )
      #expect((0...20).contains(distance), "\(distance)")
    }
  }

  @Test func doubleClickAndReturnKeyRunTheMainAction() async throws {
    try await LivePage.show(Mails()) { live in
      let page = live.page
      try await page.show(on: .desktop)
      try await page.waitFor(.text("Mail 2"))
      // A single click selects at once.
      try await page.click(.text("Mail 2"))
      try await page.waitUntil("document.querySelector('.picked')?.textContent === 'Mail 2'")
      try await page.press(.enter)
      try await page.waitFor(.text("log: opened[2]"))
      let _: Bool = try await page.evaluate(
        """
        (() => {
          const row = document.querySelector("li:nth-of-type(3)");
          const { left, top } = row.getBoundingClientRect();
          for (let detail = 1; detail <= 2; detail++) row.dispatchEvent(
            new MouseEvent("click", { bubbles: true, clientX: left + 9, clientY: top + 9, detail }));
          return true;
        })()
        """
      )
      try await page.waitFor(.text("log: opened[2] opened[3]"))
      #expect(live.log.all == [])
    }
  }

  private struct Previewed: View {
    @State private var appearances = 0

    var body: some View {
      Text(verbatim: "made: \(appearances)")
      Text("Mail").contextMenu {
        Button("Archive") {}
      } preview: {
        Text("Content").onAppear { appearances += 1 }
      }
    }
  }

  @Test func previewIsMadeWhenItsMenuOpens() async throws {
    try await LivePage.show(Previewed()) { live in
      let page = live.page
      try await page.waitFor(.text("made: 0"))
      try await waitForModule(on: page)
      try await openMenu(of: ".context .text", on: page)
      try await page.waitFor(.text("made: 1"))
      try await page.waitUntil("document.querySelector('.menu-preview')?.textContent === 'Content'")
      // The buttons are there at once, so that the focus stays where it is.
      #expect(try await page.evaluate("document.activeElement.textContent === 'Archive'"))
    }
  }

  private struct Card: View {
    var body: some View {
      Color.red
        .frame(width: 80, height: 60)
        .clipShape(ContainerRelativeShape())
        .padding(10)
        .containerShape(.rect(cornerRadius: 24))
      Color.red.frame(width: 80, height: 60).clipShape(.rect(cornerRadius: 14))
    }
  }

  @Test func shapeFollowsTheContainerAroundIt() async throws {
    try await LivePage.show(Card()) { live in
      try await live.page.waitUntil(
        """
        (([first, second, third]) => first && first === second && !third)(
          [...document.querySelectorAll(".effect")].map((node) => node.style.clipPath).filter(Boolean))
        """
      )
    }
  }
}
