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

  private struct Told: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Text(isEnabled ? "enabled" : "disabled")
    }
  }

  @Test func styleReadsTheEnvironment() throws {
    struct Screen: View {
      @State private var isDisabled = false

      var body: some View {
        Setting(style: Told()).disabled(isDisabled)
        Button("Disable") { isDisabled = true }
      }
    }
    let view = ViewHarness { Screen() }
    #expect(view.text.first == "enabled")
    try view.tap(.button("Disable"))
    #expect(view.text.first == "disabled")
  }

  @Test func appDrawsToggles() throws {
    let view = ViewHarness { Setting(style: Checklist()) }
    try view.tap(.button("Milk open"))
    #expect(view.text == ["Milk", "done", "bought"])
  }

  @Test func toggleStyleCanUseTheOuterStyle() {
    let view = ViewHarness { Setting(style: Around()).toggleStyle(.checkbox) }
    #expect(view.text == ["around", "Milk", "missing"])
    #expect(view.contains(ElementQuery(role: "checkbox", name: "Milk")))
  }

  @Test func libraryHasSwitchesBoxesAndButtons() throws {
    let box = ViewHarness { Setting(style: .checkbox) }
    try box.tap(ElementQuery(role: "checkbox", name: "Milk"))
    #expect(box.text == ["Milk", "bought"])
    let button = ViewHarness { Setting(style: .button) }
    try button.tap(.button("Milk"))
    #expect(button.text == ["Milk", "bought"])
    #expect(try button.attribute("aria-pressed", of: .button("Milk")) == "true")
    let tinted = ViewHarness { Setting(style: SwitchToggleStyle(tint: .red)) }
    try tinted.tap(.toggle("Milk"))
    #expect(tinted.text == ["Milk", "bought"])
    #expect(tinted.outline.contains("style=\"--tint:var(--red)\""))
  }

  @Test func toggleMayHaveSymbolAndNoVisibleLabel() {
    let view = ViewHarness {
      Toggle("Sound", systemImage: "mic", isOn: .constant(true)).labelsHidden()
    }
    #expect(view.contains(.toggle("Sound")))
    #expect(view.outline.contains("class=\"unseen\""))
  }

  private struct Alarm: Hashable {
    var isOn: Bool
  }

  private struct Alarms: View {
    @State private var alarms = [Alarm(isOn: true), Alarm(isOn: false)]

    var body: some View {
      Toggle("All", sources: $alarms, isOn: \.isOn)
      Button("First") { alarms[0].isOn.toggle() }
      Text(verbatim: "\(alarms.map(\.isOn))")
    }
  }

  @Test func toggleOfDifferentValuesIsMixed() throws {
    let view = ViewHarness { Alarms() }
    let box = ElementQuery(role: "checkbox", name: "All")
    #expect(try view.attribute("indeterminate", of: box) == "")
    #expect(try view.attribute("checked", of: box) == nil)
    try view.tap(box)
    #expect(view.text.last == "[true, true]")
    #expect(try view.attribute("indeterminate", of: .toggle("All")) == nil)
    try view.tap(.toggle("All"))
    #expect(view.text.last == "[false, false]")
    try view.tap(.button("First"))
    #expect(try view.attribute("indeterminate", of: box) == "")
  }

  @Test func stylesKnowWhetherAToggleIsMixed() throws {
    struct Words: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isMixed ? "some" : configuration.isOn ? "all" : "none")
      }
    }
    let title = String("title")
    let mixed = Binding.constant([Alarm(isOn: true), Alarm(isOn: false)])
    let all = Binding.constant([Alarm(isOn: true)])
    let view = ViewHarness {
      Group {
        Toggle(title, sources: mixed, isOn: \.isOn)
        Toggle(sources: all, isOn: \.isOn) { Text("label") }
        Toggle("key", systemImage: "star", sources: mixed, isOn: \.isOn)
        Toggle(title, systemImage: "star", sources: all, isOn: \.isOn)
      }
      .toggleStyle(Words())
      Toggle("pressed", sources: mixed, isOn: \.isOn).toggleStyle(.button)
    }
    #expect(view.text == ["some", "all", "some", "all", "pressed"])
    #expect(try view.attribute("aria-pressed", of: .button("pressed")) == "mixed")
  }
}
