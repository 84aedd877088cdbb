import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct LayerTests {
  @Test func overlayComesAfterTheViewThatItCovers() {
    let view = ViewHarness {
      Text("below").overlay(alignment: .topTrailing) { Text("above") }
      Text("below").overlay(Text("above"))
    }
    #expect(view.text == ["below", "above", "below", "above"])
    #expect(view.outline.contains(#"<div class="before" style="place-items:start end">"#))
  }

  @Test func eachViewOfAGroupGetsLayersOfItsOwn() {
    let view = ViewHarness {
      Group {
        Text("one")
        Text("two")
      }
      .overlay { Text("above") }
      .background { Text("below") }
    }
    #expect(view.text == ["below", "one", "above", "below", "two", "above"])
    #expect(ViewHarness { EmptyView().overlay { Text("above") } }.text == [])
  }

  @Test func layersFollowTheirStateAndTheViewsThatCome() throws {
    struct Marked: View {
      @State private var names = ["a"]
      @State private var mark = 1

      var body: some View {
        ForEach(names, id: \.self) { Text($0) }.overlay { Text("\(mark)") }
        Button("More") { names.append("b") }
        Button("Mark") { mark += 1 }
        Button("Fewer") { names.removeFirst() }
      }
    }
    let view = ViewHarness { Marked() }
    try view.tap(.button("Mark"))
    #expect(view.patches == [.setText(node: 4, "2")])
    try view.tap(.button("More"))
    #expect(view.text.prefix(4) == ["a", "2", "b", "2"])
    try view.tap(.button("Fewer"))
    try view.tap(.button("Mark"))
    #expect(view.text.prefix(2) == ["b", "3"])
  }

  @Test func layersHaveTheEnvironmentOfTheirModifier() {
    let view = ViewHarness {
      Text("in").font(.title).overlay { Text("over") }.font(.caption)
    }
    #expect(view.outline.contains("style=\"font:var(--font-title)\"> \"in\""))
    #expect(view.outline.contains("style=\"font:var(--font-caption)\"> \"over\""))
  }

  @Test func modifiersOfViewWithOverlayApplyToTheView() throws {
    let view = ViewHarness {
      Button("Go") {}.overlay { Text("!") }.accessibilityLabel("Start")
    }
    #expect(view.contains(.button("Start")))
  }

  @Test(arguments: [
    (0.5, "0.5"), (-1, "0;visibility:hidden"), (2, "1"), (.nan, "0;visibility:hidden"),
  ])
  func opacityStaysBetweenZeroAndOne(opacity: Double, css: String) {
    let view = ViewHarness { Text("x").opacity(opacity) }
    #expect(view.outline.contains(#"style="opacity:\#(css)""#))
  }

  @Test func cornersMayBeAsRoundAsCanBe() {
    let view = ViewHarness {
      Text("x").cornerRadius(.infinity)
      Text("x").background(.red, in: RoundedRectangle(cornerRadius: .infinity))
    }
    #expect(view.outline.contains("border-radius:1000000000px"))
    #expect(!view.outline.contains("border-radius:0"))
  }

  @Test func effectsAreStylesOfBoxAroundView() {
    let view = ViewHarness {
      Text("x").hidden()
      Text("x").cornerRadius(8)
      Text("x").lineLimit(2)
      Text("x").multilineTextAlignment(.trailing)
      Text("x").tint(.pink)
      Text("x").tint(nil)
    }
    #expect(
      view.outline.matches(of: /style="([^"]*)"/).map { String($0.1) } == [
        "visibility:hidden", "border-radius:8px;overflow:hidden", "--lines:2",
        "--lines-align:end;text-align:end",
        "--accent:var(--pink);--tint:var(--pink);"
          + "--on-accent:light-dark(#fff,oklch(from var(--pink) clamp(0,(l - .6)*-999,1) 0 0))",
        "--accent:var(--page-accent);--tint:initial;--on-accent:light-dark(#fff,#06121f)",
      ]
    )
  }

  @Test func tintOfAStyleIsItsColor() {
    let none: LinearGradient? = nil
    let view = ViewHarness {
      Text("x").tint(HierarchicalShapeStyle.secondary)
      Text("x").tint(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Text("x").tint(AnyShapeStyle(Gradient(colors: [.green, .blue])))
      Text("x").tint(TintShapeStyle())
      Text("x").tint(none)
      Text("x").tint(.orange)
      Text("x").tint(.purple.gradient)
      Text("x").tint(.linearGradient(colors: [.mint, .red], startPoint: .top, endPoint: .bottom))
    }
    #expect(
      view.outline.matches(of: /--accent:(.*?);/).map { String($0.1) } == [
        "var(--label-2)", "var(--red)", "var(--green)", "var(--page-accent)", "var(--orange)",
        "color-mix(in srgb,var(--purple),#fff 20%)", "var(--mint)",
      ]
    )
  }
}
