import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Layouts of an app, which the page measures and the server runs.
@MainActor
@Suite(.needsBrowser)
struct OwnLayoutTests {
  /// Lines of views, each as full as can be.
  private struct Flow: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize {
      let places = places(of: subviews, in: proposal)
      return CGSize(
        width: places.map(\.maxX).max() ?? 0,
        height: places.map(\.maxY).max() ?? 0
      )
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      for (subview, place) in zip(subviews, places(of: subviews, in: proposal)) {
        subview.place(at: place.origin, proposal: .unspecified)
      }
    }

    private func places(of subviews: Subviews, in proposal: ProposedViewSize) -> [CGRect] {
      var corner = CGPoint.zero
      return subviews.map { subview in
        let size = subview.sizeThatFits(.unspecified)
        if corner.x + size.width > proposal.width ?? .infinity {
          corner = CGPoint(x: 0, y: corner.y + size.height)
        }
        defer { corner.x += size.width }
        return CGRect(origin: corner, size: size)
      }
    }
  }

  /// Each view in the width and the height of the container.
  private struct Filling: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize {
      CGSize(
        width: proposal.width ?? 0,
        height: subviews.map { $0.sizeThatFits(space(in: proposal)).height }.reduce(0, +)
      )
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      var top = bounds.minY
      for subview in subviews {
        let size = subview.sizeThatFits(space(in: proposal))
        subview.place(
          at: CGPoint(x: bounds.minX, y: top),
          proposal: ProposedViewSize(width: proposal.width, height: size.height)
        )
        top += size.height
      }
    }

    private func space(in proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(width: proposal.width, height: nil)
    }
  }

  /// Views at three corners and in the middle.
  private struct Corners: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize {
      CGSize(width: 100, height: 100)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      let anchors: [UnitPoint] = [.topLeading, .topTrailing, .bottomTrailing, .center]
      for (subview, anchor) in zip(subviews, anchors) {
        subview.place(
          at: CGPoint(x: bounds.width * anchor.x, y: bounds.height * anchor.y),
          anchor: anchor,
          proposal: ProposedViewSize(width: 60, height: 50)
        )
      }
    }
  }

  private struct Tags: View {
    @State private var count = 5

    var body: some View {
      VStack {
        Flow()() {
          ForEach(0..<count, id: \.self) { _ in Color.mint.frame(width: 60, height: 24) }
        }
        Button("More") { count += 2 }
      }
      .frame(width: 200)
    }
  }

  /// The places of the colors, from the first one, in whole points: fractions differ between browsers.
  private static let places = """
    [...document.querySelectorAll('.color')].map((color) => {
      const { left, top } = color.getBoundingClientRect();
      const first = document.querySelector('.color').getBoundingClientRect();
      return `${Math.round(left - first.left)},${Math.round(top - first.top)}`;
    }).join(' ')
    """
  private static let isPlaced =
    "document.querySelector('.layout[style]') !== null && !document.querySelector('.cell[style^=visibility]')"

  @Test func viewsFlowInTheSpaceOfTheLayout() async throws {
    try await LivePage.show(Tags()) { live in
      try await live.page.waitUntil("\(Self.places) === '0,0 60,0 120,0 0,24 60,24'")
      let places = try await Places(live.page)
      let layout = try await places.first(".layout")
      #expect(layout.width == 180)
      #expect(layout.height == 48)
      #expect(try await places.first(".button").top == layout.bottom + 8)
      try await live.page.click(.button("More"))
      try await live.page.waitUntil("\(Self.places) === '0,0 60,0 120,0 0,24 60,24 120,24 0,48'")
      #expect(live.log.all == [])
    }
  }

  @Test func textsWrapInTheWidthThatTheyGet() async throws {
    let content = VStack {
      Filling()() {
        Text(String(repeating: "Whisk the eggs. ", count: 10))
        Color.red.frame(height: 10)
        Text("End")
      }
    }
    .frame(width: 200)
    try await LivePage.show(content) { live in
      try await live.page.waitUntil(Self.isPlaced)
      let places = try await Places(live.page)
      let texts = try await places.all(".text")
      let color = try await places.first(".color")
      #expect(texts[0].height > 60)
      #expect(texts[0].width <= 200)
      #expect(color.top == texts[0].bottom)
      #expect(color.width == 200)
      #expect(texts[1].top == color.bottom)
      let bottom = try await places.first(".layout").bottom
      // A layout computes with hundredths of a point, and a browser with 64ths.
      #expect(abs(bottom - texts[1].bottom) < 0.05)
      #expect(live.log.all == [])
    }
  }

  private var corners: some View {
    Corners()() {
      Color.red.frame(width: 10, height: 10)
      Color.green.frame(width: 20, height: 10)
      Color.blue
      Color.black.frame(width: 30, height: 30)
    }
  }

  @Test func anchorsAreAtTheirPlaces() async throws {
    try await LivePage.show(corners) { live in
      try await live.page.waitUntil(Self.isPlaced)
      let places = try await Places(live.page)
      let layout = try await places.first(".layout")
      let colors = try await places.all(".color")
      #expect(colors.map { $0.left - layout.left } == [0, 80, 40, 35])
      #expect(colors.map { $0.top - layout.top } == [0, 0, 50, 35])
      #expect(colors.map(\.width) == [10, 20, 60, 30])
      #expect(colors.map(\.height) == [10, 10, 50, 30])
    }
  }

  @Test func placesAreMirroredFromRightToLeft() async throws {
    let content = corners.environment(\.layoutDirection, .rightToLeft)
    try await LivePage.show(content) { live in
      try await live.page.waitUntil(Self.isPlaced)
      let places = try await Places(live.page)
      let layout = try await places.first(".layout")
      let colors = try await places.all(".color")
      #expect(colors.map { layout.right - $0.right } == [0, 80, 40, 35])
      #expect(colors.map { $0.top - layout.top } == [0, 0, 50, 35])
    }
  }

  @Test func narrowerWindowRunsTheLayoutAgain() async throws {
    let content = VStack {
      Text("Title")
      Flow()() {
        ForEach(0..<6, id: \.self) { _ in Color.mint.frame(width: 100, height: 10) }
      }
    }
    try await LivePage.show(content) { live in
      try await live.page.waitUntil(Self.isPlaced)
      #expect(try await Places(live.page).first(".layout").height == 10)
      try await live.page.show(on: .phone)
      try await live.page.waitUntil(
        "document.querySelector('.layout').getBoundingClientRect().height === 20"
      )
      #expect(live.log.all == [])
    }
  }

  @Test func stackWithAChangingLayoutIsAsWithoutOne() async throws {
    let content = VStack(spacing: 0) {
      AnyLayout(HStackLayout(spacing: 0)).callAsFunction {
        Color.red.frame(width: 20, height: 20)
        Spacer()
        Color.green.frame(width: 20, height: 20)
      }
      AnyLayout(VStackLayout(alignment: .leading, spacing: 0)).callAsFunction {
        Color.blue.frame(width: 20, height: 20)
        Color.black.frame(height: 20)
      }
    }
    .frame(width: 200, height: 300)
    try await LivePage.show(content) { live in
      try await live.page.waitUntil("document.querySelectorAll('.color').length === 4")
      let places = try await Places(live.page)
      let colors = try await places.all(".color")
      #expect(colors.map { $0.left - colors[0].left } == [0, 180, 0, 0])
      #expect(colors[3].width == 200)
    }
  }
}
