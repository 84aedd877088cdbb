import BrowserTesting
import Foundation
import Testing
import ViewCore
import ViewTesting

/// Presses that were meant for what was there before a screen or a dialog came or went.
@MainActor
@Suite(.needsBrowser)
struct ArrivalTests {
  private struct Meetings: View {
    @State private var log: [String] = []
    @State private var isShown = false
    @State private var isAlerting = false

    var body: some View {
      NavigationStack {
        VStack(alignment: .leading) {
          Text(verbatim: "\(log)")
          NavigationLink("Open", value: 1).padding()
          Button("Sheet") { isShown = true }.padding()
          Button("Alert") { isAlerting = true }.padding()
          Menu("Menu") { Button("Item") { log.append("Item") } }
          wide("Ground")
        }
        .navigationDestination(for: Int.self) { _ in
          Text(verbatim: "\(log)")
          wide("Start")
        }
        .sheet(isPresented: $isShown) { Text("Above") }
        .alert("Sure?", isPresented: $isAlerting) { Button("Yes") {} }
      }
    }

    /// A button that is as large as there is room.
    private func wide(_ title: String) -> some View {
      Button {
        log.append(title)
      } label: {
        Text(title).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  /// Presses an element, and presses so far from there as soon as something has arrived.
  private func press(
    _ query: ElementQuery,
    thenBeside y: Double = 0,
    on page: Page
  ) async throws {
    let (left, top) = try await page.middle(of: query)
    let _: Bool = try await page.evaluate(
      """
      (async () => {
        \(dispatch)
        dispatch(["pointerdown", "mousedown", "pointerup", "click"], \(left), \(top));
        await arrival;
        dispatch(["pointerdown", "mousedown", "pointerup", "click"], \(left), \(top + y));
        return true;
      })()
      """
    )
  }

  private let dispatch = """
    const arrival = new Promise((done) => new MutationObserver(done)
      .observe(document.getElementById("window"), { attributeFilter: ["data-arriving"] }));
    const dispatch = (types, clientX, clientY) => types.forEach((type) => {
      const Kind = type.startsWith("pointer") ? PointerEvent : MouseEvent;
      const options = { bubbles: true, cancelable: true, isPrimary: true, detail: 1, clientX, clientY };
      document.elementFromPoint(clientX, clientY).dispatchEvent(new Kind(type, options));
    });
    """

  @Test func aScreenTakesNoPressThatWasMeantForTheOneBefore() async throws {
    try await LivePage.show(Meetings()) { live in
      let page = live.page
      try await press(.button("Open"), on: page)
      try await page.waitFor(.button("Start"))
      // The next press at any place is for it.
      try await page.click(.button("Start"))
      try await page.waitFor(.text(#"["Start"]"#))
      #expect(live.log.all == [])
    }
  }

  @Test func aPressAtAnotherPlaceIsForTheScreenThatHasCome() async throws {
    try await LivePage.show(Meetings()) { live in
      try await press(.button("Open"), thenBeside: 40, on: live.page)
      try await live.page.waitFor(.text(#"["Start"]"#))
    }
  }

  @Test func aPressThatBeganBeforeAScreenCameIsNotForIt() async throws {
    try await LivePage.show(Meetings()) { live in
      let page = live.page
      let (left, top) = try await page.middle(of: .button("Open"))
      let _: Bool = try await page.evaluate(
        """
        (async () => {
          \(dispatch)
          dispatch(["pointerdown", "mousedown"], \(left), \(top));
          document.elementFromPoint(\(left), \(top)).closest(".link").click();
          await arrival;
          dispatch(["pointerup", "click"], \(left), \(top));
          return true;
        })()
        """
      )
      try await page.waitFor(.button("Start"))
      try await page.click(.button("Start"))
      try await page.waitFor(.text(#"["Start"]"#))
    }
  }

  @Test func theSecondPressLeavesASheetOpenThatTheFirstHasOpened() async throws {
    try await LivePage.show(Meetings()) { live in
      let page = live.page
      // It is beside the sheet, where a press closes that.
      try await press(.button("Sheet"), on: page)
      try await page.press(.tab)
      #expect(try await page.count(of: .text("Above")) == 1)
    }
  }

  @Test func secondPressDoesNotReachTheElementBelowAMenu() async throws {
    try await LivePage.show(Meetings()) { live in
      let page = live.page
      try await page.click(.text("Menu"))
      try await press(.button("Item"), on: page)
      try await page.waitFor(.text(#"["Item"]"#))
      try await page.click(.button("Ground"))
      try await page.waitFor(.text(#"["Item", "Ground"]"#))
    }
  }

  /// The row behind one that is deleted comes to its place.
  @Test func theSecondPressIsNotForTheRowBehindOneThatIsDeleted() async throws {
    struct Rows: View {
      @State private var names = ["First", "Second", "Third"]
      @State private var log: [String] = []

      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            Button(name) { log.append(name) }
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        Text(verbatim: "\(log)")
        Button("End") { log.append("End") }
      }
    }
    try await LivePage.show(Rows()) { live in
      let page = live.page
      try await page.swipe(.button("First"), x: -90)
      try await press(.button("Delete"), on: page)
      try await page.waitForAbsence(of: .button("First"))
      try await page.click(.button("End"))
      try await page.waitFor(.text(#"["End"]"#))
      #expect(live.log.all == [])
    }
  }

  /// Content that a view replaces without a screen, a dialog or a menu.
  private struct Steps: View {
    @State private var log: [String] = []
    @State private var isDone = false
    @State private var count = 0

    var body: some View {
      VStack {
        Text(verbatim: "\(log)")
        if isDone {
          Button("Second") { log.append("Second") }
        } else {
          Button("First") { isDone = true }
        }
        Button {
          count += 1
        } label: {
          if count.isMultiple(of: 2) { Text("Even") } else { Text("Odd") }
        }
        Text(verbatim: "Count \(count)")
      }
    }
  }

  @Test func secondPressDoesNotReachTheButtonThatReplacesThePressedOne() async throws {
    try await LivePage.show(Steps()) { live in
      let page = live.page
      try await press(.button("First"), on: page)
      try await page.click(.button("Second"))
      try await page.waitFor(.text(#"["Second"]"#))
      #expect(live.log.all == [])
    }
  }

  @Test func secondPressReachesAButtonWhoseLabelIsReplaced() async throws {
    try await LivePage.show(Steps()) { live in
      let page = live.page
      let (left, top) = try await page.middle(of: .button("Even"))
      let _: Bool = try await page.evaluate(
        """
        (async () => {
          \(dispatch)
          const change = new Promise((done) => new MutationObserver(done)
            .observe(document.getElementById("window"), { childList: true, subtree: true }));
          dispatch(["pointerdown", "mousedown", "pointerup", "click"], \(left), \(top));
          await change;
          dispatch(["pointerdown", "mousedown", "pointerup", "click"], \(left), \(top));
          return true;
        })()
        """
      )
      try await page.waitFor(.text("Count 2"))
    }
  }

  @Test func aKeyThatIsHeldDownDoesNotAnswerTheAlertThatItOpened() async throws {
    try await LivePage.show(Meetings()) { live in
      let page = live.page
      try await page.waitUntil(
        "[...document.querySelectorAll('.button')].some((node) => node.innerText === 'Alert' && !node.focus())"
      )
      try await page.press(.enter)
      try await page.waitFor(.button("Yes"))
      let repeats: Bool = try await page.evaluate(
        """
        document.activeElement.dispatchEvent(
          new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true }))
        """
      )
      #expect(!repeats)
      // The next press answers it.
      try await page.press(.enter)
      try await page.waitForAbsence(of: .button("Yes"))
    }
  }

  @Test func secondPressDoesNotReachTheElementBelowAnAlert() async throws {
    try await LivePage.show(Meetings()) { live in
      let page = live.page
      try await page.click(.button("Alert"))
      try await press(.button("Yes"), on: page)
      try await page.click(.button("Ground"))
      try await page.waitFor(.text(#"["Ground"]"#))
      #expect(live.log.all == [])
    }
  }
}
