import Foundation
import Testing
import ViewCore
import ViewTesting

/// Modifiers that put views at edges, and that change how all of a view looks.
@MainActor
struct PlacementTests {
  @Test func safeAreaInsetIsAtAnEdge() {
    let view = ViewHarness {
      Text("main").safeAreaInset(edge: .bottom, alignment: .leading, spacing: 8) { Text("bar") }
      Text("main").safeAreaInset(edge: .trailing) { Text("side") }
    }
    #expect(view.text == ["main", "bar", "main", "side"])
    #expect(view.outline.contains("<div class=\"inset bottom\" style=\"gap:8px\">"))
    #expect(view.outline.contains("<div class=\"inset-bar\" style=\"align-items:start\">"))
    #expect(view.outline.contains("<div class=\"inset trailing\">"))
  }

  @Test func viewExtendsIntoTheSafeArea() {
    let view = ViewHarness {
      Color.red.ignoresSafeArea(edges: .bottom)
      Color.red.ignoresSafeArea(.keyboard)
      Color.red.edgesIgnoringSafeArea(.top)
    }
    #expect(
      view.outline.matches(of: /style="(margin[^"]*)"/).map { String($0.1) } == [
        "margin-block-end:calc(-1 * env(safe-area-inset-bottom))",
        "margin-block-start:calc(-1 * env(safe-area-inset-top))",
      ]
    )
  }

  @Test func colorMultiplyHasItsOwnFilter() {
    let view = ViewHarness {
      Group {
        Text("a")
        Text("b")
      }
      .colorMultiply(.red)
    }
    #expect(view.outline.matches(of: /filter:url\(#multiply-var---red-\)/).count == 2)
    #expect(view.outline.matches(of: /<filter id="multiply-var---red-"/).count == 2)
    #expect(view.outline.contains("flood-color:var(--red)"))
  }

  @Test(arguments: [(0.5, "0.5"), (0, "0.05"), (3, "1")] as [(CGFloat, String)])
  func textsMayShrink(factor: CGFloat, least: String) {
    let view = ViewHarness { Text("long").minimumScaleFactor(factor) }
    #expect(view.outline.contains("data-shrink=\"\(least)\""))
  }

  @Test func headersCanBeProminent() {
    let view = ViewHarness {
      Form {
        Section("A") { Text("a") }.headerProminence(.increased)
        Section("B") { Text("b") }
      }
    }
    #expect(view.outline.contains("<h2 class=\"section-header increased\">"))
    #expect(view.outline.contains("<h2 class=\"section-header\">"))
  }

  @Test func contentUnavailableViewDescribesEmptyScreen() {
    let view = ViewHarness {
      ContentUnavailableView {
        Label("No meetings", systemImage: "calendar")
      } description: {
        Text("They are listed here.")
      } actions: {
        Button("Start") {}
      }
      ContentUnavailableView("Nothing", systemImage: "trash", description: Text("at all"))
    }
    #expect(view.text == ["No meetings", "They are listed here.", "Start", "Nothing", "at all"])
    #expect(view.contains(.heading("No meetings")))
  }

  @Test(
    arguments: [
      (1, "10000"), (0.5, "1e+06"), (-1, "1e+16"), (9, "1"),
    ] as [(Double, String)]
  )
  func viewsShrinkByLayoutPriority(priority: Double, weight: String) {
    let view = ViewHarness { Text("a").layoutPriority(priority) }
    #expect(view.outline.contains("flex-shrink:\(weight)\""))
  }

  @Test func defaultLayoutPriorityHasNoStyle() {
    #expect(!ViewHarness { Text("a").layoutPriority(0) }.outline.contains("flex-shrink"))
  }

  @Test func idealSizeIsNotFixedSize() {
    let view = ViewHarness {
      Text("a").frame(idealWidth: 30, idealHeight: 40).fixedSize()
    }
    #expect(view.outline.contains("--ideal-width:30px;--ideal-height:40px"))
    #expect(view.outline.contains("class=\"frame has-width has-height ideal-width ideal-height\""))
    #expect(view.outline.contains("class=\"effect own-width own-height\""))
  }

  @Test func aspectRatioIsTheContentsOwnByDefault() {
    let view = ViewHarness {
      Text("a").scaledToFit()
      Text("b").aspectRatio(CGSize(width: 3, height: 2), contentMode: .fill)
    }
    #expect(view.outline.contains("<div class=\"proportion fit own\">"))
    #expect(view.outline.contains("<div class=\"proportion fill\" style=\"aspect-ratio:1.5\">"))
  }
}
