import Foundation
import Testing

@testable import ViewCore
@testable import ViewTesting

/// Actions follow the sizes that the page reports.
@MainActor
struct OnGeometryChangeTests {
  private func report(_ width: Double, in window: inout GraphWindow) throws {
    let node = try #require(window.page.nodes.first { $0.value.element.events.contains(.place) })
    let place = Event.Place(size: CGSize(width: width, height: 9))
    #expect(window.graph.handle(.place(place), on: node.key) == .handled)
    window.take(window.graph.flush())
  }

  @Test func actionReceivesTheFirstValueAndEachOther() throws {
    let received = Received<[Int]>()
    let new = Received<Int>()
    var window = GraphWindow(
      Text("a")
        .onGeometryChange(for: Int.self) { proxy in
          Int(proxy.size.width) / 10
        } action: { oldValue, newValue in
          received.values.append([oldValue, newValue])
        }
    )
    var other = GraphWindow(
      Text("a").onGeometryChange(for: Int.self, of: { Int($0.size.width) / 10 }) {
        new.values.append($0)
      }
    )
    window.take(window.graph.mount())
    other.take(other.graph.mount())
    #expect(received.values == [])
    for width in [20, 25, 30, 30, 10] as [Double] {
      try report(width, in: &window)
      try report(width, in: &other)
    }
    #expect(received.values == [[2, 2], [2, 3], [3, 1]])
    #expect(new.values == [2, 3, 1])
  }

  @Test func stateOfTheActionIsShown() {
    struct Screen: View {
      @State private var height: Double = 0

      var body: some View {
        Text("Tall").onGeometryChange(for: Double.self) {
          $0.size.height
        } action: {
          height = $0
        }
        Text("\(Int(height))")
      }
    }
    #expect(ViewHarness(size: .init(width: 9, height: 70)) { Screen() }.text == ["Tall", "70"])
  }

  @Test func eachViewOfAGroupIsMeasured() {
    let received = Received<Double>()
    let view = ViewHarness(size: .init(width: 9, height: 70)) {
      Group {
        Text("a")
        Text("b")
      }
      .onGeometryChange(for: Double.self) {
        $0.size.height
      } action: {
        received.values.append($0)
      }
    }
    #expect(view.text == ["a", "b"])
    #expect(received.values == [70, 70])
  }
}
