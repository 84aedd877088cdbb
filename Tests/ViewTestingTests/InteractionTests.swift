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
