import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct ControlSizeTests {
  private func style(_ button: some View) throws -> String? {
    try ViewHarness { button }.attribute("style", of: .button("a"))
  }

  @Test func buttonsWithABackgroundHaveASize() throws {
    let button = Button("a") {}
    let large = "min-height:3.25rem;padding:0.5rem 1.25rem"
    #expect(try style(button.buttonStyle(.bordered).controlSize(.large)) == large)
    #expect(try style(button.buttonStyle(.borderedProminent).controlSize(.large)) == large)
    #expect(try style(button.buttonStyle(.bordered).controlSize(.regular)) == nil)
    #expect(try style(button.controlSize(.large)) == nil)
    #expect(
      try style(button.buttonStyle(.bordered).controlSize(.mini))
        == "min-height:1.75rem;padding:0.125rem 0.5rem;font:var(--font-footnote)"
    )
    let toggle = Toggle("a", isOn: .constant(true)).toggleStyle(.button)
    #expect(try style(toggle.controlSize(.large)) == large)
  }

  @Test func menusAndLinksHaveTheirSize() throws {
    let view = ViewHarness {
      Group {
        Menu("Menu") { Button("b") {} }
        if let url = URL(string: "https://example.com") { Link("Link", destination: url) }
      }
      .buttonStyle(.bordered)
      .controlSize(.large)
    }
    let sized = "style=\"min-height:3.25rem;padding:0.5rem 1.25rem\""
    #expect(view.outline.contains("<summary class=\"button bordered\" \(sized)>"))
    #expect(try view.attribute("style", of: .link("Link"))?.hasPrefix("min-height:3.25rem") == true)
  }

  @Test func spinnersHaveASize() {
    #expect(
      ViewHarness { ProgressView().controlSize(.large) }.outline
        .contains("style=\"width:2.25rem;height:2.25rem\"")
    )
    #expect(!ViewHarness { ProgressView() }.outline.contains("style"))
  }

  @Test func rangeLimitsTheSize() {
    struct Size: View {
      @Environment(\.controlSize) private var size

      var body: some View { Text(verbatim: "\(size)") }
    }
    let view = ViewHarness {
      Size()
      Size().controlSize(...ControlSize.small)
      Size().controlSize(ControlSize.large...).controlSize(.mini)
      Size().controlSize(ControlSize.small...ControlSize.large).controlSize(.regular)
    }
    #expect(view.text == ["regular", "small", "large", "regular"])
  }

  @Test func buttonsHaveTheirShape() throws {
    let button = Button("a") {}.buttonStyle(.bordered)
    #expect(try style(button.buttonBorderShape(.automatic)) == nil)
    #expect(try style(button.buttonBorderShape(.roundedRectangle)) == nil)
    #expect(try style(button.buttonBorderShape(.capsule)) == "border-radius:100vmax")
    #expect(
      try style(button.buttonBorderShape(.roundedRectangle(radius: 4))) == "border-radius:4px"
    )
    #expect(
      try style(button.buttonBorderShape(.circle))
        == "border-radius:50%;aspect-ratio:1;padding:0.5rem"
    )
    #expect(try style(Button("a") {}.buttonBorderShape(.capsule)) == nil)
  }

  @Test func shapesOfButtonsCanBeDrawn() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let inner = CGRect(x: 2, y: 2, width: 36, height: 16)
    #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
    #expect(ButtonBorderShape.circle.inset(by: 2).path(in: rect) == Circle().path(in: inner))
    #expect(
      ButtonBorderShape.roundedRectangle(radius: 4).path(in: rect)
        == RoundedRectangle(cornerRadius: 4).path(in: rect)
    )
  }

  @Test func menuStyleComesBeforeTheButtonStyle() {
    func outline(_ menu: some View) -> String { ViewHarness { menu }.outline }
    let menu = Menu("Menu") { Button("b") {} }
    #expect(
      outline(menu.menuStyle(.borderlessButton).buttonStyle(.bordered))
        .contains("<summary class=\"button borderless\">")
    )
    #expect(
      outline(menu.menuStyle(.button).buttonStyle(.bordered))
        .contains("<summary class=\"button bordered\">")
    )
    #expect(outline(menu.menuStyle(.automatic)) == outline(menu))
  }

  @Test func formsOfAllStylesAreGrouped() {
    let form = Form { Text("a") }
    #expect(
      ViewHarness { form.formStyle(.grouped) }.outline
        == ViewHarness { form.formStyle(.automatic) }.outline
    )
  }
}
