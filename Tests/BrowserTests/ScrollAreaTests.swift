import BrowserTesting
import Foundation
import Testing
import ViewCore

/// The page reports how areas are scrolled, begins at anchors, and locks areas.
@MainActor
@Suite(.needsBrowser)
struct ScrollAreaTests {
  /// Scrolls an area as a wheel does.
  private func scroll(_ area: String = ".scroll", by distance: Int, on page: Page) async throws {
    let _: Bool = try await page.evaluate(
      """
      (() => {
        const area = document.querySelector('\(area)');
        area.dispatchEvent(new WheelEvent("wheel", { bubbles: true, deltaY: \(distance) }));
        area.scrollBy(\(distance), \(distance));
        return true;
      })()
      """
    )
  }

  private func offset(of area: String = ".scroll", on page: Page) async throws -> Int {
    try await page.evaluate("Math.round(document.querySelector('\(area)').scrollTop)")
  }

  private struct Geometry: View {
    var isWhole = false
    @State private var text = ""
    @State private var phases: [ScrollPhase] = []

    var body: some View {
      VStack(spacing: 0) {
        Text(text)
        Text(verbatim: "Phases: \(phases.map { "\($0)" }.joined(separator: " "))")
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("\($0)").frame(height: 50) } }
        }
        .contentMargins(.top, 10)
        .frame(height: 200)
        .onScrollGeometryChange(for: String.self) { geometry in
          let lengths = [
            geometry.contentOffset.y, geometry.contentSize.height, geometry.containerSize.height,
            geometry.contentInsets.top,
          ]
          return lengths.map { "\(Int($0))" }.joined(separator: " ")
        } action: { _, new in
          text = new
        }
        .onScrollPhaseChange { _, phase in phases.append(phase) }
      }
    }
  }

  @Test func geometryAndPhaseFollowTheScrolling() async throws {
    try await LivePage.show(Geometry()) { live in
      let page = live.page
      try await page.waitFor(.text("-10 1000 200 10"))
      try await page.waitFor(.text("Phases: "))
      try await scroll(by: 130, on: page)
      try await page.waitFor(.text("120 1000 200 10"))
      try await page.waitFor(.text("Phases: interacting idle"))
      #expect(live.log.all == [])
    }
  }

  @Test func touchesScrollInTheirPhases() async throws {
    try await LivePage.show(Geometry()) { live in
      let page = live.page
      try await page.show(on: .phone)
      try await page.waitFor(.text("Phases: "))
      let (x, y) = try await page.middle(of: .text("2"))
      try await page.touch(.start, [(x, y)])
      try await page.waitFor(.text("Phases: tracking"))
      try await page.touch(.move, [(x, y - 30)])
      try await page.touch(.move, [(x, y - 60)])
      try await page.waitFor(.text("Phases: tracking interacting"))
      try await page.touch(.end, [])
      try await page.waitFor(.text("Phases: tracking interacting decelerating idle"))
      #expect(try await offset(on: page) > 0)
    }
  }

  @Test func areaThatScrollsWithThePageReportsThePage() async throws {
    struct Screen: View {
      @State private var text = ""

      var body: some View {
        NavigationStack {
          List(0..<60, id: \.self) { Text("Row \($0)") }
            .navigationTitle(text)
            .navigationBarTitleDisplayMode(.inline)
        }
        .onScrollGeometryChange(for: [Int].self) { geometry in
          [
            Int(geometry.contentOffset.y), Int(geometry.contentInsets.top),
            Int(geometry.visibleRect.maxY - geometry.contentSize.height),
          ]
        } action: { _, new in
          text = "\(new[0]) \(new[1]) \(new[2] == 0 ? "at the end" : "not at the end")"
        }
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      let title = "document.querySelector('.bar').innerText"
      try await page.waitUntil("\(title).includes('-52 52 not at the end')")
      let _: Bool = try await page.evaluate("(scrollTo(0, 1e6), true)")
      try await page.waitUntil("\(title).includes(' 52 at the end')")
      #expect(live.log.all == [])
    }
  }

  @Test func areaBeginsAndStaysAtItsAnchor() async throws {
    struct Chat: View {
      @State private var count = 2

      var body: some View {
        VStack(spacing: 0) {
          Button("More") { count += 10 }.frame(height: 40)
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<count, id: \.self) { Text("Message \($0)").frame(height: 50) }
            }
          }
          .defaultScrollAnchor(.bottom)
          .frame(height: 300)
        }
      }
    }
    let bottom = "document.querySelector('.scrolled').getBoundingClientRect().bottom"
    let end = "document.querySelector('.scroll').getBoundingClientRect().bottom"
    try await LivePage.show(Chat()) { live in
      let page = live.page
      try await page.waitFor(.text("Message 1"))
      try await page.waitUntil("Math.abs(\(bottom) - \(end)) < 1")
      try await page.click(.button("More"))
      try await page.waitFor(.text("Message 11"))
      try await page.waitUntil("Math.abs(\(bottom) - \(end)) < 1")
      #expect(try await offset(on: page) == 300)
      // A user who reads older messages stays there.
      try await scroll(by: -100, on: page)
      try await page.click(.button("More"))
      try await page.waitFor(.text("Message 21"))
      #expect(try await offset(on: page) == 200)
    }
  }

  @Test func lockedAreaIsScrolledByTheAppAlone() async throws {
    struct Screen: View {
      @State private var isLocked = true

      var body: some View {
        ScrollViewReader { proxy in
          Toggle("Locked", isOn: $isLocked)
          Button("Last") { proxy.scrollTo(59, anchor: .bottom) }
          ScrollView { ForEach(0..<60, id: \.self) { Text("Row \($0)") } }
            .scrollDisabled(isLocked)
            .frame(height: 200)
        }
      }
    }
    let overflow = "getComputedStyle(document.querySelector('.scroll')).overflowY"
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.waitFor(.text("Row 59"))
      #expect(try await page.evaluate(overflow) == "hidden")
      try await page.click(.button("Last"))
      try await page.waitUntil("document.querySelector('.scroll').scrollTop > 100")
      try await page.click(.toggle("Locked"))
      try await page.waitUntil("\(overflow) === 'auto'")
    }
  }

  @Test func pageRestsWhileItShowsALockedList() async throws {
    struct Screen: View {
      @State private var isLocked = true

      var body: some View {
        NavigationStack {
          List {
            Toggle("Locked", isOn: $isLocked)
            ForEach(0..<60, id: \.self) { Text("Row \($0)") }
          }
          .scrollDisabled(isLocked)
        }
      }
    }
    let overflow = "getComputedStyle(document.documentElement).overflowY"
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.waitUntil("\(overflow) === 'hidden'")
      try await page.click(.toggle("Locked"))
      try await page.waitUntil("\(overflow) !== 'hidden'")
    }
  }

  @Test func safeAreaPaddingIsMarginOfContentAndPaddingOfOtherViews() async throws {
    let content = VStack(spacing: 0) {
      ScrollView { Color.red.frame(height: 400) }.safeAreaPadding(20).frame(height: 100)
      Color.blue.frame(height: 50).safeAreaPadding(.horizontal, 30)
      Text("End")
    }
    try await Places.of(content, waitingFor: "End") { places in
      let colors = try await places.all(".frame > .color")
      let area = try await places.first(".scroll")
      #expect(area.width == places.width)
      #expect(colors.first?.left == 20 && colors.first?.top == area.top + 20)
      #expect(colors.last?.left == 30 && colors.last?.width == places.width - 60)
      let whole: Int = try await places.page.evaluate(
        "document.querySelector('.scroll').scrollHeight"
      )
      #expect(whole == 440)
    }
  }
}
