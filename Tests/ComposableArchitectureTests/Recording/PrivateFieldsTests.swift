import ComposableArchitecture
import Foundation
import IssueRecording
import Testing

@MainActor
struct PrivateFieldsTests {
  private let recording = StoreRecording<Login.State, Login.Action>()

  private func record(_ actions: Login.Action...) -> [RecordedAction<Login.State, Login.Action>] {
    let store = Store(initialState: Login.State(), recording: recording) { Login() }
    for action in actions { store.send(action) }
    return Array(recording.actions)
  }

  @Test func changeOfAPrivateFieldHasNoValues() throws {
    let action = try #require(record(.tokenReceived("secret")).first)
    #expect(action.stateAfter.token == "secret")
    let changes = try #require(action.changes)
    #expect(!changes.contains("secret"))
    #expect(changes.contains("(private)"))
  }

  @Test func privateCaseHasNoValueInItsDump() throws {
    let action = try #require(record(.tokenReceived("secret")).first)
    #expect(action.dump == "Login.Action.tokenReceived((private))")
    #expect(action.name == ".tokenReceived(_)")
  }

  @Test func writeOfAControlToAPrivateFieldHasNoValue() throws {
    let actions = record(.set(\.password, "secret"), .set(\.name, "Blob"))
    #expect(
      actions.map(\.dump) == [
        #"Login.Action.binding(.set(\.password, (private)))"#,
        #"Login.Action.binding(.set(\.name, "Blob"))"#,
      ]
    )
  }

  @Test func privateFieldOfAChildHasNoValue() throws {
    let action = try #require(record(.set(\.keys.key, "secret")).first)
    #expect(action.dump == #"Login.Action.binding(.set(\.keys.key, (private)))"#)
    #expect(action.changes?.contains("secret") == false)
  }

  @Test func privateFieldOfAnElementHasNoValue() {
    let actions = record(.set(\.allKeys[0].key, "secret"), .set(\.mainKeys!.key, "secret"))
    #expect(actions.count == 2)
    #expect(!actions.map(\.dump).joined().contains("secret"))
  }

  @Test func fieldOfAnElementWithoutPrivateFieldsHasItsValue() throws {
    let action = try #require(record(.set(\.names[0], "Blob")).first)
    #expect(action.dump == #"Login.Action.binding(.set(\.names.…, "Blob"))"#)
  }

  @Test func testOfARecordingHasNoPrivateValues() {
    _ = record(.tokenReceived("secret"), .set(\.password, "secret"), .set(\.name, "Blob"))
    let source = recording.testSource()
    #expect(!source.contains("secret"))
    #expect(source.contains("Fill in"))
    #expect(source.contains("a private value"))
    #expect(source.contains(#"$0.name = "Blob""#))
  }

  @Test func searchDoesNotFindPrivateValues() {
    _ = record(.tokenReceived("secret"))
    #expect(recording.actions(containing: "secret").isEmpty)
    #expect(recording.actions(containing: "token").count == 1)
  }

  @Test func otherDumpsShowAllValues() {
    #expect(String(customDumping: Login.State(token: "secret")).contains("secret"))
  }

  @Test func unknownPrivateFieldIsReportedAndAllFieldsAreHidden() async {
    let recording = StoreRecording<Misnamed, String>()
    let store = Store(initialState: Misnamed(), recording: recording) {
      Reduce<Misnamed, String> { state, action in
        state.token = action
        return .none
      }
    }
    store.send("secret")
    var changes: [String] = []
    let issues = await IssueRecorder.issues {
      for _ in 1...2 { changes += recording.actions.compactMap(\.changes) }
    }
    #expect(changes.count == 2)
    #expect(!changes.joined().contains("secret"))
    #expect(
      issues.map(\.message) == [
        """
        The private fields of a type are not among its stored fields.

          Type: Misnamed
          Unknown: \\.token.…

        Recordings show none of the fields of the type.

        To fix this, name stored fields in 'privateFields', and not computed ones or those of another value.
        """
      ]
    )
  }
}

private struct Misnamed: Equatable, HasPrivateFields {
  var token = ""

  static var privateFields: [PartialKeyPath<Self>] { [\.token.count] }
}

@Reducer
private struct Login {
  @ObservableState
  struct State: Equatable, HasPrivateFields {
    var name = ""
    var password = ""
    var token: String?
    var keys = Keys()
    var allKeys = [Keys()]
    var mainKeys: Keys? = Keys()
    var names = [""]

    static var privateFields: [PartialKeyPath<Self>] { [\.password, \.token] }
  }

  struct Keys: Equatable, HasPrivateFields {
    var key = ""

    static var privateFields: [PartialKeyPath<Self>] { [\.key] }
  }

  enum Action: BindableAction, Equatable, HasPrivateCases {
    case binding(BindingAction<State>)
    case tokenReceived(String)

    static var privateCases: [PartialCaseKeyPath<Self>] { [\.tokenReceived] }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: return .none
      case .tokenReceived(let token):
        state.token = token
        return .none
      }
    }
  }
}
