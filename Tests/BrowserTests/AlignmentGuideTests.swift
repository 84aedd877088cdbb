import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Views whose guides meet in their container.
@MainActor
@Suite(.needsBrowser)
struct AlignmentGuideTests {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat = 20) -> some View {
    color.frame(width: width, height: height)
  }

  /// Shows views, waits until their guides are at places, and measures the colors in them.
  private func colors(
    in content: some View,
    guides: Int,
    _ test: @MainActor ([Places.Box]) throws -> Void
  ) async throws {
    try await LivePage.show(content) { live in
      try await live.page.waitUntil(
        "document.querySelectorAll('.guide[data-value]').length === \(guides)"
      )
      let places = try await Places(live.page)
      try test(try await places.all(".color"))
      #expect(live.log.all == [])
    }
  }

  @Test func guidesOfAStackMeetAndTheStackGrows() async throws {
    let content = HStack(spacing: 0) {
      VStack(alignment: .leading) {
        box(.red, 100)
        box(.green, 60).alignmentGuide(.leading) { $0[.trailing] }
        box(.blue, 30).alignmentGuide(.leading) { _ in -25 }
      }
      box(.black, 10)
    }
    try await colors(in: content, guides: 2) { colors in
      let start = colors[0].left
      #expect(colors[1].right == start)
      #expect(colors[2].left == start + 25)
      #expect(colors[3].left == start + 100)
    }
  }

  @Test func guidesMeetFromTheRightInRightToLeft() async throws {
    let content = VStack(alignment: .leading) {
      box(.red, 100)
      box(.green, 60).alignmentGuide(.leading) { _ in -25 }
    }
    .environment(\.layoutDirection, .rightToLeft)
    try await colors(in: content, guides: 1) { colors in
      #expect(colors[1].right == colors[0].right - 25)
    }
  }

  @Test func centeredStackPlacesViewsWithoutGuidesByTheirMiddle() async throws {
    let content = HStack {
      box(.red, 10, 80)
      box(.green, 10, 20).alignmentGuide(VerticalAlignment.center) { _ in 0 }
    }
    try await colors(in: content, guides: 1) { colors in
      #expect(colors[1].top == colors[0].top + 40)
    }
  }

  @Test func ownGuideAlignsViewsInStacksBesideEachOther() async throws {
    let middle = VerticalAlignment(Middle.self)
    let content = HStack(alignment: middle) {
      VStack {
        box(.red, 10, 40)
        box(.green, 10, 20).alignmentGuide(middle) { $0[VerticalAlignment.center] }
      }
      VStack {
        box(.blue, 10, 30).alignmentGuide(middle) { $0[VerticalAlignment.center] }
        box(.black, 10, 70)
      }
      box(.yellow, 10, 16)
    }
    try await colors(in: content, guides: 2) { colors in
      let middles = colors.map { ($0.top + $0.bottom) / 2 }
      #expect(middles[1] == middles[2])
      #expect(middles[1] == middles[4])
    }
  }

  @Test func layersOverlaysAndFramesMeetTheirViews() async throws {
    let content = VStack {
      ZStack(alignment: .topLeading) {
        box(.red, 50)
        box(.green, 20).alignmentGuide(.leading) { _ in -30 }.alignmentGuide(.top) { _ in 5 }
      }
      box(.blue, 40).overlay(alignment: .topTrailing) {
        box(.black, 10, 10).alignmentGuide(.trailing) { $0.width / 2 }
          .alignmentGuide(.top) { $0.height / 2 }
      }
      box(.yellow, 20).alignmentGuide(.leading) { _ in -7 }
        .frame(width: 60, height: 30, alignment: .topLeading)
    }
    try await colors(in: content, guides: 5) { colors in
      #expect(colors[1].left == colors[0].left + 30)
      #expect(colors[1].top == colors[0].top - 5)
      #expect((colors[3].left + colors[3].right) / 2 == colors[2].right)
      #expect((colors[3].top + colors[3].bottom) / 2 == colors[2].top)
      let middle = (colors[2].left + colors[2].right) / 2
      #expect(colors[4].left == middle - 30 + 7)
    }
  }

  @Test func baselineIsThatOfTheText() async throws {
    let content = HStack(alignment: .firstTextBaseline) {
      Text("Title").font(.largeTitle)
      box(.green, 10, 20).alignmentGuide(.firstTextBaseline) { $0[.bottom] - 4 }
    }
    try await LivePage.show(content) { live in
      try await live.page.waitUntil("document.querySelector('.guide[data-value]') !== null")
      let baseline: Double = try await live.page.evaluate(
        """
        (() => {
          const probe = document.createElement("span");
          probe.style.display = "inline-block";
          document.querySelector(".text").append(probe);
          const { bottom } = probe.getBoundingClientRect();
          probe.remove();
          return Math.round(bottom * 64) / 64;
        })()
        """
      )
      let color = try await Places(live.page).first(".color")
      #expect(abs(color.bottom - 4 - baseline) < 0.05)
    }
  }

  /// A cloud of tags as apps write it, with guides that share variables.
  private struct Tags: View {
    @State private var tags = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]

    var body: some View {
      var across: CGFloat = 0
      var down: CGFloat = 0
      VStack {
        ZStack(alignment: .topLeading) {
          ForEach(tags, id: \.self) { tag in
            Color.mint.frame(width: 60, height: 24)
              .alignmentGuide(.leading) { size in
                if across + size.width > 200 {
                  across = 0
                  down += size.height
                }
                defer { across = tag == tags.last ? 0 : across + size.width }
                return -across
              }
              .alignmentGuide(.top) { _ in
                defer { if tag == tags.last { down = 0 } }
                return -down
              }
          }
        }
        Button("Fewer") { tags.removeFirst(3) }
      }
    }
  }

  @Test func tagsFlowAndFlowAgain() async throws {
    try await LivePage.show(Tags()) { live in
      let left = "document.querySelectorAll('.color')[0].getBoundingClientRect().left"
      let places =
        "[...document.querySelectorAll('.color')].map((tag) => { "
        + "const { left, top } = tag.getBoundingClientRect(); "
        + "const first = document.querySelector('.color').getBoundingClientRect(); "
        + "return `${Math.round(left - first.left)},${Math.round(top - first.top)}` }).join(' ')"
      try await live.page.waitUntil("\(left) > 0")
      try await live.page.waitUntil("\(places) === '0,0 60,0 120,0 0,24 60,24 120,24 0,48'")
      try await live.page.click(.button("Fewer"))
      try await live.page.waitUntil("\(places) === '0,0 60,0 120,0 0,24'")
      #expect(live.log.all == [])
    }
  }
}
