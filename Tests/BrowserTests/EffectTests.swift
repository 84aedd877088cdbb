import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Effects and settings whose CSS only a browser can judge.
@MainActor
@Suite(.needsBrowser)
struct EffectTests {
  private func style(_ property: String, _ selector: String, on page: Page) async throws -> String {
    try await page.evaluate("getComputedStyle(document.querySelector('\(selector)')).\(property)")
  }

  @Test func browserKnowsTheMasksAndFilters() async throws {
    let content = VStack {
      Color.red.mask { Circle() }.frame(width: 60, height: 40)
      Color.red.mask(Image(systemName: "heart.fill")).frame(width: 60, height: 40)
      Text("Bright").brightness(-0.25)
      Text("Turned").rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
    try await LivePage.show(content) { live in
      let page = live.page
      try await page.waitFor(.text("Turned"))
      try await page.waitUntil(
        """
        [...document.querySelectorAll(".effect")]
          .filter((node) => getComputedStyle(node).maskImage.startsWith("url(")).length === 2
        """
      )
      try await page.waitUntil(
        """
        [...document.querySelectorAll(".effect")].some((node) =>
          getComputedStyle(node).transform.startsWith("matrix3d(")
            && !node.style.transform.includes("none"))
        """
      )
      let filters: [String] = try await page.evaluate(
        """
        [...document.querySelectorAll(".effect")].map((node) => getComputedStyle(node).filter)
          .filter((filter) => filter !== "none")
        """
      )
      #expect(filters == ["invert(1) contrast(0.667) brightness(1.5) invert(1)"])
    }
  }

  /// The page draws a view that masks another one, and draws it again when it has changed.
  @Test func viewsMaskAsImages() async throws {
    try await LivePage.show(MaskedView()) { live in
      let page = live.page
      try await page.waitFor(.button("Longer"))
      let mask = """
        getComputedStyle(document.querySelector('[data-module=masks]').parentElement).maskImage
        """
      try await page.waitUntil("\(mask).startsWith('url(')")
      let first: String = try await page.evaluate(mask)
      #expect(first.removingPercentEncoding?.contains(">Mask<") == true)
      try await page.click(.button("Longer"))
      try await page.waitUntil("decodeURIComponent(\(mask)).includes('>Mask of words<')")
      // The image can be drawn: a broken one has no size.
      let width: Double = try await page.evaluate(
        """
        (async () => {
          const image = new Image();
          image.src = \(mask).slice(5, -2);
          await image.decode();
          return image.naturalWidth;
        })()
        """
      )
      #expect(width > 0)
    }
  }

  private struct MaskedView: View {
    @State private var text = "Mask"

    var body: some View {
      Color.red.frame(width: 200, height: 50).mask {
        HStack {
          Text(text).font(.title)
          Image(systemName: "heart")
        }
      }
      Button("Longer") { text += " of words" }
    }
  }

  @Test func longTextLosesItsMiddle() async throws {
    try await LivePage.show(MiddleView()) { live in
      let page = live.page
      try await page.waitFor(.button("Change"))
      let short = "document.querySelector('.middle').dataset.short"
      try await page.waitUntil("\(short)?.includes('\u{2026}')")
      let first: String = try await page.evaluate(short)
      #expect(first.hasPrefix("A doc") && first.hasSuffix(".pdf"))
      // The text stays for the server and for screen readers.
      let whole: String = try await page.evaluate("document.querySelector('.middle').textContent")
      #expect(whole == MiddleView.name)
      // As many letters as there is space for: one more would be too many.
      let widths: [Double] = try await page.evaluate(
        """
        (() => {
          const text = document.querySelector(".middle");
          const probe = document.createElement("span");
          probe.style.cssText = "white-space:nowrap;position:absolute";
          text.parentElement.append(probe);
          const width = (content) => {
            probe.textContent = content;
            return probe.getBoundingClientRect().width;
          };
          const both = [width(text.dataset.short), width(text.dataset.short + "mm"), text.clientWidth];
          probe.remove();
          return both;
        })()
        """
      )
      #expect(widths[0] <= widths[2] + 1 && widths[1] > widths[2])
      try await page.click(.button("Change"))
      try await page.waitUntil("\(short) === undefined")
    }
  }

  private struct MiddleView: View {
    static let name = "A document with a name that is much too long for its line.pdf"
    @State private var name = Self.name

    var body: some View {
      Text(name).lineLimit(1).truncationMode(.middle).frame(width: 200)
      Button("Change") { name = "Short" }
    }
  }

  /// A tap in a corner of the view is not in its circle.
  @Test func shapeDecidesAboutTaps() async throws {
    try await LivePage.show(ShapedView()) { live in
      let page = live.page
      try await page.waitFor(.text("0 0"))
      func tapAt(_ part: Double, _ index: Int) async throws {
        let place: [Double] = try await page.evaluate(
          """
          (() => {
            const box = document.querySelectorAll(".shaped")[\(index)].getBoundingClientRect();
            return [box.left + box.width * \(part), box.top + box.height * \(part)];
          })()
          """
        )
        let _: Bool = try await page.evaluate(
          """
          document.elementFromPoint(\(place[0]), \(place[1]))
            .dispatchEvent(new MouseEvent("click", { bubbles: true }))
          """
        )
      }
      try await tapAt(0.5, 0)
      try await page.waitFor(.text("1 0"))
      try await tapAt(0.04, 0)
      try await tapAt(0.04, 1)
      try await tapAt(0.5, 1)
      try await page.waitFor(.text("1 1"))
    }
  }

  private struct ShapedView: View {
    @State private var taps = 0
    @State private var presses = 0

    var body: some View {
      Text("\(taps) \(presses)")
      Text("Tap").frame(width: 100, height: 100).background(.yellow)
        .contentShape(Circle())
        .onTapGesture { taps += 1 }
      Button {
        presses += 1
      } label: {
        Text("Press").frame(width: 100, height: 100).background(.yellow).contentShape(Circle())
      }
      .buttonStyle(.plain)
    }
  }

  @Test func listWithoutABackgroundShowsThePages() async throws {
    let list = List {
      Section { Text("One") }
      Section { Text("Two") }
    }
    .listSectionSpacing(40)
    .contentMargins(.leading, 30)
    try await LivePage.show(NavigationStack { list.scrollContentBackground(.hidden) }) { live in
      let page = live.page
      try await page.waitFor(.text("Two"))
      try await page.prefer(.light)
      #expect(try await style("backgroundColor", ".screen", on: page) == "rgb(255, 255, 255)")
      #expect(try await style("paddingLeft", ".list", on: page) == "30px")
      let distance: Double = try await page.evaluate(
        """
        (([one, two]) => two.getBoundingClientRect().top - one.getBoundingClientRect().bottom)(
          document.querySelectorAll(".section")
        )
        """
      )
      #expect(distance == 40)
    }
    try await LivePage.show(NavigationStack { list }) { live in
      try await live.page.waitFor(.text("Two"))
      try await live.page.prefer(.light)
      let ground = try await style("backgroundColor", ".screen", on: live.page)
      #expect(ground == "rgb(242, 242, 245)")
    }
  }

  @Test func rowsWithADistanceAreCards() async throws {
    let list = List {
      Section { ForEach(1..<4) { Text("Row \($0)") } }
      ForEach(4..<7) { Text("Row \($0)") }
    }
    .listRowSpacing(10)
    .environment(\.defaultMinListRowHeight, 60)
    try await LivePage.show(list) { live in
      let page = live.page
      try await page.waitFor(.text("Row 6"))
      let rows: [[Double]] = try await page.evaluate(
        """
        [...document.querySelectorAll(".row")].map((row, index, rows) => {
          const place = row.getBoundingClientRect();
          return [place.height, place.top - (rows[index - 1]?.getBoundingClientRect().bottom ?? 0)];
        })
        """
      )
      #expect(rows.map(\.first) == Array(repeating: 60, count: 6))
      #expect([1, 2, 4, 5].map { rows[$0][1] } == [10, 10, 10, 10])
      let radii: [String] = try await page.evaluate(
        "[...document.querySelectorAll('.row')].map((row) => getComputedStyle(row).borderRadius)"
      )
      #expect(Set(radii).count == 1)
      #expect(radii.first != "0px")
    }
  }

  @Test func sheetKeepsItsLowerCornersOnAPhone() async throws {
    let content = Text("Below").sheet(isPresented: .constant(true)) {
      Text("Above").presentationCornerRadius(40).presentationBackground(.blue)
    }
    try await LivePage.show(content) { live in
      let page = live.page
      try await page.waitFor(.text("Above"))
      try await page.prefer(.light)
      try await page.show(on: .desktop)
      #expect(try await style("borderRadius", "dialog", on: page) == "40px")
      #expect(try await style("backgroundColor", "dialog", on: page) == "rgb(0, 122, 255)")
      try await page.show(on: .phone)
      #expect(try await style("borderRadius", "dialog", on: page) == "40px 40px 0px 0px")
    }
  }

  @Test func viewIsLiftedWhileThePointerIsOverIt() async throws {
    try await LivePage.show(Text("Card").hoverEffect(.lift)) { live in
      let page = live.page
      try await page.waitFor(.text("Card"))
      #expect(try await style("scale", ".hover-lift", on: page) == "none")
      let place: [Double] = try await page.evaluate(
        """
        (({ left, top, width, height }) => [left + width / 2, top + height / 2])(
          document.querySelector(".hover-lift").getBoundingClientRect())
        """
      )
      try await page.mouse(.move, place[0], place[1], clicks: 0)
      try await page.waitUntil(
        "getComputedStyle(document.querySelector('.hover-lift')).scale === '1.05'"
      )
      try await page.mouse(.move, 1, 1, clicks: 0)
      try await page.waitUntil(
        "getComputedStyle(document.querySelector('.hover-lift')).scale === 'none'"
      )
    }
  }

  /// Chromium knows no inverted colors, so the test lets the rules for them apply.
  @Test func viewKeepsItsColorsWhereTheyAreInverted() async throws {
    let content = VStack {
      Color.red.accessibilityIgnoresInvertColors()
      Color.red.accessibilityIgnoresInvertColors().accessibilityIgnoresInvertColors()
    }
    try await LivePage.show(content) { live in
      let page = live.page
      try await page.waitUntil("document.querySelectorAll('.own-colors').length === 3")
      #expect(try await style("filter", ".own-colors", on: page) == "none")
      let filters: [String] = try await page.evaluate(
        """
        ([...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
          .filter((rule) => rule.media?.mediaText.includes("inverted-colors"))
          .forEach((rule) => { rule.media.mediaText = "all"; }),
        [...document.querySelectorAll(".own-colors")].map((node) => getComputedStyle(node).filter))
        """
      )
      #expect(filters == ["invert(1)", "invert(1)", "none"])
    }
  }

  @Test func symbolMovesUnlessTheUserPrefersLessMotion() async throws {
    let content = Image(systemName: "heart").symbolEffect(.pulse)
    try await LivePage.show(content) { live in
      let page = live.page
      try await page.waitUntil("document.querySelector('.symbol')")
      try await page.prefer(.light, reducesMotion: false)
      #expect(try await style("animationName", ".symbol", on: page) == "symbol")
      let opacity: String = try await page.evaluate(
        """
        (document.getAnimations().forEach((motion) => { motion.pause(); motion.currentTime = 800; }),
          getComputedStyle(document.querySelector('.symbol')).opacity)
        """
      )
      #expect(opacity == "0.35")
      try await page.prefer(.light, reducesMotion: true)
      #expect(try await style("animationName", ".symbol", on: page) == "none")
    }
  }

  @Test func projectionMakesTheFarSideShort() async throws {
    var tilted = CATransform3DIdentity
    tilted.m34 = -1 / 200
    // The right side of the card is 100 points away from the turned axis, so that it comes to 86.6 behind the page.
    let turn = ProjectionTransform(CATransform3DRotate(tilted, .pi / 3, 0, 1, 0))
    let content = Color.red.frame(width: 100, height: 100).projectionEffect(turn)
    try await LivePage.show(content) { live in
      let sides: [Double] = try await live.page.evaluate(
        """
        (() => {
          const card = document.querySelector(".effect > *").getBoundingClientRect();
          return [card.width, card.height];
        })()
        """
      )
      // The near edge is as high as the card, and 50 / (1 + 86.6 / 200) points lead to the far one.
      #expect(abs(sides[0] - 50 / (1 + 86.6025 / 200)) < 0.1)
      #expect(abs(sides[1] - 100) < 0.1)
    }
  }
}
