import BrowserTesting
import Testing
import ViewCore

/// The browser's own controls inside of views that answer gestures: each press is for one of them.
@MainActor
@Suite(.needsBrowser)
struct ControlsInGesturesTests {
  /// A form that puts the keyboard away where it is tapped, as many do.
  private struct Card: View {
    /// The duration of a long press in seconds: a minute, so that no slow click is one.
    let pressDuration: Double
    @State private var name = ""
    @State private var isOn = false
    @State private var choice = 1
    @State private var isOpen = false
    @State private var taps = 0
    @State private var presses = 0
    @FocusState private var isFocused: Bool

    init(pressDuration: Double = 60) {
      self.pressDuration = pressDuration
    }

    var body: some View {
      VStack {
        Text("Ground")
        TextField("Name", text: $name).focused($isFocused)
        Toggle("Switch", isOn: $isOn)
        Picker("Choice", selection: $choice) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
        Button("Rename") { name = "Blob Jr." }
      }
      .onTapGesture {
        taps += 1
        isFocused = false
      }
      .onLongPressGesture(minimumDuration: pressDuration) { presses += 1 }
      Text("\(name), on: \(isOn), open: \(isOpen), taps: \(taps), presses: \(presses)")
    }
  }

  @Test func tapOfAControlDoesNotReachTheViewAround() async throws {
    try await LivePage.show(Card()) { live in
      let page = live.page
      try await page.type("Blob", into: .textField("Name"))
      #expect(try await page.isFocused(.textField("Name")))
      try await page.click(.toggle("Switch"))
      try await page.waitFor(.text("Blob, on: true, open: false, taps: 0, presses: 0"))
      try await page.click(.text("Switch"))
      try await page.waitFor(.text("Blob, on: false, open: false, taps: 0, presses: 0"))
      try await page.click(.text("More"))
      try await page.waitFor(.text("Blob, on: false, open: true, taps: 0, presses: 0"))
      try await page.click(.picker("Choice"))
      try await page.press(.escape)
      try await page.click(.textField("Name"))
      #expect(try await page.isFocused(.textField("Name")))
      // All the rest is.
      try await page.click(.text("Inside"))
      try await page.waitFor(.text("Blob, on: false, open: true, taps: 1, presses: 0"))
      #expect(try await !page.isFocused(.textField("Name")))
    }
  }

  @Test func longPressOfAControlDoesNotReachTheViewAround() async throws {
    try await LivePage.show(Card(pressDuration: 0.05)) { live in
      let page = live.page
      try await page.waitFor(.text("Ground"))
      // Long presses are pending while a button of the mouse is down.
      let _: Int = try await page.evaluate(
        """
        window.waits = 0;
        const set = setTimeout;
        window.setTimeout = (work, time) => (window.waits += Number(time) === 50, set(work, time));
        0
        """
      )
      func waits(pressing query: ElementQuery) async throws -> Int {
        let (x, y) = try await page.middle(of: query)
        try await page.mouse(.press, x, y, clicks: 1)
        return try await page.evaluate("window.waits")
      }
      for query in [ElementQuery.textField("Name"), .toggle("Switch"), .button("Rename")] {
        #expect(try await waits(pressing: query) == 0)
        let (x, y) = try await page.middle(of: query)
        try await page.mouse(.release, x, y, clicks: 1)
      }
      #expect(try await waits(pressing: .text("Ground")) == 1)
      try await page.waitFor(.text("Blob Jr., on: true, open: false, taps: 0, presses: 1"))
    }
  }

  @Test func fieldWithATapGestureHandlesTapsAndText() async throws {
    struct Screen: View {
      @State private var name = ""
      @State private var taps = 0

      var body: some View {
        TextField("Name", text: $name).onTapGesture { taps += 1 }
        Text("\(name), taps: \(taps)")
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.click(.textField("Name"))
      try await page.type("Blob")
      try await page.waitFor(.text("Blob, taps: 1"))
    }
  }

  @Test(arguments: [true, false])
  func sliderIsDraggedInADraggableView(isAround: Bool) async throws {
    struct Screen: View {
      let isAround: Bool
      @State private var value = 5.0
      @State private var drags = 0

      private var drag: some Gesture { DragGesture().onEnded { _ in drags += 1 } }

      private var content: some View {
        VStack {
          Text("Ground")
          Slider(value: $value, in: 0...10) { Text("Value") }
        }
      }

      var body: some View {
        if isAround {
          content.gesture(drag)
        } else {
          content.simultaneousGesture(drag)
        }
        Text(value > 6 ? "moved, drags: \(drags)" : "not moved, drags: \(drags)")
      }
    }
    try await LivePage.show(Screen(isAround: isAround)) { live in
      let page = live.page
      let width: Double = try await page.evaluate("innerWidth")
      try await page.drag(.slider("Value"), by: width / 5)
      let count = isAround ? 0 : 1
      try await page.waitFor(.text("moved, drags: \(count)"))
      try await page.drag(.text("Ground"), by: 50)
      try await page.waitFor(.text("moved, drags: \(count + 1)"))
    }
  }

  @Test func listInADraggableViewScrolls() async throws {
    struct Screen: View {
      @State private var drags = 0

      var body: some View {
        List(0..<60, id: \.self) { Text("Row \($0)") }
          .gesture(DragGesture().onEnded { _ in drags += 1 })
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.show(on: .phone)
      try await page.swipe(.text("Row 8"), y: -250)
      try await page.waitUntil("document.scrollingElement.scrollTop > 100")
    }
  }

  @Test func sliderInARowMovesWithoutSwipingTheRow() async throws {
    struct Screen: View {
      @State private var value = 5.0

      var body: some View {
        List {
          ForEach([1], id: \.self) { _ in
            Slider(value: $value, in: 0...10) { Text("Value") }
          }
          .onDelete { _ in }
          Text(value < 4 ? "moved" : "not moved")
        }
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.drag(.slider("Value"), by: -120)
      try await page.waitFor(.text("moved"))
      #expect(try await page.count(of: .button("Delete")) == 0)
    }
  }
}

extension Page {
  /// Drags an element to the side by the mouse, in four steps.
  fileprivate func drag(_ query: ElementQuery, by distance: Double) async throws {
    let (x, y) = try await middle(of: query)
    try await mouse(.press, x, y, clicks: 1)
    for part in [0.25, 0.5, 0.75, 1] {
      try await mouse(.move, x + part * distance, y, clicks: 1)
    }
    try await mouse(.release, x + distance, y, clicks: 1)
  }
}
