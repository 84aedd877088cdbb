import Foundation
import Testing
import ViewCore
import ViewTesting

/// Styles that an app declares, and those of the library.
@MainActor
struct ControlStyleTests {
  private struct Trailing: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }

  private struct Framed: ProgressViewStyle {
    let name: String
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(isEnabled ? name : "\(name), disabled")
        ProgressView(configuration)
      }
    }
  }

  private struct Pressable: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(configuration.isPressed ? "Pressed" : "Free")
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration)
      Button("Again") { configuration.trigger() }
    }
  }

  /// Links and menus are buttons, too.
  @Test func linksAndMenusAreDrawnByTheStyleAroundThem() throws {
    struct Screen: View {
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Next") { Text("Screen") }
            Link("Web", destination: URL(string: "https://example.com")!)
            Menu("More") { Button("Item") {} }
          }
        }
      }
    }
    let own = ViewHarness { Screen().buttonStyle(Pressable()) }
    #expect(own.text == ["Next", "Free", "Web", "Free", "More", "Free", "Item"])
    try own.tap(.button("Next Free"))
    #expect(own.text.contains("Screen"))
    let bordered = ViewHarness { Screen().buttonStyle(.bordered) }
    #expect(bordered.outline.contains("<button class=\"button bordered\""))
    #expect(bordered.outline.contains("<a class=\"button bordered\""))
    #expect(bordered.outline.contains("<summary class=\"button bordered\""))
    #expect(bordered.outline.contains("<button class=\"button\" type=\"button\">"))
  }

  @Test func linkRowLooksLikeRowInAnyStyle() {
    let view = ViewHarness {
      NavigationStack {
        List { NavigationLink("Next") { Text("Screen") }.buttonStyle(Pressable()) }
      }
    }
    #expect(view.outline.contains("class=\"button in-row link more\""))
    #expect(view.text == ["Next", "Free"])
  }

  @Test func labelShowsIconAndTitle() {
    let view = ViewHarness { Label("Length", systemImage: "clock") }
    #expect(view.text == ["Length"])
    #expect(view.outline.contains("aria-hidden=\"true\""))
    #expect(!view.contains(.image("Clock")))
  }

  @Test func appArrangesLabelsItself() throws {
    let view = ViewHarness { Label("Length", systemImage: "clock").labelStyle(Trailing()) }
    let outline = view.outline
    let title = try #require(outline.firstRange(of: "Length"))
    let icon = try #require(outline.firstRange(of: "<svg"))
    #expect(title.lowerBound < icon.lowerBound)
  }

  @Test func libraryArrangesLabels() {
    let label = Label("Length", systemImage: "clock")
    #expect(!ViewHarness { label.labelStyle(.titleOnly) }.outline.contains("<svg"))
    #expect(ViewHarness { label.labelStyle(.iconOnly) }.outline.contains("class=\"unseen\""))
    #expect(ViewHarness { label.labelStyle(.titleAndIcon) }.outline.contains("<svg"))
  }

  @Test func progressStyleCanShowTheConfigurationAgain() throws {
    let view = ViewHarness {
      ProgressView("Saving", value: 3, total: 12)
        .progressViewStyle(Framed(name: "inner"))
        .progressViewStyle(Framed(name: "outer"))
        .disabled(true)
    }
    #expect(view.text == ["inner, disabled", "outer, disabled", "Saving"])
    #expect(try view.attribute("value", of: .progressIndicator("Saving")) == "0.25")
  }

  @Test func progressCanBecomeDeterminate() throws {
    struct Work: View {
      @State private var done: Double?

      var body: some View {
        ProgressView("Work", value: done)
        Button("Know") { done = 0.5 }
      }
    }
    let view = ViewHarness { Work() }
    #expect(try view.attribute("value", of: .progressIndicator("Work")) == nil)
    try view.tap(.button("Know"))
    #expect(try view.attribute("value", of: .progressIndicator("Work")) == "0.5")
  }

  @Test func buttonStyleKnowsWhetherTheButtonIsPressed() throws {
    var count = 0
    let view = ViewHarness { Button("Go") { count += 1 }.buttonStyle(Pressable()) }
    try view.send(.press(true), nearest: .text("Go"))
    #expect(view.text == ["Go", "Pressed"])
    try view.send(.press(false), nearest: .text("Go"))
    #expect(view.text == ["Go", "Free"])
    try view.tap(.button("Go Free"))
    #expect(count == 1)
  }

  @Test func primitiveStyleRunsTheButtonItself() throws {
    var count = 0
    let view = ViewHarness {
      Button("Go") { count += 1 }.buttonStyle(Twice()).buttonStyle(.bordered)
    }
    try view.tap(.button("Go"))
    try view.tap(.button("Again"))
    #expect(count == 2)
    #expect(try view.attribute("class", of: .button("Go")) == "button bordered")
  }

  @Test func libraryDrawsButtons() throws {
    func name(_ view: some View) throws -> String? {
      try ViewHarness { view }.attribute("class", of: .button("Go"))
    }
    let button = Button("Go") {}
    #expect(try name(button) == "button")
    #expect(try name(button.buttonStyle(.automatic)) == "button")
    #expect(try name(button.buttonStyle(.plain)) == "button bare")
    #expect(try name(button.buttonStyle(.borderless)) == "button borderless")
    #expect(try name(button.buttonStyle(.bordered)) == "button bordered")
    #expect(try name(button.buttonStyle(.borderedProminent)) == "button prominent")
  }

  @Test func textFieldsHaveContentTypes() throws {
    let view = ViewHarness {
      TextField("Mail", text: .constant(""))
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .autocapitalization(.none)
        .disableAutocorrection(true)
        .submitLabel(.next)
        .textFieldStyle(.roundedBorder)
    }
    let field = ElementQuery.textField("Mail")
    #expect(try view.attribute("inputmode", of: field) == "email")
    #expect(try view.attribute("autocomplete", of: field) == "email")
    #expect(try view.attribute("autocapitalize", of: field) == "none")
    #expect(try view.attribute("spellcheck", of: field) == "false")
    #expect(try view.attribute("enterkeyhint", of: field) == "next")
    #expect(try view.attribute("class", of: field) == "textfield rounded")
  }

  private struct Boxed: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled

    func _body(configuration: TextField<_Label>) -> some View {
      HStack {
        Text(isEnabled ? "On" : "Off")
        configuration
      }
    }
  }

  @Test func appDrawsTextFieldsItself() throws {
    struct Names: View {
      @State private var name = ""
      @State private var number = 1
      let commit: () -> Void

      var body: some View {
        Text("Hello \(name), \(number)")
        VStack {
          TextField("Name", text: $name, onCommit: commit)
          TextField("Number", value: $number, format: .number).disabled(true)
          TextField(text: $name) { Label("Picture", systemImage: "star") }
        }
        .textFieldStyle(Boxed())
        .textFieldStyle(.plain)
      }
    }
    var commits = 0
    let view = ViewHarness { Names { commits += 1 } }
    #expect(view.text == ["Hello , 1", "On", "Off", "On", "Picture"])
    let field = ElementQuery.textField("Name")
    // The field in the style has the next outer style.
    #expect(try view.attribute("class", of: field) == "textfield bare")
    try view.type("Blob", into: field)
    try view.submit(field)
    #expect(view.text.first == "Hello Blob, 1")
    #expect(commits == 1)
  }

  @Test func stylesOfTextFieldsAreInEachOther() {
    struct Bracketed: TextFieldStyle {
      func _body(configuration: TextField<_Label>) -> some View {
        Text("[")
        configuration
        Text("]")
      }
    }
    let view = ViewHarness {
      TextField("Name", text: .constant("")).textFieldStyle(Bracketed()).textFieldStyle(Boxed())
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
        .textFieldStyle(Bracketed())
      SecureField("Key", text: .constant("")).textFieldStyle(Bracketed())
    }
    #expect(view.text == ["[", "On", "]", "[", "]"])
    #expect(view.outline.contains(#"type="password" aria-label="Key""#))
  }
}
