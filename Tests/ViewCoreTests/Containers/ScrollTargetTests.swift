import Foundation
import Testing
import ViewCore
import ViewTesting

/// The places at which scroll views come to rest.
@MainActor
struct ScrollTargetTests {
  private func outline(_ view: some View) -> String { ViewHarness { view }.outline }

  private let strip = ScrollView(.horizontal) {
    HStack { ForEach(0..<3) { Text("\($0)") } }.scrollTargetLayout()
  }

  @Test func scrollViewComesToRestAtViews() {
    let aligned = outline(strip.scrollTargetBehavior(.viewAligned))
    #expect(aligned.contains("class=\"scroll horizontal snaps\">"))
    #expect(outline(strip).contains("<div class=\"effect targets\">"))
    #expect(!outline(strip).contains("snaps"))
  }

  @Test func gesturePassesOneViewAtMost() {
    let one = "class=\"scroll horizontal snaps\" style=\"--stop:always\""
    for limit in [ViewAlignedScrollTargetBehavior.LimitBehavior.always, .alwaysByOne] {
      #expect(outline(strip.scrollTargetBehavior(.viewAligned(limitBehavior: limit))).contains(one))
    }
    let any = strip.scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    #expect(outline(any) == outline(strip.scrollTargetBehavior(.viewAligned)))
  }

  @Test func pagesAreViewsOfTheStack() {
    let pages = outline(strip.scrollTargetBehavior(.paging))
    #expect(pages.contains("class=\"scroll horizontal snaps pages\" style=\"--stop:always\""))
  }

  @Test func placesKeepTheDistanceOfTheMargins() {
    let view = strip.scrollTargetBehavior(.viewAligned).contentMargins(.leading, 20)
    #expect(outline(view).contains("style=\"scroll-padding-inline-start:20px\""))
  }

  @Test func disabledLayoutHasNoPlaces() {
    let view = HStack { Text("a") }.scrollTargetLayout(isEnabled: false)
    #expect(!outline(view).contains("targets"))
  }

  @Test func modeOfDismissalIsKnownToThePage() {
    let form = Form { Text("a") }
    let immediate = outline(form.scrollDismissesKeyboard(.immediately))
    #expect(immediate.contains("data-keyboard=\"immediately\""))
  }
}
