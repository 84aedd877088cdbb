import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct LayerTests {
  @Test func anOverlayComesAfterTheViewThatItCovers() {
    let view = ViewHarness {
      Text("below").overlay(alignment: .topTrailing) { Text("above") }
      Text("below").overlay(Text("above"))
    }
    #expect(view.text == ["below", "above", "below", "above"])
    #expect(view.outline.contains(#"<div class="before" style="place-items:start end">"#))
  }

  @Test(arguments: [(0.5, "0.5"), (-1, "0"), (2, "1"), (.nan, "0")])
  func opacityStaysBetweenNothingAndAll(opacity: Double, css: String) {
    let view = ViewHarness { Text("x").opacity(opacity) }
    #expect(view.outline.contains(#"style="opacity:\#(css)""#))
  }

  @Test func effectsAreStylesOfABoxAround() {
    let view = ViewHarness {
      Text("x").hidden()
      Text("x").cornerRadius(8)
      Text("x").lineLimit(2)
      Text("x").multilineTextAlignment(.trailing)
      Text("x").tint(.pink)
    }
    #expect(
      view.outline.matches(of: /style="([^"]*)"/).map { String($0.1) } == [
        "visibility:hidden", "border-radius:8px;overflow:hidden", "--lines:2",
        "--lines-align:end", "--accent:var(--pink)",
      ]
    )
  }
}
