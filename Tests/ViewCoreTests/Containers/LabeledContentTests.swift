import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct LabeledContentTests {
  @Test func aNameStandsBeforeItsValue() {
    let view = ViewHarness { LabeledContent("Version", value: "1.2") }
    #expect(
      view.outline == """
        <main>
          <dl class="labeled">
            <dt class="control-label">
              <span class="text"> "Version"
            <dd class="labeled-value">
              <span class="text"> "1.2"
        """
    )
  }

  @Test func eachFormHasANameAndAValue() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    let title = String("Title")
    let view = ViewHarness(environment: environment) {
      LabeledContent("Content") { Text("a") }
      LabeledContent(title) { Text("b") }
      LabeledContent(title, value: "c")
      LabeledContent("Number", value: 1.5, format: .number)
      LabeledContent(title, value: 2.5, format: .number)
      LabeledContent {
        Text("d")
      } label: {
        Text("Label")
      }
    }
    #expect(
      view.text == [
        "Content", "a", "Title", "b", "Title", "c", "Number", "1,5", "Title", "2,5", "Label", "d",
      ]
    )
  }

  @Test func aFieldWithoutATitleIsCalledAsItsContent() throws {
    let view = ViewHarness {
      LabeledContent("Email") { TextField("", text: .constant("blob@example.com")) }
      LabeledContent("Notes") { TextEditor(text: .constant("")) }
      LabeledContent("Name") { TextField("First name", text: .constant("")) }
      LabeledContent("Address") {
        Text("Below").popover(isPresented: .constant(true)) { TextField("", text: .constant("")) }
      }
    }
    #expect(view.outline.contains(#"aria-label="Email" placeholder="""#))
    #expect(view.outline.contains(#"aria-label="Notes""#))
    #expect(view.outline.contains(#"aria-label="First name""#))
    #expect(!view.outline.contains(#"aria-label="Address""#))
  }

  @Test func aControlWithoutALabelIsCalledAsItsContent() throws {
    let view = ViewHarness {
      LabeledContent("Volume") { Slider(value: .constant(0.5)) }
      LabeledContent("Power") { Toggle("", isOn: .constant(true)).labelsHidden() }
      LabeledContent("Size") {
        Picker("", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.menu)
      }
      LabeledContent("Group") { Toggle("Own", isOn: .constant(true)) }
    }
    for (role, name) in [
      ("slider", "Volume"), ("switch", "Power"), ("combobox", "Size"), ("switch", "Own"),
    ] {
      #expect(view.contains(ElementQuery(role: role, name: name)))
    }
  }

  @Test func hiddenLabelStaysForScreenReaders() {
    let view = ViewHarness { LabeledContent("Version", value: "1.2").labelsHidden() }
    #expect(view.outline.contains(#"<dt class="unseen">"#))
  }
}
