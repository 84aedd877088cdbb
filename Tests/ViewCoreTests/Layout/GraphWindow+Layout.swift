import Foundation
import Testing

@testable import ViewCore
@testable import ViewTesting

extension GraphWindow {
  struct Cell {
    let id: NodeID
    let text: String
    let name: String?
    let style: String?
    let spaces: String?
  }

  /// The boxes of the layout's views in their order.
  var cells: [Cell] {
    guard let container, let node = page.node(container) else { return [] }
    return node.children.compactMap { id in
      guard let element = page.node(id)?.element else { return nil }
      return Cell(
        id: id,
        text: text(in: id) ?? "",
        name: element["class"],
        style: element["style"],
        spaces: element["data-spaces"]
      )
    }
  }

  private var container: NodeID? {
    page.nodes.first { $0.value.element["class"] == "layout" }?.key
  }

  var containerStyle: String? {
    container.flatMap { page.node($0)?.element["style"] }
  }

  /// Reports the space of the layout.
  mutating func offer(_ width: CGFloat, _ height: CGFloat) {
    guard let container else { return }
    let place = Event.Place(size: .zero, corners: [CGPoint(x: width, y: height)])
    #expect(graph.handle(.place(place), on: container) == .handled)
    take(graph.flush())
  }

  /// Reports the sizes of all views for which the layout has asked, by the text of a view and the space.
  mutating func answer(_ size: (String, String) -> CGSize) {
    let places = cells.map { cell in
      let json = Data((cell.spaces ?? "[]").utf8)
      let spaces = (try? JSONDecoder().decode([String].self, from: json)) ?? []
      let corners = spaces.map { space in
        let size = size(cell.text, space)
        return CGPoint(x: size.width, y: size.height)
      }
      return Event.ElementPlace(
        node: cell.id,
        place: Event.Place(size: .zero, corners: [.zero] + corners)
      )
    }
    #expect(graph.handle(.places(places), on: ViewGraph.rootID) == .handled)
    take(graph.flush())
  }
}
