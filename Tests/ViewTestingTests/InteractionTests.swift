import Testing
import ViewCore
import ViewTesting

/// Interactions of a harness, with all their consequences.
@MainActor
struct InteractionTests {
  private struct Login: View {
    @State private var name = ""
    @State private var city = ""
    @State private var note = ""
    @FocusState private var focus: String?

    var body: some View {
      Text("At \(focus ?? "nothing")")
      TextField("Name", text: $name).focused($focus, equals: "name")
      TextField("City", text: $city).focused($focus, equals: "city").onSubmit { focus = "name" }
      TextField("Note", text: $note)
    }
  }

  @Test func typingFocusesTheField() throws {
    let view = ViewHarness { Login() }
    try view.type("Blob", into: .textField("Name"))
    #expect(view.contains(.text("At name")))
    #expect(view.contains(.textField("Name").matching(value: "Blob")))
    try view.type("Rome", into: .textField("City"))
    #expect(view.contains(.text("At city")))
    try view.submit(.textField("City"))
    #expect(view.contains(.text("At name")))
    try view.type("Hi", into: .textField("Note"))
    #expect(view.contains(.text("At nothing")))
    try view.tap(.textField("City"))
    #expect(view.contains(.text("At city")))
  }

  @Test func focusIsReadOfFieldsWithAndWithoutAFocusValue() throws {
    let view = ViewHarness { Login() }
    #expect(try !view.isFocused(.textField("Name")))
    try view.tap(.textField("City"))
    #expect(try view.isFocused(.textField("City")))
    try view.submit(.textField("City"))
    #expect(try view.isFocused(.textField("Name")))
    #expect(try !view.isFocused(.textField("City")))
    try view.tap(.textField("Note"))
    #expect(try view.isFocused(.textField("Note")))
    #expect(try !view.isFocused(.textField("Name")))
    try view.focus(.textField("Name"))
    try view.blur(.textField("Name"))
    #expect(try !view.isFocused(.textField("Name")))
    #expect(try !view.isFocused(.textField("Note")))
  }

  @Test func fieldThatTakesNoTapsRefusesATap() throws {
    let view = ViewHarness {
      TextField("Covered", text: .constant("")).allowsHitTesting(false)
      TextField("Locked", text: .constant("")).disabled(true)
    }
    #expect {
      try view.tap(.textField("Covered"))
    } throws: {
      "\($0)".hasPrefix(
        "The textbox \"Covered\" did not respond: something covers it, or it is invisible or takes no taps."
      )
    }
    #expect {
      try view.tap(.textField("Locked"))
    } throws: {
      "\($0)".hasPrefix("The textbox \"Locked\" did not respond: it is disabled.")
    }
    #expect(throws: HarnessError.self) { try view.type("a", into: .textField("Locked")) }
    #expect(try !view.isFocused(.textField("Covered")))
    #expect(try !view.isFocused(.textField("Locked")))
  }

  private struct Switches: View {
    @State private var isLoud = false
    @State private var isDone = false

    var body: some View {
      Toggle("Sound", isOn: $isLoud).accessibilityIdentifier("sound")
      Toggle("Done", isOn: $isDone).toggleStyle(.checkbox)
      Text(verbatim: "\(isLoud) \(isDone)")
    }
  }

  @Test func tapSwitchesAToggleHoweverItIsFound() throws {
    let view = ViewHarness { Switches() }
    try view.tap(.identifier("sound"))
    #expect(view.text.last == "true false")
    try view.tap(ElementQuery(role: "checkbox", name: "Done"))
    #expect(view.text.last == "true true")
    try view.element(.toggle("Sound")).tap()
    #expect(view.text.last == "false true")
  }

  private struct Mails: View {
    @State private var log: [String] = []

    var body: some View {
      Text(log.joined(separator: ", "))
      List {
        ForEach(["One", "Two"], id: \.self) { name in
          Text(name)
            .swipeActions {
              Button("Archive") { log.append("archive \(name)") }
              Button("Bin") { log.append("bin \(name)") }
            }
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button("Flag") { log.append("flag \(name)") }
            }
        }
        ForEach(["Three"], id: \.self) { Text($0) }.onDelete { _ in log.append("delete") }
      }
    }
  }

  @Test func aSwipeShowsTheButtonsOfItsRowUntilTheNextTap() throws {
    let view = ViewHarness { Mails() }
    #expect(!view.contains(.button("Archive")))
    try view.swipe(.text("Two"))
    #expect(!view.contains(.button("Flag")))
    try view.tap(.button("Bin"))
    #expect(view.text == ["bin Two", "One", "Two", "Three"])
    try view.swipe(.row("One"), edge: .leading)
    try view.tap(.button("Flag", in: .row("One")))
    #expect(view.text.first == "bin Two, flag One")
    try view.swipe(.text("Three"))
    try view.tap(.button("Delete"))
    #expect(view.text.first == "bin Two, flag One, delete")
  }

  @Test func fullSwipeRunsTheActionOfTheFirstButton() throws {
    let view = ViewHarness { Mails() }
    try view.swipe(.text("Two"), isFull: true)
    try view.swipe(.text("Two"), edge: .leading, isFull: true)
    try view.swipe(.text("Three"), isFull: true)
    #expect(view.text.first == "archive Two, delete")
    #expect(throws: HarnessError.self) { try view.swipe(.text("Three"), edge: .leading) }
  }
}
