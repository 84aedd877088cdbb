import Foundation
import Testing

@testable import ViewCore
@testable import ViewTesting

/// The places of guides, as the page gets them.
@MainActor
struct AlignmentGuideTests {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 + 2 }
  }

  private enum Narrow: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { min(context.width, 100) }
  }

  private func window(_ content: some View) -> GraphWindow {
    var window = GraphWindow(content)
    window.take(window.graph.mount())
    return window
  }

  /// The elements of the guides, in the order of the views.
  private func guides(in window: GraphWindow) -> [(id: NodeID, element: Element)] {
    window.page.nodes.filter { $0.value.element["data-guide"] != nil }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.element) }
  }

  private func values(in window: GraphWindow) -> [String?] {
    guides(in: window).map { $0.element["data-value"] }
  }

  private func report(
    _ place: Event.Place,
    of guide: Int = 0,
    in window: inout GraphWindow
  ) -> EventOutcome {
    let outcome = window.graph.handle(.place(place), on: guides(in: window)[guide].id)
    window.take(window.graph.flush())
    return outcome
  }

  @Test func guideThatReadsNothingIsThereAtOnceAndIsNotMeasured() {
    let window = window(Text("a").alignmentGuide(.leading) { _ in -12 })
    #expect(guides(in: window).map(\.element["data-guide"]) == ["xstart"])
    #expect(values(in: window) == ["-12"])
    #expect(guides(in: window).map(\.element.events) == [[]])
  }

  @Test func guideThatReadsTheSizeIsThereOnceTheSizeIsKnown() {
    var window = window(Text("a").alignmentGuide(.bottom) { $0.width / 2 + $0.height })
    #expect(guides(in: window).map(\.element["data-guide"]) == ["yend"])
    #expect(values(in: window) == [nil])
    #expect(report(.init(size: CGSize(width: 30, height: 5)), in: &window) == .handled)
    #expect(values(in: window) == ["20"])
    _ = report(.init(size: CGSize(width: 40, height: 5)), in: &window)
    #expect(values(in: window) == ["25"])
  }

  @Test func guidesThatAreReadAreReported() {
    let content = Text("a").alignmentGuide(.leading) { $0[.trailing] - $0[.leading] }
      .alignmentGuide(.top) {
        $0[.firstTextBaseline] + ($0[explicit: .center as VerticalAlignment] ?? 100)
      }
    var window = window(content)
    #expect(
      guides(in: window).map(\.element["data-spaces"]) == [
        #"["xend","xstart"]"#, #"["ybaseline","ycenter"]"#,
      ]
    )
    let size = CGSize(width: 30, height: 20)
    let none = CGPoint.zero
    _ = report(.init(size: size, corners: [none, none, CGPoint(x: 1, y: 4)]), in: &window)
    #expect(values(in: window) == ["26", nil])
    let baseline = CGPoint(x: 0, y: 11)
    _ = report(.init(size: size, corners: [none, baseline, none]), of: 1, in: &window)
    #expect(values(in: window) == ["26", "111"])
    _ = report(
      .init(size: size, corners: [none, baseline, CGPoint(x: 1, y: 0)]),
      of: 1,
      in: &window
    )
    #expect(values(in: window) == ["26", "11"])
  }

  @Test func reportAboutOtherGuidesIsIgnored() {
    var window = window(Text("a").alignmentGuide(.leading) { $0[.trailing] })
    for count in [1, 3] {
      let corners = Array(repeating: CGPoint(x: 1, y: 7), count: count)
      #expect(report(.init(size: .zero, corners: corners), in: &window) == .handled)
      #expect(values(in: window) == [nil])
    }
  }

  @Test func placeThatIsNoNumberIsIgnored() {
    for place in [CGFloat.nan, .infinity] {
      #expect(values(in: window(Text("a").alignmentGuide(.leading) { _ in place })) == [nil])
    }
  }

  @Test func closuresThatShareVariablesRunTogetherInTheOrderOfTheViews() {
    var sum: CGFloat = 0
    let content = ForEach(0..<3) { number in
      Text("\(number)")
        .alignmentGuide(.leading) { size in
          defer { sum += size.width }
          return sum
        }
        .alignmentGuide(.top) { _ in
          defer { if number == 2 { sum = 0 } }
          return sum
        }
    }
    var window = window(content)
    let place = Event.Place(size: CGSize(width: 10, height: 1))
    let measured = guides(in: window).filter { $0.element.events == EventKinds.place }
    let sizes = measured.map { Event.ElementPlace(node: $0.id, place: place) }
    #expect(sizes.count == 3)
    #expect(window.graph.handle(Event.places(sizes), on: ViewGraph.rootID) == .handled)
    window.take(window.graph.flush())
    #expect(values(in: window) == ["0", "10", "10", "20", "20", "30"])
  }

  private struct Noted: View {
    let note: (String) -> Void
    @State private var names = ["a", "b"]

    var body: some View {
      ForEach(names, id: \.self) { name in
        Text(name)
          .alignmentGuide(.leading) { _ in
            note("leading \(name)")
            return 1
          }
          .alignmentGuide(.top) { _ in
            note("top \(name)")
            return 2
          }
      }
      Button("Insert") { names.insert("x", at: 1) }
    }
  }

  @Test func closuresRunOnceAndInTheOrderOfTheViewsAfterAChange() throws {
    var notes: [String] = []
    var window = window(Noted { notes.append($0) })
    #expect(notes == ["leading a", "top a", "leading b", "top b"])
    notes = []
    try window.tap("Insert")
    #expect(notes == ["leading a", "top a", "leading x", "top x", "leading b", "top b"])
    #expect(values(in: window) == ["1", "2", "1", "2", "1", "2"])
  }

  private struct Shifted: View {
    @State private var shift = 3

    var body: some View {
      Text("a").alignmentGuide(.leading) { _ in CGFloat(shift) }
      Button("Shift") { shift += 1 }
    }
  }

  @Test func closureRunsAgainWhenAStateThatItReadsChanges() throws {
    var window = window(Shifted())
    #expect(values(in: window) == ["3"])
    try window.tap("Shift")
    #expect(values(in: window) == ["4"])
  }

  @Test func containerKnowsTheFactorsOfAnOwnGuide() throws {
    let third = VerticalAlignment(Third.self)
    #expect(third == VerticalAlignment(Third.self))
    #expect(third != .top)
    let number = third.key.dropFirst()
    let guide = "--y-guide:\(number) 0 0.25 0 0 2"
    let window = window(HStack(alignment: third) { Text("a").alignmentGuide(third) { $0[third] } })
    let style = window.page.nodes.values.compactMap { $0.element["style"] }
    #expect(style == ["align-items:start;\(guide)"])
    #expect(guides(in: window).map(\.element["data-guide"]) == [third.key])
    #expect(
      Alignment(horizontal: .trailing, vertical: third).css == "place-items:start end;\(guide)"
    )
  }

  @Test func valueOfAnOwnGuideIsItsDefault() {
    let third = VerticalAlignment(Third.self)
    var window = window(Text("a").alignmentGuide(.top) { $0[third] })
    let place = Event.Place(size: CGSize(width: 1, height: 40), corners: [.zero, .zero])
    _ = report(place, in: &window)
    #expect(values(in: window) == ["12"])
  }

  @Test func defaultThatThePageCannotComputeIsReported() {
    withKnownIssue {
      #expect(
        HorizontalAlignment(Narrow.self).guide.declaration(ofAxis: "x")?.hasSuffix(" 0 0 0 0 0")
          == true
      )
    } matching: { issue in
      issue.comments.contains { $0.rawValue == Issues.alignmentIsNoSum("Narrow") }
    }
  }

  @Test func closureOfGroupIsForEachOfItsViews() {
    let window = window(
      Group {
        Text("a")
        Text("b")
      }
      .alignmentGuide(.leading) { _ in 3 }
    )
    #expect(values(in: window) == ["3", "3"])
  }

  @Test func harnessReportsItsSizeToGuides() {
    let view = ViewHarness(size: CGSize(width: 8, height: 9)) {
      Text("a").alignmentGuide(.leading) { $0[.trailing] }
    }
    #expect(view.outline.contains(#"data-value="8""#))
  }
}
