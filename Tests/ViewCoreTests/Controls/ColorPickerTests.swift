import Testing
import ViewCore
import ViewTesting

@MainActor
struct ColorPickerTests {
  private let field = ElementQuery.textField("Accent")

  private struct Theme: View {
    var supportsOpacity = true
    @State var color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.25)

    var body: some View {
      ColorPicker("Accent", selection: $color, supportsOpacity: supportsOpacity)
      Text(verbatim: "\(color)")
    }
  }

  @Test func colorIsPicked() throws {
    let view = ViewHarness { Theme() }
    #expect(try view.attribute("type", of: field) == "color")
    #expect(try view.attribute("value", of: field) == "#ff8000")
    try view.type("#0010ff", into: field)
    #expect(view.text.last == "rgb(0 16 255 / 0.25)")
    #expect(try view.attribute("value", of: field) == "#0010ff")
  }

  @Test func opacityHasASlider() throws {
    let view = ViewHarness { Theme() }
    let slider = ElementQuery.slider("Accent Opacity")
    #expect(try view.attribute("value", of: slider) == "0.25")
    try view.type("0.5", into: slider)
    #expect(view.text.last == "rgb(255 127.5 0 / 0.5)")
    let opaque = ViewHarness { Theme(supportsOpacity: false) }
    #expect(!opaque.contains(ElementQuery(role: "slider")))
    try opaque.type("#0010ff", into: field)
    #expect(opaque.text.last == "rgb(0 16 255 / 1)")
  }

  @Test(arguments: ["", "red", "#12345", "#1234567", "#-12345", "#+12345", "#12345g", "#１２３４５６"])
  func invalidColorChangesNothing(_ text: String) throws {
    let view = ViewHarness { Theme() }
    #expect(throws: (any Error).self) { try view.type(text, into: field) }
    #expect(view.text.last == "rgb(255 127.5 0 / 0.25)")
  }

  @Test func namedColorIsThatOfTheScheme() throws {
    let view = ViewHarness { Theme(color: .red) }
    #expect(try view.attribute("value", of: field) == "#ff3b30")
    view.prefer(.dark)
    #expect(try view.attribute("value", of: field) == "#ff453a")
    #expect(try view.attribute("style", of: field) == "--swatch:var(--red)")
  }

  @Test func disabledPickerIsDisabled() throws {
    let view = ViewHarness { Theme().disabled(true) }
    #expect(try !view.isEnabled(field))
    #expect(throws: (any Error).self) { try view.type("#000000", into: field) }
  }

  @Test func labelOfOnesOwnNamesThePicker() throws {
    let view = ViewHarness {
      ColorPicker(selection: .constant(.blue)) { Label("Sky", systemImage: "star") }.labelsHidden()
    }
    #expect(view.contains(.textField("Sky")))
  }
}
