import Testing
import ViewCore
import ViewTesting

@MainActor
struct TextInputTests {
  private struct Form: View {
    let transform: (String) -> String
    @State private var text = ""

    var body: some View {
      TextField(
        "Name",
        text: Binding {
          text
        } set: {
          text = transform($0)
        }
      )
      Text(text)
    }
  }

  @Test func whatWasTypedIsNotSentBack() throws {
    let view = ViewHarness { Form { $0 } }
    try view.type("Blob", into: .textField("Name"))
    #expect(view.patches == [.setText(node: 2, "Blob")])
  }

  @Test func whatTheAppMadeOfItIsSentBack() throws {
    let view = ViewHarness { Form { $0.uppercased() } }
    try view.type("Blob", into: .textField("Name"))
    #expect(
      view.patches == [
        .setAttribute(node: 1, name: "value", value: "BLOB"),
        .setText(node: 2, "BLOB"),
      ]
    )
  }

  @Test func whatTheAppRejectedIsTakenBack() throws {
    let view = ViewHarness { Form { _ in "" } }
    try view.type("Blob", into: .textField("Name"))
    #expect(view.patches == [.setAttribute(node: 1, name: "value", value: "")])
    #expect(try view.attribute("value", of: .textField("Name")) == "")
  }

  @Test func aRejectedSwitchIsTakenBack() throws {
    let view = ViewHarness { Toggle("On", isOn: .constant(false)) }
    try view.tap(.toggle("On"))
    #expect(try view.attribute("checked", of: .toggle("On")) == nil)
  }

  @Test func aSecureFieldIsAFieldThatNobodyCanRead() throws {
    struct Login: View {
      @State private var password = ""

      var body: some View {
        SecureField("Password", text: $password)
        Text("\(password.count) letters")
      }
    }
    let view = ViewHarness { Login() }
    try view.type("secret", into: .textField("Password"))
    #expect(view.text == ["6 letters"])
    #expect(try view.attribute("type", of: .textField("Password")) == "password")
  }

  @Test func returnRunsTheActionsAroundAField() throws {
    var log: [String] = []
    let view = ViewHarness {
      TextField("Name", text: .constant(""))
        .onSubmit { log.append("inner") }
        .onSubmit { log.append("outer") }
    }
    try view.submit(.textField("Name"))
    #expect(log == ["outer", "inner"])
  }
}
