import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct StyleTests {
  private func style(of view: some View) -> String? {
    let outline = ViewHarness { view }.outline
    return outline.firstMatch(of: /style="([^"]*)"/).map { String($0.1) }
  }

  @Test func fontsDescribeTheirTextStyleAndChanges() {
    func css(_ font: Font) -> String? { style(of: Text("x").font(font)) }
    #expect(css(.body) == "font:var(--font-body)")
    #expect(css(.largeTitle.bold()) == "font:var(--font-largeTitle);font-weight:700")
    #expect(
      css(.system(.title2, design: .rounded, weight: .semibold))
        == "font:var(--font-title2);font-weight:600;font-family:var(--font-rounded)"
    )
    #expect(css(.system(size: 12.5)) == "font-size:12.5px")
    #expect(
      css(.custom("My'; Font", size: 24))
        == "font-size:calc(1.5rem*var(--text-scale,1));font-family:'My Font',var(--font-default)"
    )
    // The first scalar is a letter, and makes one character with the quote after it.
    #expect(
      css(.custom("A\u{0D4E}';color:red", size: 24))
        == "font-size:calc(1.5rem*var(--text-scale,1));font-family:'A\u{0D4E}colorred',var(--font-default)"
    )
    #expect(
      css(.custom("A", fixedSize: 24)) == "font-size:24px;font-family:'A',var(--font-default)"
    )
    #expect(
      css(.body.smallCaps().width(.condensed).leading(.tight))
        == "font:var(--font-body);font-variant-caps:all-small-caps;font-stretch:75%;line-height:1.15"
    )
    let caps = "font:var(--font-body);font-variant-caps:"
    #expect(css(.body.lowercaseSmallCaps()) == caps + "small-caps")
    #expect(css(.body.uppercaseSmallCaps()) == caps + "unicase")
    #expect(css(.body.lowercaseSmallCaps().uppercaseSmallCaps()) == caps + "all-small-caps")
    #expect(css(.body.smallCaps().lowercaseSmallCaps()) == caps + "all-small-caps")
    #expect(
      css(.caption.monospacedDigit().italic())
        == "font:var(--font-caption);font-style:italic;font-variant-numeric:tabular-nums"
    )
  }

  @Test func colorsAreNamesOrNumbers() {
    func css(_ color: Color) -> String? { style(of: color) }
    #expect(css(.red) == "background:var(--red)")
    #expect(css(Color(red: 1, green: 0.5, blue: 0)) == "background:rgb(255 127.5 0 / 1)")
    #expect(css(Color(white: 2)) == "background:rgb(255 255 255 / 1)")
    #expect(
      css(.blue.opacity(0.25)) == "background:color-mix(in srgb,var(--blue) 25%,transparent)"
    )
  }

  @Test func paddingIsTheSameFromBothSidesOfWriting() {
    let view = Text("x")
    #expect(
      style(of: view.padding()) == "padding-block:16px 16px;padding-inline:16px 16px"
    )
    #expect(
      style(of: view.padding([.leading, .top], 5))
        == "padding-block:5px 0px;padding-inline:5px 0px"
    )
    #expect(
      style(of: view.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        == "padding-block:1px 3px;padding-inline:2px 4px"
    )
  }

  @Test func framesAreFixedOrLimited() {
    let view = Text("x")
    #expect(
      style(of: view.frame(width: 10, alignment: .topTrailing))
        == "width:10px;place-items:start end"
    )
    let filling = ViewHarness { view.frame(maxWidth: .infinity, minHeight: 20) }
    #expect(
      filling.outline.contains(
        #"<div class="frame has-height fill-width" style="min-height:20px;place-items:center center">"#
      )
    )
  }

  @Test func backgroundsAreColorsOrViews() {
    #expect(style(of: Text("x").background(.yellow)) == "background:var(--yellow)")
    let view = ViewHarness {
      Text("front").background(alignment: .bottom) { Text("behind") }
    }
    #expect(view.text == ["behind", "front"])
  }

  @Test func customStyleResolvesToAnother() {
    struct Warning: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> Color {
        environment.isEnabled ? .red : .gray
      }
    }
    #expect(style(of: Text("x").foregroundStyle(Warning())) == "color:var(--red)")
    #expect(
      style(of: Text("x").foregroundStyle(Warning()).disabled(true)) == "color:var(--gray)"
    )
  }
}
