import BrowserHost
import BrowserTesting
import Foundation
import Testing
import ViewCore

/// The page reports the places of elements that the app follows.
@MainActor
@Suite(.needsBrowser)
struct PlaceTests {
  private struct Screen: View {
    @State private var moved = 0

    var body: some View {
      VStack(spacing: 0) {
        Text("Moved: \(moved)")
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 30)
            GeometryReader { proxy in
              let frame = proxy.frame(in: .named("area"))
              Text("In the area: \(Int(frame.minY)), \(Int(frame.height))")
            }
            .frame(height: 40)
            .onGeometryChange(for: Int.self) {
              Int($0.frame(in: .global).minY)
            } action: { old, new in
              moved += new - old
            }
            Color.green.frame(height: 900)
          }
        }
        .frame(height: 300)
        .coordinateSpace(.named("area"))
      }
    }
  }

  private func scroll(to offset: Int, on page: Page) async throws {
    let area = "[...document.querySelectorAll('.scroll')].find((area) => area.scrollHeight > 500)"
    let _: Int = try await page.evaluate("\(area).scrollTop = \(offset)")
  }

  @Test func placeFollowsTheScrolling() async throws {
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.waitFor(.text("In the area: 30, 40"))
      try await page.waitFor(.text("Moved: 0"))
      try await scroll(to: 100, on: page)
      try await page.waitFor(.text("In the area: -70, 40"))
      try await page.waitFor(.text("Moved: -100"))
      try await scroll(to: 0, on: page)
      try await page.waitFor(.text("In the area: 30, 40"))
      try await page.waitFor(.text("Moved: 0"))
      #expect(live.log.all == [])
    }
  }

  @Test func placeFollowsWhatComesAbove() async throws {
    struct Screen: View {
      @State private var isTall = false

      var body: some View {
        VStack(spacing: 0) {
          Button("Grow") { isTall = true }.frame(height: isTall ? 90 : 40)
          GeometryReader { Text("Top: \(Int($0.frame(in: .global).minY))") }.frame(height: 20)
        }
        .coordinateSpace(.named("column"))
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.waitFor(.text("Top: 40"))
      try await page.click(.button("Grow"))
      try await page.waitFor(.text("Top: 90"))
    }
  }

  private func waitForTwoFrames(on page: Page) async throws {
    let _: Bool = try await page.evaluate(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
    )
  }

  /// A page of elements whose places nobody reads sends no message while it is scrolled.
  @Test func placeThatNobodyReadsIsNotFollowed() async throws {
    let height = Element.Attribute("style", "height:9px")
    let reader = Element("div", attributes: [height], events: .place)
    let area = Element(
      "div",
      attributes: [.init("class", "area"), .init("style", "width:50px;height:50px;overflow:auto")]
    )
    let long = Element("div", attributes: [.init("style", "height:999px")])
    let tree = ElementTree(
      id: 1,
      element: area,
      children: [ElementTree(id: 2, element: reader), ElementTree(id: 3, element: long)]
    )
    try await ClientPage.open(showing: tree) { client in
      try await client.page.waitUntil("document.documentElement.dataset.message?.includes('2 1 ')")
      _ = try await client.takeMessages()
      let _: Int = try await client.page.evaluate("document.querySelector('.area').scrollTop = 20")
      try await waitForTwoFrames(on: client.page)
      #expect(try await client.takeMessages() == [])
      try await client.patch(
        2,
        acknowledging: 1,
        .setAttribute(node: 2, name: "data-follows", value: "")
      )
      try await waitForTwoFrames(on: client.page)
      let messages = try await client.takeMessages()
      guard case .event(let report)? = messages.first, case .places(let places) = report.event
      else {
        Issue.record("The page reports \(messages).")
        return
      }
      #expect(places.map(\.node) == [2])
    }
  }

  /// The page reads the safe area from the padding of the window, which the test sets as a phone does.
  @Test func viewKnowsHowMuchOfTheWindowTheDeviceCovers() async throws {
    let content = GeometryReader { proxy in
      let insets = proxy.safeAreaInsets
      Text(verbatim: "\(Int(insets.top)) \(Int(insets.bottom)) \(Int(insets.trailing))")
    }
    try await LivePage.show(content) { live in
      let page = live.page
      try await page.waitFor(.text("0 0 0"))
      let _: Bool = try await page.evaluate(
        """
        (document.getElementById("window").style.padding = "47px 5px 34px 0",
          dispatchEvent(new Event("resize")), true)
        """
      )
      try await page.waitFor(.text("47 34 5"))
      #expect(live.log.all == [])
    }
  }
}
