import Testing
import ViewCore
import ViewTesting

@MainActor
struct ToggleStyleTests {
  private struct Checklist: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
        Text(configuration.isOn ? "done" : "open")
      }
    }
  }

  private struct Around: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("around")
      Toggle(configuration)
    }
  }

  private struct Setting<Style: ToggleStyle>: View {
    let style: Style
    @State private var isOn = false

    var body: some View {
      Toggle("Milk", isOn: $isOn).toggleStyle(style)
      Text(isOn ? "bought" : "missing")
    }
  }

  @Test func anAppDrawsToggles() throws {
    let view = ViewHarness { Setting(style: Checklist()) }
    try view.tap(.button("Milk open"))
    #expect(view.text == ["Milk", "done", "bought"])
  }

  @Test func aStyleMayShowTheToggleOfTheStyleFurtherOut() {
    let view = ViewHarness { Setting(style: Around()).toggleStyle(.checkbox) }
    #expect(view.text == ["around", "Milk", "missing"])
    #expect(view.contains(ElementQuery(role: "checkbox", name: "Milk")))
  }

  @Test func theLibraryHasSwitchesBoxesAndButtons() throws {
    let box = ViewHarness { Setting(style: .checkbox) }
    try box.send(.change(true), nearest: ElementQuery(role: "checkbox", name: "Milk"))
    #expect(box.text == ["Milk", "bought"])
    let button = ViewHarness { Setting(style: .button) }
    try button.tap(.button("Milk"))
    #expect(button.text == ["Milk", "bought"])
    #expect(try button.attribute("aria-pressed", of: .button("Milk")) == "true")
    let tinted = ViewHarness { Setting(style: SwitchToggleStyle(tint: .red)) }
    try tinted.tap(.toggle("Milk"))
    #expect(tinted.text == ["Milk", "bought"])
    #expect(tinted.outline.contains("style=\"--switch-on:var(--red)\""))
  }

  @Test func aToggleMayHaveASymbolAndNoVisibleLabel() {
    let view = ViewHarness {
      Toggle("Sound", systemImage: "mic", isOn: .constant(true)).labelsHidden()
    }
    #expect(view.contains(.toggle("Sound")))
    #expect(view.outline.contains("class=\"unseen\""))
  }
}
