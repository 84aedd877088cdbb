#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

/// Copied journeys have no text that a user has typed into a private value.
@MainActor
struct PrivateJourneyTests {
  private let recording = StoreRecording<Visit.State, Visit.Action>()

  /// The copied calls that begin with a text, and the comments above them.
  private func calls(_ call: String, _ steps: (ViewHarness) throws -> Void) throws -> [String] {
    let store = Store(initialState: Visit.State(), recording: recording) { Visit() }
    let page = ViewHarness(recordsJourney: true) { VisitView(store: store) }
    try steps(page)
    try page.tap(.button("Done"))
    let source = try #require(recording.journeySource(upTo: .max))
    #expect(!source.contains("secret"))
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.filter { $0.hasPrefix("try view.\(call)") || $0.hasPrefix("// Fill in the ") }
      .filter { !$0.contains("the view") }.map(String.init)
  }

  @Test(arguments: ["PIN", "Password", "Phone", "Account", "Search"])
  func textOfAPrivateValueIsAPlaceholder(field: String) throws {
    let calls = try calls("type") { page in
      for text in ["s", "se", "secret"] { try page.type(text, into: .textField(field)) }
    }
    #expect(
      calls == [
        "// Fill in the text, which may be a private value.",
        "try view.type(<#text#>, into: .textField(\"\(field)\"))",
      ]
    )
  }

  @Test func otherTextsAreWritten() throws {
    let calls = try calls("type") { page in
      try page.type("secret", into: .textField("PIN"))
      for text in ["B", "Bl", "Blob"] { try page.type(text, into: .textField("Name")) }
    }
    #expect(calls.last == #"try view.type("Blob", into: .textField("Name"))"#)
    #expect(calls.count == 3)
  }

  @Test func optionOfAPrivateValueIsAPlaceholder() throws {
    let calls = try calls("pick") { page in
      try page.pick("secret", in: .picker("Illness"))
      try page.pick("Two", in: .picker("Floor"))
    }
    #expect(
      calls == [
        "// Fill in the option, which may be a private value.",
        "try view.pick(<#option#>, in: .picker(\"Illness\"))",
        "try view.pick(\"Two\", in: .picker(\"Floor\"))",
      ]
    )
  }
}

private struct VisitView: View {
  let store: StoreOf<Visit>
  /// A text that no action has.
  @State private var search = ""

  var body: some View {
    TextField("Name", text: binding(store.name) { .named($0) })
    TextField("PIN", text: binding(store.pin) { .binding(.set(\.pin, $0)) })
    TextField("Password", text: binding("") { .passwordTyped($0) })
    TextField("Phone", text: binding(store.person.phone) { .phoned($0) })
    TextField("Account", text: binding(store.account.number) { .accountTyped($0) })
    TextField("Search", text: $search)
    Picker("Illness", selection: binding(store.illness) { .binding(.set(\.illness, $0)) }) {
      ForEach(["none", "secret"], id: \.self) { Text($0) }
    }
    Picker("Floor", selection: binding(store.floor) { .binding(.set(\.floor, $0)) }) {
      ForEach(["One", "Two"], id: \.self) { Text($0) }
    }
    Button("Done") { store.send(.done) }
  }

  private func binding(
    _ text: String,
    _ action: @escaping (String) -> Visit.Action
  ) -> Binding<String> {
    Binding {
      text
    } set: {
      store.send(action($0))
    }
  }
}

@Reducer
private struct Visit {
  struct Person: Equatable, PrivateValues {
    var phone = ""
    static var privateValues: Set<String> { ["phone"] }
  }

  struct Account: Equatable, PrivateValues {
    var number = ""
    static var privateValues: Set<String> { ["number"] }
  }

  @ObservableState
  struct State: Equatable, PrivateValues {
    @Shared(.inMemory("PrivateJourneyTests")) var account = Account()
    var floor = "One"
    var illness = "none"
    var name = ""
    var person = Person()
    var pin = ""
    static var privateValues: Set<String> { ["illness", "pin"] }
  }

  enum Action: BindableAction, Equatable, PrivateValues {
    case accountTyped(String)
    case binding(BindingAction<State>)
    case done
    case named(String)
    case passwordTyped(String)
    /// Only the field that it changes is private.
    case phoned(String)
    static var privateValues: Set<String> { ["passwordTyped"] }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .accountTyped(let number): state.$account.withLock { $0.number = number }
      case .named(let name): state.name = name
      case .phoned(let phone): state.person.phone = phone
      case .binding, .done, .passwordTyped: break
      }
      return .none
    }
  }
}
#endif
