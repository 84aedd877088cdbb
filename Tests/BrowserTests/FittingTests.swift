import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Alternatives, of which the page shows the first that fits.
@MainActor
@Suite(.needsBrowser)
struct FittingTests {
  private let text = "document.querySelector('.fitting').innerText.trim()"

  private struct Totals: View {
    @State private var isLong = true

    var body: some View {
      ViewThatFits(in: .horizontal) {
        if isLong { Text("A total of one thousand two hundred and fifty").frame(width: 700) }
        Text("Total of 1,250").frame(width: 300)
        Text("1,250 and a few words so that they need several lines of a narrow window")
      }
      Button("Shorten") { isLong = false }
    }
  }

  @Test func windowDecidesWhichViewIsShown() async throws {
    try await LivePage.show(Totals()) { live in
      let page = live.page
      try await page.waitFor(.button("Shorten"))
      let long = "A total of one thousand two hundred and fifty"
      for (width, expected) in [(900, long), (500, "Total of 1,250"), (900, long)] {
        try await page.show(on: Page.Screen(width: width, height: 600))
        try await page.waitUntil("\(text) === '\(expected)'")
      }
      try await page.click(.button("Shorten"))
      try await page.waitUntil("\(text) === 'Total of 1,250'")
      #expect(live.log.all == [])
    }
  }

  @Test func lastViewIsShownIfNoneFits() async throws {
    let view = ViewThatFits(in: .horizontal) {
      Text("Far too long for the space that it has").lineLimit(1)
      Text("These are several words that are too long")
    }
    try await Places.of(view.frame(width: 100), waitingFor: "These") { places in
      let shown: String = try await places.page.evaluate(text)
      #expect(shown == "These are several words that are too long")
      let place = try await places.first(".fitting > :not([data-unfit])")
      #expect(place.width <= 100)
    }
  }

  @Test func heightCountsWhereTheSpaceHasOne() async throws {
    let choice = ViewThatFits(in: .vertical) {
      Color.mint.frame(width: 20, height: 80)
      Text("low")
    }
    let view = VStack {
      choice.frame(height: 40)
      choice.frame(height: 90)
      choice
      Text("End")
    }
    try await Places.of(view, waitingFor: "End") { places in
      let texts: [String] = try await places.page.evaluate(
        "[...document.querySelectorAll('.fitting')].map((node) => node.innerText.trim())"
      )
      #expect(texts == ["low", "", ""])
    }
  }

  @Test func viewBesideOthersHasTheSpaceThatIsLeft() async throws {
    let view = HStack(spacing: 0) {
      Color.mint.frame(width: 200, height: 20)
      ViewThatFits {
        Text("wide").frame(width: 150)
        Text("narrow").frame(width: 90)
      }
      Text("End").frame(width: 50)
    }
    try await Places.of(view.frame(width: 350), waitingFor: "End") { places in
      let shown: String = try await places.page.evaluate(text)
      #expect(shown == "narrow")
      let place = try await places.first(".fitting")
      #expect(place.width == 90)
    }
  }
}
