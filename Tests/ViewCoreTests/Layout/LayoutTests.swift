import Foundation
import Testing

@testable import ViewCore
@testable import ViewTesting

/// The places of views in layouts of an app, as the page gets them.
@MainActor
struct LayoutTests {
  /// Views below each other, each in the whole width.
  private struct Column: Layout {
    var spacing: CGFloat = 0

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(space(in: proposal)) }
      return CGSize(
        width: proposal.width ?? sizes.map(\.width).max() ?? 0,
        height: sizes.map(\.height).reduce(0, +)
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
        subview.place(at: CGPoint(x: bounds.minX, y: top), proposal: space(in: proposal))
        top += subview.sizeThatFits(space(in: proposal)).height + spacing
      }
    }

    private func space(in proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(width: proposal.width, height: nil)
    }
  }

  /// All views in the middle, with their ideal sizes.
  private struct Pile: Layout {
    var anchor = UnitPoint.center

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.map(\.width).max() ?? 0,
        height: sizes.map(\.height).max() ?? 0
      )
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.midX, y: bounds.midY),
          anchor: anchor,
          proposal: .unspecified
        )
      }
    }
  }

  /// Does what its closure does.
  private struct Own: Layout {
    let run: (ProposedViewSize, Subviews) -> CGSize

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize {
      run(proposal, subviews)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {}
  }

  private func mounted(_ content: some View) -> GraphWindow {
    var window = GraphWindow(content)
    window.take(window.graph.mount())
    return window
  }

  // MARK: Runs

  @Test func viewsAreInvisibleUntilThePageHasMeasuredThem() {
    var window = mounted(Pile()() { Text("a") })
    #expect(window.cells.map(\.style) == ["visibility:hidden"])
    #expect(window.cells.map(\.spaces) == [#"["max-content max-content"]"#])
    window.offer(300, 0)
    #expect(window.cells.map(\.style) == ["visibility:hidden"])
    window.answer { _, _ in CGSize(width: 40, height: 20) }
    #expect(window.containerStyle == "--layout-width:40px;--layout-height:20px")
    let place =
      "inset-inline-start:20px;top:10px;width:max-content;height:max-content;"
      + "place-items:center center;translate:calc(-50% * var(--dir)) -50%"
    #expect(window.cells.map(\.style) == [place])
    #expect(window.cells.map(\.name) == ["layers cell own-width own-height"])
  }

  @Test func idealSizesNeedOneRound() {
    var runs = 0
    var window = mounted(
      Own { _, views in
        runs += 1
        return views[0].sizeThatFits(.unspecified)
      }() { Text("a") }
    )
    #expect(runs == 0)
    window.answer { _, _ in CGSize(width: 40, height: 20) }
    window.offer(300, 0)
    #expect(runs == 1)
  }

  @Test func otherSizesAreAskedOfThePage() {
    var window = mounted(
      Column()() {
        Text("a")
        Text("b")
      }
    )
    window.offer(300, 500)
    let spaces = #"["max-content max-content","300px max-content"]"#
    #expect(window.cells.map(\.spaces) == [spaces, spaces])
    #expect(window.cells.map(\.style) == ["visibility:hidden", "visibility:hidden"])
    window.answer { text, space in
      space == "300px max-content"
        ? CGSize(width: 290, height: text == "a" ? 40 : 60) : CGSize(width: 400, height: 20)
    }
    #expect(window.containerStyle == "--layout-width:300px;--layout-height:100px")
    #expect(window.cells.map { $0.style?.contains("top:0px;width:300px") } == [true, false])
    #expect(window.cells.map { $0.style?.contains("top:40px;width:300px") } == [false, true])
  }

  @Test func newSizeOfAViewMovesTheOthers() {
    var window = mounted(
      Column()() {
        Text("a")
        Text("b")
      }
    )
    window.offer(300, 0)
    for height in [20.0, 20, 50] {
      window.answer { text, _ in CGSize(width: 10, height: text == "a" ? height : 1) }
    }
    #expect(window.cells.map { $0.style?.contains("top:50px") } == [false, true])
  }

  @Test func otherSpaceRunsTheLayoutAgain() {
    var window = mounted(Column()() { Text("a") })
    window.offer(300, 0)
    for _ in 0..<2 { window.answer { _, _ in CGSize(width: 10, height: 20) } }
    window.offer(200, 0)
    #expect(window.cells.map { $0.style?.contains("width:300px") } == [true])
    #expect(window.cells[0].spaces?.contains("200px max-content") == true)
    window.answer { _, _ in CGSize(width: 10, height: 20) }
    #expect(window.cells.map { $0.style?.contains("width:200px") } == [true])
  }

  @Test func lengthThatNothingLimitsIsNil() {
    var proposals: [ProposedViewSize] = []
    var window = mounted(
      Own { proposal, _ in
        proposals.append(proposal)
        return .zero
      }() { Text("a") }
    )
    window.offer(0, 200)
    window.offer(100_000, 0)
    #expect(proposals == [.init(width: nil, height: 200), .unspecified])
  }

  @Test func largestLengthIsInfinite() {
    var sizes: [CGSize] = []
    var window = mounted(
      Own { _, views in
        sizes.append(views[0].sizeThatFits(.infinity))
        return .zero
      }() { Text("a") }
    )
    window.offer(10, 10)
    window.answer { _, _ in .zero }
    #expect(window.cells.map(\.spaces) == [#"["max-content max-content","100000px 100000px"]"#])
    window.answer { _, _ in CGSize(width: 100_000, height: 20) }
    #expect(sizes.last == CGSize(width: CGFloat.infinity, height: 20))
  }

  // MARK: Bad input

  @Test func reportOfOtherSpacesIsIgnored() {
    var window = mounted(Pile()() { Text("a") })
    window.offer(300, 0)
    let cell = window.cells[0].id
    for count in [1, 3] {
      let place = Event.Place(size: .zero, corners: Array(repeating: .zero, count: count))
      #expect(window.graph.handle(.place(place), on: cell) == .handled)
      window.take(window.graph.flush())
    }
    #expect(window.cells.map(\.style) == ["visibility:hidden"])
  }

  @Test func layoutThatAsksOnIsReportedAndPlacesItsViews() {
    var question = 0.0
    var window = mounted(
      Own { _, views in
        question += 1
        _ = views[0].sizeThatFits(.init(width: question, height: nil))
        return CGSize(width: 7, height: 7)
      }() { Text("a") }
    )
    window.offer(300, 0)
    withKnownIssue {
      for _ in 0..<40 { window.answer { _, _ in CGSize(width: 10, height: 20) } }
    } matching: { issue in
      issue.comments.contains { $0.rawValue == Issues.layoutAsksOn("Own") }
    }
    #expect(window.containerStyle == "--layout-width:7px;--layout-height:7px")
    #expect(question == 33)
  }

  @Test func sizeThatIsNoNumberIsReported() {
    var window = mounted(Own { _, _ in CGSize(width: CGFloat.nan, height: 5) }() { Text("a") })
    withKnownIssue {
      window.offer(300, 0)
      window.answer { _, _ in .zero }
    } matching: { issue in
      issue.comments.contains { $0.rawValue == Issues.layoutIsNotFinite("Own") }
    }
    #expect(window.containerStyle == "--layout-width:300px;--layout-height:5px")
  }

  // MARK: Views

  private enum Weight: LayoutValueKey {
    static let defaultValue = 1.0
  }

  @Test func valuesPassThroughModifiersAndNotOutOfStacks() {
    var weights: [Double] = []
    var priorities: [Double] = []
    var window = mounted(
      Own { _, views in
        weights = views.map { $0[Weight.self] }
        priorities = views.map(\.priority)
        return .zero
      }() {
        Text("a").layoutValue(key: Weight.self, value: 2).padding().layoutPriority(3)
        HStack { Text("b").layoutValue(key: Weight.self, value: 5) }
        ForEach(0..<2) { Text("\($0)").layoutValue(key: Weight.self, value: Double(7 + $0)) }
        Text("c").layoutValue(key: Weight.self, value: 3).layoutValue(key: Weight.self, value: 4)
      }
    )
    window.offer(1, 1)
    #expect(weights == [2, 1, 7, 8, 4])
    #expect(priorities == [3, 0, 0, 0, 0])
  }

  private struct Changing: View {
    @State private var values = [1, 2]
    @State private var isPile = true

    var body: some View {
      let layout = isPile ? AnyLayout(Pile()) : AnyLayout(HStackLayout(spacing: 4))
      layout {
        ForEach(values, id: \.self) { Counter(number: $0) }
      }
      Button("Turn") { values.reverse() }
      Button("More") { values.append(values.count + 1) }
      Button("Stack") { isPile.toggle() }
    }
  }

  private struct Counter: View {
    let number: Int
    @State private var count = 0

    var body: some View { Button("\(number): \(count)") { count += 1 } }
  }

  @Test func newAndMovedViewsArePlaced() throws {
    var window = mounted(Changing())
    window.offer(300, 0)
    window.answer { text, _ in CGSize(width: text == "1: 0" ? 10 : 20, height: 5) }
    #expect(window.containerStyle == "--layout-width:20px;--layout-height:5px")
    try window.tap("More")
    #expect(window.cells.map { $0.style == "visibility:hidden" } == [false, false, true])
    window.answer { text, _ in CGSize(width: text == "3: 0" ? 30 : 20, height: 5) }
    #expect(window.containerStyle == "--layout-width:30px;--layout-height:5px")
    #expect(window.cells.allSatisfy { $0.style?.hasPrefix("inset-inline-start:15px") == true })
    try window.tap("Turn")
    #expect(window.cells.map(\.text) == ["3: 0", "2: 0", "1: 0"])
  }

  @Test func viewsKeepTheirStateBetweenAStackAndALayout() throws {
    var window = mounted(Changing())
    window.offer(300, 0)
    window.answer { _, _ in CGSize(width: 10, height: 5) }
    try window.tap("1: 0")
    try window.tap("Stack")
    #expect(window.cells.isEmpty)
    #expect(window.page.texts.prefix(2) == ["1: 1", "2: 0"])
    #expect(window.page.markup.contains(#"<div class="hstack" style="gap:4px">"#))
    try window.tap("Stack")
    #expect(window.cells.map(\.style) == ["visibility:hidden", "visibility:hidden"])
    window.offer(300, 0)
    window.answer { _, _ in CGSize(width: 10, height: 5) }
    #expect(window.containerStyle == "--layout-width:10px;--layout-height:5px")
    #expect(window.page.texts.prefix(2) == ["1: 1", "2: 0"])
  }

  // MARK: Caches

  private struct Counting: Layout {
    let note: (String) -> Void

    func makeCache(subviews: Subviews) -> Int {
      note("make")
      return subviews.count
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
      note("update \(cache)")
      cache = subviews.count
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Int
    ) -> CGSize {
      CGSize(width: subviews[0].sizeThatFits(.unspecified).width, height: 0)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Int
    ) {}
  }

  @Test func cacheOfGuessesIsMadeAnewAndThatOfSizesIsUpdated() {
    var calls: [String] = []
    var window = mounted(Counting { calls.append($0) }() { Text("a") })
    window.offer(300, 0)
    #expect(calls == ["make"])
    window.answer { _, _ in CGSize(width: 10, height: 5) }
    #expect(calls == ["make", "make"])
    window.answer { _, _ in CGSize(width: 20, height: 5) }
    #expect(calls == ["make", "make", "update 1"])
    #expect(window.containerStyle == "--layout-width:20px;--layout-height:0px")
  }
}
