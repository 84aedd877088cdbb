import Foundation
import Testing
import ViewCore
import ViewTesting

/// Settings of scroll views that the page follows.
@MainActor
struct ScrollAreaTests {
  private func outline(_ view: some View) -> String { ViewHarness { view }.outline }

  private let rows = ScrollView { Text("a") }

  @Test func scrollViewsBeginAndStayAtTheirAnchors() {
    let bottom = outline(rows.defaultScrollAnchor(.bottom))
    #expect(bottom.contains("data-anchors=\"[[0.5,1],[0.5,1]]\""))
    #expect(bottom.contains("style=\"justify-content:safe end\""))
    #expect(outline(rows.defaultScrollAnchor(.bottom).defaultScrollAnchor(nil)) == bottom)
    #expect(outline(rows.defaultScrollAnchor(nil)) == outline(rows))
  }

  @Test func anchorsDifferByRole() {
    func anchors(_ role: ScrollAnchorRole) -> String {
      outline(rows.defaultScrollAnchor(.top, for: role).defaultScrollAnchor(.center))
    }
    #expect(anchors(.initialOffset).contains("data-anchors=\"[[0.5,0],[0.5,0.5]]\""))
    #expect(anchors(.sizeChanges).contains("data-anchors=\"[[0.5,0.5],[0.5,0]]\""))
    #expect(anchors(.alignment).contains("style=\"justify-content:safe start\""))
    let strip = ScrollView(.horizontal) { Text("a") }
    #expect(outline(strip.defaultScrollAnchor(.trailing)).contains("justify-content:safe end"))
  }

  @Test func scrollViewsAreLocked() {
    struct Reader: View {
      @Environment(\.isScrollEnabled) private var isEnabled

      var body: some View { Text(isEnabled ? "scrolls" : "rests") }
    }
    let locked = "data-locked"
    #expect(outline(rows.scrollDisabled(true)).contains(locked))
    #expect(outline(List { Text("a") }.scrollDisabled(true)).contains(locked))
    #expect(outline(Form { Text("a") }.scrollDisabled(true)).contains(locked))
    #expect(!outline(rows.scrollDisabled(false)).contains(locked))
    #expect(outline(rows.scrollDisabled(false).scrollDisabled(true)).contains(locked))
    #expect(ViewHarness { Reader().scrollDisabled(true) }.text == ["rests"])
    #expect(ViewHarness { Reader() }.text == ["scrolls"])
  }

  @Test func safeAreaPaddingNamesItsDistances() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      outline(rows.safeAreaPadding(insets))
        .contains("class=\"padding safe\" style=\"--safe-block:1px 3px;--safe-inline:2px 4px\"")
    )
    #expect(
      outline(rows.safeAreaPadding(.horizontal))
        .contains("style=\"--safe-block:0px 0px;--safe-inline:16px 16px\"")
    )
    #expect(outline(rows.safeAreaPadding(8)) == outline(rows.safeAreaPadding(.all, 8)))
  }

  @Test func scenePaddingIsTheUsualDistance() {
    let text = Text("a")
    #expect(outline(text.scenePadding()) == outline(text.padding()))
    #expect(outline(text.scenePadding(.horizontal)) == outline(text.padding(.horizontal)))
    #expect(outline(text.scenePadding(.minimum, edges: .top)) == outline(text.padding(.top)))
  }
}
