import Testing
import ViewCore
import ViewTesting

@MainActor
struct MenuTests {
  private struct Actions: View {
    @State private var log: [String] = []

    var body: some View {
      Text(verbatim: "\(log)")
      Menu("Plain") { Button("Duplicate") { log.append("duplicate") } }
      Menu("Save") {
        Button("Save as") { log.append("save as") }
      } primaryAction: {
        log.append("save")
      }
    }
  }

  @Test func tapOnLabelRunsPrimaryAction() throws {
    let view = ViewHarness { Actions() }
    try view.tap(.button("Save"))
    try view.tap(.button("Save as"))
    try view.tap(.button("Duplicate"))
    #expect(view.text.first == #"["save", "save as", "duplicate"]"#)
    #expect(view.contains(.button("More")))
  }

  @Test func withoutAPrimaryActionTheLabelOpensTheButtons() {
    let view = ViewHarness { Menu("Plain") { Text("inside") } }
    #expect(
      view.outline == """
        <main>
          <details class="menu">
            <summary>
              <span class="text"> "Plain"
            <div class="menu-items" popover="manual">
              <span class="text"> "inside"
        """
    )
  }

  private struct Sorting: View {
    @State private var order = "name"

    var body: some View {
      Text("by \(order)")
      Menu("Sort") {
        Picker("Order", selection: $order) {
          Text("Name").tag("name")
          Text("Date").tag("date")
        }
        Section("More") { Button("Reverse") { order += " reversed" } }
      }
    }
  }

  @Test func pickerInMenuShowsItsOptions() throws {
    let view = ViewHarness { Sorting() }
    #expect(!view.outline.contains("<select"))
    #expect(view.outline.contains(#"<legend class="unseen">"#))
    #expect(try view.attribute("aria-checked", of: .option("Name")) == "true")
    try view.tap(.option("Date"))
    #expect(view.contains(.text("by date")))
    #expect(try view.attribute("aria-checked", of: .option("Date")) == "true")
  }

  @Test func toggleInMenuIsCheckableItem() throws {
    struct Sounds: View {
      @State private var isOn = false

      var body: some View {
        Text(isOn ? "loud" : "quiet")
        Menu("More") {
          Toggle("Sound", isOn: $isOn)
          Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
        }
        .toggleStyle(.button)
        Text("Row").contextMenu { Toggle("Both", sources: [$isOn, .constant(true)], isOn: \.self) }
      }
    }
    func item(_ name: String) -> ElementQuery { ElementQuery(role: "menuitemcheckbox", name: name) }
    let view = ViewHarness { Sounds() }
    #expect(try view.attribute("aria-checked", of: item("Sound")) == "false")
    #expect(try view.attribute("aria-checked", of: item("Switch")) == "true")
    #expect(try view.attribute("aria-checked", of: item("Both")) == "mixed")
    try view.tap(item("Sound"))
    #expect(view.contains(.text("loud")))
    #expect(try view.attribute("aria-checked", of: item("Sound")) == "true")
    #expect(!view.outline.contains("<input"))
  }

  @Test func appDrawsTheTogglesOfMenu() {
    struct Words: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isOn ? "is on" : "is off")
      }
    }
    let view = ViewHarness {
      Menu("More") { Toggle("Sound", isOn: .constant(true)).toggleStyle(Words()) }
    }
    #expect(view.contains(.text("is on")))
  }

  @Test func sectionInMenuHasNoRows() throws {
    let view = ViewHarness { Sorting() }
    #expect(!view.outline.contains("row"))
    try view.tap(.button("Reverse"))
    #expect(view.contains(.text("by name reversed")))
  }

  @Test func presentationOfMenuIsOutsideOfTheMenu() {
    let view = ViewHarness {
      Menu("Plain") {
        Button("Open") {}.sheet(isPresented: .constant(true)) {
          Form {
            Section { Text("a") }
            Picker("Order", selection: .constant(1)) { Text("One").tag(1) }
          }
        }
      }
    }
    #expect(view.outline.contains("<select"))
    #expect(!view.outline.contains("menu-group"))
  }

  @Test func eachMenuOverloadHasPrimaryAction() throws {
    var log: [String] = []
    let title = String("run time")
    let view = ViewHarness {
      Menu {
        Text("a")
      } label: {
        Text("label")
      } primaryAction: {
        log.append("label")
      }
      Menu(title) {
        Text("b")
      } primaryAction: {
        log.append("title")
      }
      Menu("symbol", systemImage: "star") {
        Text("c")
      } primaryAction: {
        log.append("symbol")
      }
      Menu(title + "!", systemImage: "star") {
        Text("d")
      } primaryAction: {
        log.append("both")
      }
    }
    for name in ["label", "run time", "symbol", "run time!"] { try view.tap(.button(name)) }
    #expect(log == ["label", "title", "symbol", "both"])
  }
}
