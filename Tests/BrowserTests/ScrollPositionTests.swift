import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Bindings follow the user's scrolling in a browser, and scroll views follow them.
@MainActor
@Suite(.needsBrowser)
struct ScrollPositionTests {
  private struct Cards: View {
    @State private var shown: Int?
    @State private var isLastSeen = false

    var body: some View {
      VStack(spacing: 0) {
        Button("Third") { shown = 3 }
        Text("Shown: \(shown ?? -1)")
        Text("Last: \(isLastSeen ? "seen" : "unseen")")
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<6, id: \.self) { card in
              Text("Card \(card)").frame(width: 100, height: 60)
                .onScrollVisibilityChange { if card == 5 { isLastSeen = $0 } }
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $shown, anchor: .leading)
        .frame(width: 250)
      }
    }
  }

  /// Scrolls an area as a wheel does.
  private func scroll(to place: String, on page: Page) async throws {
    let _: Bool = try await page.evaluate(
      """
      (() => {
        const area = document.querySelector(".scroll");
        area.dispatchEvent(new WheelEvent("wheel", { bubbles: true }));
        area.scrollTo(\(place));
        return true;
      })()
      """
    )
  }

  private static let offset = "Math.round(document.querySelector('.scroll').scrollLeft)"

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func bindingFollowsTheUserAndTheUserTheBinding(direction: LayoutDirection) async throws {
    let sign = direction == .leftToRight ? "" : "-"
    let view = Cards().environment(\.layoutDirection, direction)
    try await LivePage.show(view) { live in
      let page = live.page
      try await page.waitFor(.text("Card 5"))
      try await page.waitFor(.text("Last: unseen"))
      try await page.waitFor(.text("Shown: -1"))
      try await page.click(.button("Third"))
      try await page.waitUntil("\(Self.offset) === \(sign)300")
      try await page.waitFor(.text("Last: seen"))
      try await page.waitFor(.text("Shown: 3"))
      try await scroll(to: "\(sign)120, 0", on: page)
      try await page.waitFor(.text("Shown: 1"))
      try await page.waitFor(.text("Last: unseen"))
      try await page.click(.button("Third"))
      try await page.waitUntil("\(Self.offset) === \(sign)300")
      #expect(live.log.all == [])
    }
  }

  /// A page that scrolls, with cards beside each other and rows in a box of their own.
  private struct Board: View {
    var body: some View {
      NavigationStack {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            HStack {
              Button("Card") { proxy.scrollTo("Card 8", anchor: .leading) }
              Button("Seen card") { proxy.scrollTo("Card 9") }
              Button("Row") { proxy.scrollTo("Row 40", anchor: UnitPoint(x: 0, y: 0.3)) }
              Button("Top row") { proxy.scrollTo("Row 20", anchor: .top) }
              Button("Last row") { withAnimation { proxy.scrollTo("Row 59") } }
            }
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                ForEach(0..<20) {
                  Text("Card \($0)").frame(width: 100, height: 60).id("Card \($0)")
                }
              }
            }
            .frame(width: 250)
            ScrollView {
              VStack(spacing: 0) {
                ForEach(0..<60) { Text("Row \($0)").frame(height: 50).id("Row \($0)") }
              }
            }
            .frame(height: 300)
            Color.blue.frame(height: 3_000)
          }
        }
        .navigationTitle("Board")
        .navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  /// The offsets of the page, of the cards and of the rows.
  private static let offsets = """
    [document.scrollingElement.scrollTop, document.querySelector(".scroll.horizontal").scrollLeft,
      document.querySelector(".scroll.vertical").scrollTop].map(Math.round).join()
    """

  @Test func onlyTheAreaAroundTheViewScrolls() async throws {
    try await LivePage.show(Board()) { live in
      let page = live.page
      try await page.waitFor(.text("Row 59"))
      let _: Bool = try await page.evaluate("(scrollTo(0, 20), true)")
      try await press("Card", on: page)
      try await page.waitUntil("\(Self.offsets) === '20,800,0'")
      try await press("Seen card", on: page)
      try await press("Row", on: page)
      // The point at 0.3 of the row is at 0.3 of the box: 2000 + 15 - 90.
      try await page.waitUntil("\(Self.offsets) === '20,800,1925'")
      try await press("Top row", on: page)
      try await page.waitUntil("\(Self.offsets) === '20,800,1000'")
    }
  }

  @Test func scrollingMovesOnlyInAnAnimation() async throws {
    try await LivePage.show(Board()) { live in
      let page = live.page
      try await page.prefer(.light, reducesMotion: false)
      try await page.waitFor(.text("Row 59"))
      let _: Bool = try await page.evaluate(
        """
        (() => {
          const area = document.querySelector(".scroll.vertical");
          window.seen = new Set();
          area.addEventListener("scroll", () => seen.add(Math.round(area.scrollTop)));
          return true;
        })()
        """
      )
      try await page.click(.button("Row"))
      try await waitUntilSeen(1925, on: page)
      try await page.click(.button("Last row"))
      try await waitUntilSeen(2700, on: page)
      let places: [Int] = try await page.evaluate("[...seen]")
      #expect(places.first == 1925)
      #expect(places.dropFirst().contains { $0 > 1925 && $0 < 2700 })
    }
  }

  /// Presses a button by script: a click of the mouse would bring the button into sight first.
  private func press(_ name: String, on page: Page) async throws {
    let _: Bool = try await page.evaluate(
      """
      ([...document.querySelectorAll("button")].find((one) => one.textContent === "\(name)").click(), true)
      """
    )
  }

  private func waitUntilSeen(_ place: Int, on page: Page) async throws {
    let _: Bool = try await page.evaluate(
      """
      new Promise((done) => {
        const look = () => seen.has(\(place)) ? done(true) : requestAnimationFrame(look);
        look();
      })
      """
    )
  }

  private struct Messages: View {
    @State private var position = ScrollPosition(idType: Int.self, edge: .bottom)

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("Top") { position.scrollTo(edge: .top) }
          Button("Far") { position.scrollTo(id: 2_000, anchor: .top) }
          Button("Point") { position.scrollTo(y: 500) }
        }
        Text("View: \(position.viewID(type: Int.self) ?? -1)")
        Text(position.isPositionedByUser ? "By the user" : "By the app")
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<4_000, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 50) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition($position)
        .frame(height: 300)
      }
    }
  }

  /// The distance of a row from the upper side of the area.
  private func place(of row: Int) -> String {
    """
    Math.round([...document.querySelectorAll(".text")].find((text) => text.innerText === "Row \(row)")
      ?.parentElement.getBoundingClientRect().top - document.querySelector(".scroll").getBoundingClientRect().top)
    """
  }

  @Test func positionFindsRowsThatDoNotExistYet() async throws {
    try await LivePage.show(Messages()) { live in
      let page = live.page
      try await page.waitUntil("\(place(of: 3_999)) === 250")
      try await page.waitFor(.text("By the app"))
      try await page.click(.button("Far"))
      try await page.waitUntil("\(place(of: 2_000)) === 0")
      try await page.waitFor(.text("View: \(2_000.formatted())"))
      try await scroll(to: "0, document.querySelector('.scroll').scrollTop + 100", on: page)
      try await page.waitFor(.text("By the user"))
      try await page.waitFor(.text("View: \(2_002.formatted())"))
      try await page.click(.button("Top"))
      try await page.waitUntil("\(place(of: 0)) === 0")
      try await page.waitFor(.text("By the app"))
      try await page.click(.button("Point"))
      try await page.waitUntil("document.querySelector('.scroll').scrollTop === 500")
      #expect(live.log.all == [])
    }
  }
}
