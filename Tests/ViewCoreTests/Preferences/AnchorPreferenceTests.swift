import Foundation
import Testing

@testable import ViewCore
@testable import ViewTesting

/// Anchors of views, which others convert to their own coordinates.
@MainActor
struct AnchorPreferenceTests {
  private struct Anchors<Value>: PreferenceKey {
    static var defaultValue: [Anchor<Value>] { [] }

    static func reduce(value: inout [Anchor<Value>], nextValue: () -> [Anchor<Value>]) {
      value += nextValue()
    }
  }

  /// A text with an anchor in front of a reader that shows it.
  private struct Marked<Value>: View {
    let source: Anchor<Value>.Source
    var change: ((inout [Anchor<Value>], Anchor<Value>) -> Void)?

    var body: some View {
      marked.overlayPreferenceValue(Anchors<Value>.self) { anchors in
        GeometryReader { proxy in
          Text(verbatim: anchors.map { "\(proxy[$0])" }.joined(separator: " and "))
        }
      }
    }

    @ViewBuilder private var marked: some View {
      if let change {
        Text("a").anchorPreference(key: Anchors<Value>.self, value: source) { [$0] }
          .transformAnchorPreference(key: Anchors<Value>.self, value: source, transform: change)
      } else {
        Text("a").anchorPreference(key: Anchors<Value>.self, value: source) { [$0] }
      }
    }
  }

  /// The places of elements in the order of their numbers: first those of the views with anchors.
  private func report(_ window: inout GraphWindow, _ places: [(corner: CGPoint, scale: CGFloat)]) {
    let views = window.page.nodes.filter { $0.value.element.events.contains(.place) }.keys.sorted()
    #expect(views.count == places.count)
    for (view, place) in zip(views, places) {
      let event = Event.Place(
        size: CGSize(width: 40, height: 20),
        shownSize: CGSize(width: 40 * place.scale, height: 20 * place.scale),
        corners: [place.corner]
      )
      #expect(window.graph.handle(.place(event), on: view) == .handled)
    }
    window.take(window.graph.flush())
  }

  private func shown<Value>(
    _ source: Anchor<Value>.Source,
    scale: CGFloat = 1,
    readerScale: CGFloat = 1
  ) -> [String] {
    var window = GraphWindow.mounted(Marked(source: source))
    let corners = [CGPoint(x: 30, y: 50), CGPoint(x: 10, y: 10)]
    report(&window, [(corners[0], scale), (corners[1], readerScale)])
    return window.page.texts.filter { $0 != "a" }
  }

  @Test func boundsAreInTheCoordinatesOfTheReader() {
    #expect(shown(.bounds) == ["\(CGRect(x: 20, y: 40, width: 40, height: 20))"])
    #expect(shown(.bounds, scale: 2) == ["\(CGRect(x: 20, y: 40, width: 80, height: 40))"])
    #expect(shown(.bounds, readerScale: 2) == ["\(CGRect(x: 10, y: 20, width: 20, height: 10))"])
  }

  @Test func rectanglesAndPointsAreThoseOfTheView() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(shown(.rect(rect)) == ["\(CGRect(x: 21, y: 42, width: 3, height: 4))"])
    #expect(shown(.rect(rect), scale: 2) == ["\(CGRect(x: 22, y: 44, width: 6, height: 8))"])
    #expect(shown(.point(CGPoint(x: 1, y: 2))) == ["\(CGPoint(x: 21, y: 42))"])
    #expect(shown(.unitPoint(UnitPoint(x: 0.25, y: 0.5))) == ["\(CGPoint(x: 30, y: 50))"])
    #expect(shown(.bottomTrailing) == ["\(CGPoint(x: 60, y: 60))"])
    #expect(shown(.top) == ["\(CGPoint(x: 40, y: 40))"])
  }

  @Test func sourcesAreCombined() {
    let both = Anchor<[CGPoint]>.Source([.topLeading, .bottomTrailing])
    #expect(shown(both) == ["\([CGPoint(x: 20, y: 40), CGPoint(x: 60, y: 60)])"])
    let none = Anchor<CGPoint?>.Source(Anchor<CGPoint>.Source?.none)
    #expect(shown(none) == ["nil"])
  }

  @Test func transformAddsAnAnchor() {
    var window = GraphWindow.mounted(Marked(source: .center) { $0.append($1) })
    let place = (corner: CGPoint(x: 10, y: 0), scale: CGFloat(1))
    report(&window, [place, place, (corner: .zero, scale: 1)])
    let point = "\(CGPoint(x: 30, y: 10))"
    #expect(window.page.texts.contains("\(point) and \(point)"))
  }

  @Test func readerFollowsTheViewThatMoves() {
    var window = GraphWindow.mounted(Marked(source: .topLeading))
    report(&window, [(CGPoint(x: 5, y: 5), 1), (.zero, 1)])
    #expect(window.page.texts.contains("\(CGPoint(x: 5, y: 5))"))
    report(&window, [(CGPoint(x: 5, y: 9), 1), (.zero, 1)])
    #expect(window.page.texts.contains("\(CGPoint(x: 5, y: 9))"))
  }

  @Test func placeOfAnAnchorThatNobodyReadsIsNotFollowed() {
    var window = GraphWindow.mounted(
      Text("a").anchorPreference(key: Anchors<CGRect>.self, value: .bounds) { [$0] }
    )
    report(&window, [(.zero, 1)])
    #expect(window.page.nodes.values.allSatisfy { $0.element["data-follows"] == nil })
  }

  @Test func anchorsAreEqualIfTheirViewsAndSourcesAre() {
    let (one, other) = (AnchoredView(), AnchoredView())
    #expect(Anchor(.bounds, of: one) == Anchor<CGRect>(.bounds, of: one))
    #expect(Anchor(.bounds, of: one) != Anchor<CGRect>(.bounds, of: other))
    #expect(Anchor(.top, of: one) != Anchor<CGPoint>(.bottom, of: one))
    #expect(Set([Anchor(.top, of: one), Anchor<CGPoint>(.top, of: one)]).count == 1)
  }
}
