import Foundation
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

  @Test func fieldHasFontAndColorOfItsEnvironment() {
    let drawn = ViewHarness {
      VStack {
        TextField("a", text: .constant("")).foregroundStyle(.red)
        TextEditor(text: .constant(""))
      }
      .font(.title)
    }
    .outline
    #expect(drawn.components(separatedBy: "font:var(--font-title)").count == 3)
    #expect(drawn.contains("font:var(--font-title);color:var(--red)"))
  }

  /// A line under a text is none of a field's.
  @Test func fieldHasTextLookOfItsEnvironment() throws {
    let view = ViewHarness {
      TextField("Code", text: .constant("1")).bold().italic().monospaced().kerning(2).underline()
    }
    #expect(
      try view.attribute("style", of: .textField("Code"))
        == "font-weight:700;font-family:var(--font-monospaced);font-style:italic;letter-spacing:2px"
    )
  }

  @Test func typedTextIsNotSentBack() throws {
    let view = ViewHarness { Form { $0 } }
    try view.type("Blob", into: .textField("Name"))
    #expect(view.patches == [.setText(node: 2, "Blob")])
  }

  @Test func textChangedByTheAppIsSentBack() throws {
    let view = ViewHarness { Form { $0.uppercased() } }
    try view.type("Blob", into: .textField("Name"))
    #expect(
      view.patches == [
        .setAttribute(node: 1, name: "value", value: "BLOB"),
        .setText(node: 2, "BLOB"),
      ]
    )
  }

  @Test func rejectedTextIsReset() throws {
    let view = ViewHarness { Form { _ in "" } }
    try view.type("Blob", into: .textField("Name"))
    #expect(view.patches == [.setAttribute(node: 1, name: "value", value: "")])
    #expect(try view.attribute("value", of: .textField("Name")) == "")
  }

  @Test func rejectedSwitchIsReset() throws {
    let view = ViewHarness { Toggle("On", isOn: .constant(false)) }
    try view.tap(.toggle("On"))
    #expect(try view.attribute("checked", of: .toggle("On")) == nil)
  }

  @Test func secureFieldHidesItsText() throws {
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

  @Test func returnRunsTheActionsOfEnclosingViews() throws {
    var log: [String] = []
    let view = ViewHarness {
      TextField("Name", text: .constant(""))
        .onSubmit { log.append("inner") }
        .onSubmit { log.append("outer") }
    }
    try view.submit(.textField("Name"))
    #expect(log == ["outer", "inner"])
  }

  private struct ValueForm: View {
    @State private var count = 1234
    @State private var share: Double? = 0.5
    @State private var price = 2.5
    let formatter: NumberFormatter = {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      return formatter
    }()

    var body: some View {
      TextField("Count", value: $count, format: .number)
      TextField("Share", value: $share, format: .percent, prompt: Text("none"))
      TextField("Price", value: $price, formatter: formatter)
      Text("\(count, format: .number.grouping(.never)) \(share ?? -1) \(price)")
    }
  }

  private func german(@ViewBuilder _ content: () -> some View) -> ViewHarness {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    return ViewHarness(environment: environment, content: content)
  }

  /// Returns a number of a type after the user has typed a text.
  private func number<V>(typing text: String, over value: V) throws -> V {
    var value = value
    let binding = Binding<V> {
      value
    } set: {
      value = $0
    }
    let view = ViewHarness { TextField("Number", value: binding, formatter: NumberFormatter()) }
    try view.type(text, into: .textField("Number"))
    try view.submit(.textField("Number"))
    return value
  }

  @Test func numberBeyondLimitsOfItsTypeIsRejected() throws {
    #expect(try number(typing: "-1", over: 7 as UInt) == 7)
    #expect(try number(typing: "5000000000", over: 7 as Int32) == 7)
    #expect(try number(typing: "3.7", over: 7) == 7)
    #expect(try number(typing: "300", over: 7 as UInt8?) == 7)
    #expect(try number(typing: "1e300", over: 7) == 7)
  }

  @Test func numberIsParsedAsItsType() throws {
    #expect(try number(typing: "9007199254740993", over: 7) == 9_007_199_254_740_993)
    #expect(
      try number(typing: "10000000000000000000", over: 7 as UInt64) == 10_000_000_000_000_000_000
    )
    #expect(try number(typing: "-12", over: 7 as Int8) == -12)
    #expect(try number(typing: "300", over: 7 as UInt16?) == 300)
    #expect(try number(typing: "3.5", over: 7 as Float) == 3.5)
    #expect(try number(typing: "3.5", over: 7 as CGFloat?) == 3.5)
    #expect(try number(typing: "3", over: 7 as Double) == 3)
    #expect(try number(typing: "3.5", over: 7 as Decimal) == 3.5)
  }

  @Test func valueIsParsedOnReturn() throws {
    let view = german { ValueForm() }
    #expect(try view.attribute("value", of: .textField("Count")) == "1.234")
    try view.focus(.textField("Count"))
    try view.type("2.5", into: .textField("Count"))
    try view.type("2.500", into: .textField("Count"))
    #expect(view.text == ["1234 0,500000 2,500000"])
    #expect(try view.attribute("value", of: .textField("Count")) == "2.500")
    try view.submit(.textField("Count"))
    #expect(view.text == ["2500 0,500000 2,500000"])
    try view.type("7777", into: .textField("Count"))
    try view.blur(.textField("Count"))
    #expect(view.text == ["7777 0,500000 2,500000"])
    #expect(try view.attribute("value", of: .textField("Count")) == "7.777")
  }

  @Test func invalidValueIsReset() throws {
    let view = german { ValueForm() }
    try view.focus(.textField("Count"))
    try view.type("many", into: .textField("Count"))
    try view.blur(.textField("Count"))
    #expect(view.text == ["1234 0,500000 2,500000"])
    #expect(try view.attribute("value", of: .textField("Count")) == "1.234")
  }

  @Test func valueIsParsedWhenFieldLosesFocus() throws {
    let view = german { ValueForm() }
    try view.focus(.textField("Share"))
    try view.type("", into: .textField("Share"))
    try view.focus(.textField("Price"))
    #expect(view.text == ["1234 -1,000000 2,500000"])
    #expect(try view.attribute("placeholder", of: .textField("Share")) == "none")
    try view.type("12,75", into: .textField("Price"))
    try view.focus(.textField("Count"))
    #expect(view.text == ["1234 -1,000000 12,750000"])
    #expect(try view.attribute("value", of: .textField("Price")) == "12,75")
  }

  @Test func fieldReportsStartAndEndOfEditing() throws {
    struct Names: View {
      @FocusState private var isFocused: Bool
      @State private var log: [String] = []

      var body: some View {
        TextField("First", text: .constant("")) { isEdited in
          log.append("first \(isEdited)")
        } onCommit: {
          log.append("return")
        }
        .focused($isFocused)
        TextField("Second", text: .constant(""), onEditingChanged: { log.append("second \($0)") })
        SecureField("Third", text: .constant(""), onCommit: { log.append("third") })
        Text(log.joined(separator: ","))
        Text(isFocused ? "focused" : "not focused")
      }
    }
    let view = ViewHarness { Names() }
    try view.focus(.textField("First"))
    try view.submit(.textField("First"))
    #expect(view.text == ["first true,return", "focused"])
    try view.focus(.textField("Second"))
    #expect(view.text == ["first true,return,first false,second true", "not focused"])
    try view.submit(.textField("Third"))
    #expect(view.text[0].hasSuffix(",second true,second false,third"))
  }

  /// Leaving a field ends editing, even if the app has moved the focus into it.
  @Test func fieldReportsEditingWhenTheAppMovesFocus() throws {
    enum Field { case name, amount, share }
    struct Expense: View {
      @FocusState private var focus: Field?
      @State private var amount = 0
      @State private var share: Double?
      @State private var log: [String] = []

      var body: some View {
        TextField("Name", text: .constant("")) { log.append("name \($0)") }
          .focused($focus, equals: .name)
          .onAppear { focus = .name }
          .onSubmit { focus = .amount }
        TextField("Amount", value: $amount, format: .number).focused($focus, equals: .amount)
        TextField("Share", value: $share, format: .percent).focused($focus, equals: .share)
        Button("Share it") { focus = .share }
        Button("Done") { focus = nil }
        Text(verbatim: "\(amount) \(share ?? -1) \(log)")
      }
    }
    let view = ViewHarness { Expense() }
    #expect(view.contains(.text(#"0 -1.0 ["name true"]"#)))
    try view.submit(.textField("Name"))
    try view.type("42", into: .textField("Amount"))
    try view.tap(.button("Share it"))
    #expect(view.contains(.text(#"42 -1.0 ["name true", "name false"]"#)))
    try view.type("50%", into: .textField("Share"))
    try view.focus(.textField("Amount"))
    #expect(view.contains(.text(#"42 0.5 ["name true", "name false"]"#)))
    try view.tap(.button("Share it"))
    try view.type("75%", into: .textField("Share"))
    try view.tap(.button("Done"))
    #expect(view.contains(.text(#"42 0.75 ["name true", "name false"]"#)))
  }

  @Test func growingFieldHasSeveralLines() throws {
    struct Notes: View {
      @State private var notes = "a"

      var body: some View {
        TextField("Notes", text: $notes, prompt: Text("What else?"), axis: .vertical)
          .lineLimit(2...5)
          .onSubmit { notes = "" }
        TextEditor(text: $notes).accessibilityLabel("Editor")
      }
    }
    let view = ViewHarness { Notes() }
    try view.type("a\nb", into: .textField("Notes"))
    #expect(try view.attribute("value", of: .textField("Editor")) == "a\nb")
    #expect(try view.attribute("style", of: .textField("Notes")) == "--least:2;--most:5")
    #expect(try view.attribute("placeholder", of: .textField("Notes")) == "What else?")
    // Return is a new line there.
    #expect(throws: HarnessError.self) { try view.submit(.textField("Notes")) }
  }

  @Test func customLabelNamesItsField() throws {
    let view = ViewHarness {
      TextField(text: .constant("x")) { Label("Mail", systemImage: "envelope") }
      TextField(text: .constant("y"), prompt: Text("prompt")) { Text("Plain") }
      SecureField(text: .constant("z"), prompt: nil) { Text("Secret") }
    }
    #expect(try view.attribute("value", of: .textField("Mail")) == "x")
    #expect(try view.attribute("placeholder", of: .textField("Plain")) == "prompt")
    #expect(try view.attribute("type", of: .textField("Secret")) == "password")
    #expect(view.text == ["Mail"])
  }

  @Test func textSetByTheAppIsShownInEachKindOfField() throws {
    struct Fields: View {
      @State private var text = ""

      var body: some View {
        TextField("Told", text: $text, onEditingChanged: { _ in })
        TextField(text: $text) { Label("Labeled", systemImage: "heart") }
        TextEditor(text: $text).accessibilityLabel("Editor")
        Button("Fill") { text = "full" }
      }
    }
    let view = ViewHarness { Fields() }
    try view.tap(.button("Fill"))
    for name in ["Told", "Labeled", "Editor"] {
      #expect(try view.attribute("value", of: .textField(name)) == "full")
    }
  }

  @Test func linesOfTextsHaveALimit() {
    let view = ViewHarness {
      VStack {
        Text("a")
        Text("b").lineLimit(nil)
        Text("c").lineLimit(2, reservesSpace: true)
        Text("d").lineLimit(2...)
      }
      .lineLimit(1)
    }
    #expect(view.outline.contains("class=\"text clamp\" style=\"--lines:1\"> \"a\""))
    #expect(view.outline.contains("class=\"text\"> \"b\""))
    #expect(view.outline.contains("style=\"--lines:2;min-block-size:2lh\"> \"c\""))
    #expect(view.outline.contains("style=\"min-block-size:2lh\"> \"d\""))
  }

  @Test func scopeKeepsTheReturnKeyFromViewsAround() throws {
    var log: [String] = []
    let view = ViewHarness {
      TextField("Blocked", text: .constant(""))
        .onSubmit { log.append("inner") }
        .submitScope()
        .onSubmit { log.append("outer") }
      TextField("Open", text: .constant(""))
        .submitScope(false)
        .onSubmit { log.append("outer") }
    }
    try view.submit(.textField("Blocked"))
    #expect(log == ["inner"])
    try view.submit(.textField("Open"))
    #expect(log == ["inner", "outer"])
  }
}
