import Testing
import ViewCore
import ViewTesting

/// The choice among views, as a test without a layout sees it.
@MainActor
struct ViewThatFitsTests {
  @Test func firstViewIsShownWithoutALayout() {
    let view = ViewHarness {
      ViewThatFits(in: .horizontal) {
        Button("Long") {}
        Button("Short") {}
      }
    }
    #expect(view.contains(.button("Long")))
    #expect(!view.contains(.button("Short")))
  }

  @Test func pageGetsTheAxes() {
    let all = ViewHarness { ViewThatFits { Text("a") } }
    #expect(all.outline.contains("class=\"effect fitting\" data-axes=\"x y\""))
    let vertical = ViewHarness { ViewThatFits(in: .vertical) { Text("a") } }
    #expect(vertical.outline.contains("data-axes=\"y\""))
  }

  @Test func eachViewOfAGroupIsACandidate() {
    let view = ViewHarness {
      ViewThatFits {
        Group {
          Text("a")
          Text("b")
        }
      }
    }
    #expect(view.outline.matches(of: /class="effect" hidden/).count == 1)
  }
}
