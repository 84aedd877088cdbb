import BrowserTesting
import Foundation
import Testing
import ViewCore
import ViewTesting

/// Views that are dragged onto others, in a browser.
@MainActor
@Suite(.needsBrowser)
struct DragAndDropTests {
  private struct Board: View {
    @State private var todo = ["Milk", "Eggs"]
    @State private var done: [String] = []
    @State private var isTargeted = false
    @State private var taps = 0

    var body: some View {
      VStack(spacing: 20) {
        ForEach(todo, id: \.self) { title in
          Button(title) { taps += 1 }.draggable(title) { Text("Carried \(title)") }
        }
        VStack {
          Text("Done: \(done.joined(separator: ", "))")
          Text("Number").dropDestination(for: URL.self) { _, _ in true }
        }
        .frame(width: 300, height: 200)
        .dropDestination(for: String.self) { titles, _ in
          done += titles
          todo.removeAll { titles.contains($0) }
          return true
        } isTargeted: {
          isTargeted = $0
        }
        Text(isTargeted ? "Over it" : "Elsewhere")
        Text("Taps: \(taps)")
      }
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func viewIsDroppedByAMouse(in engine: Browser.Engine) async throws {
    try await LivePage.show(Board(), in: engine) { live in
      let page = live.page
      try await page.waitFor(.button("Milk"))
      let (x, y) = try await page.middle(of: .button("Milk"))
      let (toX, toY) = try await page.middle(of: .text("Number"))
      try await page.mouse(.press, x, y, clicks: 1)
      try await page.mouse(.move, x + 9, y + 9, clicks: 1)
      try await page.waitUntil("document.querySelector('.lifted:popover-open') !== null")
      try await page.mouse(.move, toX, toY, clicks: 1)
      // The view inside takes no texts.
      try await page.waitFor(.text("Over it"))
      try await page.mouse(.move, toX + 1, toY, clicks: 1)
      try await page.waitUntil(
        "document.querySelector('.lifted').textContent.includes('Carried Milk')"
      )
      try await page.mouse(.release, toX + 1, toY, clicks: 1)
      try await page.waitFor(.text("Done: Milk"))
      try await page.waitFor(.text("Elsewhere"))
      #expect(try await page.count(of: .button("Milk")) == 0)
      #expect(try await page.evaluate("document.querySelector('.lifted, .lifting') === null"))
      // The end of a drag is no click.
      #expect(try await page.count(of: .text("Taps: 0")) == 1)
      try await page.click(.button("Eggs"))
      try await page.waitFor(.text("Taps: 1"))
      #expect(live.log.all == [])
    }
  }

  @Test func viewThatIsLetGoElsewhereStays() async throws {
    try await LivePage.show(Board()) { live in
      let page = live.page
      try await page.waitFor(.button("Milk"))
      let (x, y) = try await page.middle(of: .button("Milk"))
      let (toX, toY) = try await page.middle(of: .text("Number"))
      try await page.mouse(.press, x, y, clicks: 1)
      try await page.mouse(.move, toX, toY, clicks: 1)
      try await page.waitFor(.text("Over it"))
      try await page.mouse(.move, x, y + 8, clicks: 1)
      try await page.waitFor(.text("Elsewhere"))
      try await page.mouse(.release, x, y + 8, clicks: 1)
      try await page.waitUntil("document.querySelector('.lifted, .lifting') === null")
      try await page.click(.button("Eggs"))
      try await page.waitFor(.text("Taps: 1"))
      #expect(try await page.count(of: .button("Milk")) == 1)
      #expect(live.log.all == [])
    }
  }

  @Test func fingerThatMovesAtOnceLiftsNoView() async throws {
    try await LivePage.show(Board()) { live in
      let page = live.page
      try await page.waitFor(.button("Milk"))
      let (toX, toY) = try await page.middle(of: .text("Number"))
      try await page.touch(.start, [try await page.middle(of: .button("Milk"))])
      try await page.touch(.move, [(toX, toY)])
      #expect(try await page.evaluate("document.querySelector('.lifted') === null"))
      try await page.touch(.end, [])
      #expect(live.log.all == [])
    }
  }

  @Test(arguments: Browser.Engine.expected.filter { $0 != .webKit })
  func viewIsDroppedByAFingerThatHasStayed(in engine: Browser.Engine) async throws {
    try await LivePage.show(Board(), in: engine) { live in
      let page = live.page
      try await page.waitFor(.button("Milk"))
      let (x, y) = try await page.middle(of: .button("Milk"))
      let (toX, toY) = try await page.middle(of: .text("Number"))
      // The time of a press passes as the test wants.
      let _: Bool = try await page.evaluate(
        """
        (() => {
          const { setTimeout } = window;
          window.timers = [];
          window.setTimeout = (work, time) => {
            if (time !== 500) return setTimeout(work, time);
            document.body.dataset.timers = window.timers.push(work);
          };
          return true;
        })()
        """
      )
      try await page.touch(.start, [(x, y)])
      try await page.waitUntil("document.body.dataset.timers !== undefined")
      let _: Bool = try await page.evaluate("(window.timers.forEach((work) => work()), true)")
      try await page.touch(.move, [(x, y + 20)])
      try await page.waitUntil("document.querySelector('.lifted') !== null")
      try await page.touch(.move, [(toX, toY)])
      try await page.waitFor(.text("Over it"))
      try await page.touch(.end, [])
      try await page.waitFor(.text("Done: Milk"))
      #expect(live.log.all == [])
    }
  }

  /// A row that is dragged is not swiped as well.
  @Test func dragHasThePressForItself() async throws {
    struct Rows: View {
      @State private var text = "Nothing"

      var body: some View {
        List {
          Text("Milk").draggable("Milk").swipeActions { Button("Flag") { text = "Flagged" } }
        }
        .frame(height: 100)
        Text(text).frame(width: 200, height: 100).dropDestination(for: String.self) { titles, _ in
          text = titles.joined()
          return true
        }
      }
    }
    try await LivePage.show(Rows()) { live in
      let page = live.page
      try await page.waitFor(.text("Nothing"))
      let (x, y) = try await page.middle(of: .text("Milk"))
      // Firefox refuses a pointer outside of the window.
      let way = x - 10
      try await page.mouse(.press, x, y, clicks: 1)
      for step in 1...8 {
        try await page.mouse(.move, x - way * Double(step) / 8, y, clicks: 1)
      }
      try await page.waitUntil("document.querySelector('.lifted') !== null")
      try await page.mouse(.release, x - way, y, clicks: 1)
      try await page.waitUntil("document.querySelector('.lifted') === null")
      #expect(try await page.evaluate("document.querySelector('[data-shows]') === null"))
      #expect(try await page.count(of: .button("Flag")) == 0)
      #expect(live.log.all == [])
    }
  }
}
