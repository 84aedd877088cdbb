import Foundation
import Testing

@testable import ViewCore
@testable import ViewTesting

/// Looks that depend on the size and the place of a view.
@MainActor
struct VisualEffectTests {
  private func outline(_ view: some View) -> String {
    ViewHarness(size: CGSize(width: 50, height: 20)) { view }.outline
  }

  @Test func lookFollowsTheGeometry() {
    let view = Text("a").visualEffect { content, proxy in
      content.opacity(proxy.size.width / 100).offset(x: proxy.frame(in: .global).minX + 3)
        .blur(radius: proxy.size.height / 10)
    }
    #expect(
      outline(view).contains(
        "class=\"effect\" style=\"opacity:0.5;transform:translate(3px,0px);filter:blur(2px)\""
      )
    )
  }

  @Test func effectWithoutAChangeHasNoStyle() {
    let view = Text("a").visualEffect { content, _ in content }
    #expect(!outline(view).contains("style"))
  }

  @Test func groupedGeometryIsThatOfTheBrowser() {
    #expect(outline(Text("a").geometryGroup()) == outline(Text("a")))
  }
}
