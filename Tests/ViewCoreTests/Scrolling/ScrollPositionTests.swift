import Foundation
import Testing

@testable import ViewCore
@testable import ViewTesting

/// Scroll views follow a binding, and a binding follows the user.
@MainActor
struct ScrollPositionTests {
  private struct Rows: View {
    var count = 9
    var next = 7
    @State var shown: Int?
    var anchor: UnitPoint?

    var body: some View {
      Button("Go") { shown = next }
      Button("Nowhere") { shown = nil }
      Text("Shown: \(shown ?? -1)")
      ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") } } }
        .scrollPosition(id: $shown, anchor: anchor)
    }
  }

  private struct Position: View {
    @State var position: ScrollPosition
    var change: (inout ScrollPosition) -> Void = { _ in }

    var body: some View {
      Button("Go") { change(&position) }
      Text("View: \(position.viewID(type: Int.self) ?? -1)")
      Text(position.isPositionedByUser ? "By the user" : "By the app")
      ScrollView { VStack { ForEach(0..<9, id: \.self) { Text("\($0)") } } }
        .scrollPosition($position)
    }
  }

  private func scrolls(_ patches: [Patch]) -> [Patch] {
    patches.filter {
      switch $0 {
      case .scroll, .scrollArea: true
      default: false
      }
    }
  }

  private func texts(_ window: GraphWindow) -> Set<String> {
    Set(window.page.nodes.values.compactMap(\.element.text))
  }

  @Test func animationAroundScrollingReachesThePage() throws {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          Button("Jump") { proxy.scrollTo(7) }
          Button("Move") { withAnimation { proxy.scrollTo(7, anchor: .top) } }
          ScrollView { VStack { ForEach(0..<9, id: \.self) { Text(verbatim: "\($0)") } } }
        }
      }
    }
    var window = GraphWindow.mounted(Screen())
    let row = try window.node("7")
    #expect(try window.tap("Jump") == [.scroll(node: row, anchor: nil)])
    let motion = Animation.default.motion
    #expect(
      try window.tap("Move") == [
        .animate(node: ViewGraph.rootID, motion), .scroll(node: row, anchor: .top),
      ]
    )
  }

  @Test func settingAnIDScrolls() throws {
    var window = GraphWindow.mounted(Rows(anchor: .center))
    let patches = try window.tap("Go")
    #expect(scrolls(patches) == [.scroll(node: try window.node("7"), anchor: .center)])
    #expect(scrolls(try window.tap("Nowhere")) == [])
  }

  @Test func firstIDIsShownAtOnce() throws {
    var window = GraphWindow(Rows(shown: 5))
    let patches = window.graph.mount()
    window.take(patches)
    #expect(scrolls(patches) == [.scroll(node: try window.node("5"), anchor: nil)])
  }

  @Test func scrollingSetsTheIDAndScrollsNoFurther() throws {
    var window = GraphWindow.mounted(Rows())
    let patches = try window.scroll(target: window.node("4"))
    #expect(texts(window).contains("Shown: 4"))
    #expect(scrolls(patches) == [])
    // The user has scrolled back to an id that the app had set.
    #expect(scrolls(try window.tap("Go")).count == 1)
    try window.scroll(target: window.node("2"))
    #expect(scrolls(try window.tap("Go")).count == 1)
  }

  @Test func scrollingOfTheAppSetsNothing() throws {
    var window = GraphWindow.mounted(Rows())
    try window.tap("Go")
    try window.scroll(phase: 4)
    try window.scroll(target: -1)
    #expect(texts(window).contains("Shown: 7"))
  }

  @Test func rowThatDoesNotExistYetIsMade() throws {
    var window = GraphWindow.mounted(
      Rows(count: 5000, next: 4321),
      makesRowsOnDemand: true
    )
    #expect(!texts(window).contains("4321"))
    let patches = try window.tap("Go")
    #expect(texts(window).contains("4321"))
    #expect(scrolls(patches) == [.scroll(node: try window.node("4321"), anchor: nil)])
  }

  @Test func idsOfAnotherTypeDoNotCount() throws {
    struct Named: View {
      @State private var shown: String?

      var body: some View {
        Text("Shown: \(shown ?? "none")")
        ScrollView { VStack { ForEach(0..<3, id: \.self) { Text("\($0)") } } }
          .scrollPosition(id: $shown)
      }
    }
    var window = GraphWindow.mounted(Named())
    try window.scroll(target: window.node("2"))
    #expect(texts(window).contains("Shown: none"))
  }

  @Test func readerAroundStillFindsTheViews() throws {
    struct Screen: View {
      @State private var shown: Int?

      var body: some View {
        ScrollViewReader { proxy in
          Button("Go") { proxy.scrollTo(2) }
          ScrollView { ForEach(0..<3, id: \.self) { Text("\($0)") } }.scrollPosition(id: $shown)
        }
      }
    }
    var window = GraphWindow.mounted(Screen())
    let patches = try window.tap("Go")
    #expect(scrolls(patches) == [.scroll(node: try window.node("2"), anchor: nil)])
  }

  @Test func positionsScrollToEdgesAndPoints() throws {
    let changes: [((inout ScrollPosition) -> Void, x: Double?, y: Double?)] = [
      ({ $0.scrollTo(edge: .bottom) }, nil, 30_000_000),
      ({ $0.scrollTo(edge: .top) }, nil, -30_000_000),
      ({ $0.scrollTo(edge: .leading) }, -30_000_000, nil),
      ({ $0.scrollTo(edge: .trailing) }, 30_000_000, nil), ({ $0.scrollTo(y: 120) }, nil, 120),
      ({ $0.scrollTo(x: 12) }, 12, nil), ({ $0.scrollTo(x: 1, y: 2) }, 1, 2),
      ({ $0.scrollTo(point: CGPoint(x: 3, y: 4)) }, 3, 4),
    ]
    for (change, x, y) in changes {
      var window = GraphWindow.mounted(
        Position(position: ScrollPosition(), change: change)
      )
      let area = try #require(window.scrollAreas.first)
      #expect(scrolls(try window.tap("Go")) == [.scrollArea(node: area, x: x, y: y)])
    }
  }

  @Test func edgesChangeSidesFromRightToLeft() throws {
    let view = Position(position: ScrollPosition()) { $0.scrollTo(edge: .leading) }
    var window = GraphWindow.mounted(view.environment(\.layoutDirection, .rightToLeft))
    let area = try #require(window.scrollAreas.first)
    #expect(scrolls(try window.tap("Go")) == [.scrollArea(node: area, x: 30_000_000, y: nil)])
  }

  @Test func positionScrollsToAView() throws {
    var window = GraphWindow.mounted(
      Position(position: ScrollPosition(idType: Int.self)) { $0.scrollTo(id: 6, anchor: .bottom) }
    )
    let patches = try window.tap("Go")
    #expect(scrolls(patches) == [.scroll(node: try window.node("6"), anchor: .bottom)])
    #expect(texts(window).isSuperset(of: ["View: 6", "By the app"]))
  }

  @Test func positionKnowsWhereTheUserIs() throws {
    var window = GraphWindow.mounted(Position(position: ScrollPosition(idType: Int.self)))
    try window.scroll(target: window.node("3"))
    #expect(texts(window).isSuperset(of: ["View: 3", "By the user"]))
    try window.scroll(target: -1)
    #expect(texts(window).isSuperset(of: ["View: -1", "By the user"]))
  }

  @Test func userEndsAnEdgeAndAPoint() {
    var position = ScrollPosition(edge: .bottom)
    #expect(position.edge == .bottom)
    position.followUser(to: [])
    #expect(position.edge == nil && position.isPositionedByUser && position.viewID == nil)
    position = ScrollPosition(x: 4, y: 5)
    #expect(position.point == CGPoint(x: 4, y: 5) && position.x == 4 && position.y == 5)
    position.scrollTo(x: 7)
    #expect(position.point == nil && position.x == 7 && position.y == nil)
    #expect(ScrollPosition(id: 3) != ScrollPosition(id: "3"))
    #expect(ScrollPosition(id: 3) == ScrollPosition(id: 3))
    #expect(ScrollPosition(idType: Int.self) != ScrollPosition(idType: String.self))
  }
}
