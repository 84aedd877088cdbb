@testable import ComposableArchitecture
import Foundation
import Testing

@MainActor
struct PrivateValuesTests {
  @Test func privateValuesAreNotInTheFile() throws {
    let recording = StoreRecording<Login.State, Login.Action>()
    let store = Store(initialState: Login.State(), recording: recording) { Login() }
    store.send(.binding(.set(\.password, "secret-1")))
    store.send(.tokenReceived("secret-2"))
    store.send(.nameChanged("Blob"))
    #expect(store.token == "secret-2")
    let data = try recording.data()
    #expect(data.range(of: Data("secret".utf8)) == nil)
    #expect(data.range(of: Data("Blob".utf8)) != nil)
    let imported = try StoreRecording<Login.State, Login.Action>(data: data)
    #expect(imported.actions.map(\.stateAfter.password) == ["", "", ""])
    #expect(imported.actions.map(\.stateAfter.token) == [nil, nil, nil])
    #expect(imported.actions.last?.stateAfter.name == "Blob")
    #expect(imported.actions.first?.action == .binding(.set(\.password, "")))
    #expect(try imported.replay { Login() } == .equal(count: 3))
  }

  @Test func sharedValuesAndEventsAddNothingPrivateToTheFile() throws {
    let recording = StoreRecording<Account.State, Account.Action>()
    let store = Store(initialState: Account.State(), recording: recording) { Account() }
    store.send(.passwordChanged("secret-3"))
    #expect(try recording.data().range(of: Data("secret".utf8)) == nil)
  }

  @Test func weakReferenceIsAnErrorAndIsNotRead() {
    final class Owner {}
    struct State {
      weak var owner: Owner?
    }
    let owner = Owner()
    withExtendedLifetime(owner) {
      _ = #expect(
        throws: RecordingError.unwritable(
          path: "PrivateValuesTests.State.owner",
          reason: "an object of the class 'PrivateValuesTests.Owner'"
        )
      ) {
        try RecordingFile.bytes(of: State(owner: owner), names: RecordedNames())
      }
    }
  }

  @Test func unknownPrivateNameIsAnError() {
    struct State: PrivateValues {
      var name = ""
      static var privateValues: Set<String> { ["nmae"] }
    }
    #expect(
      throws: RecordingError.unwritable(
        path: "PrivateValuesTests.State",
        reason: "marked as private in 'nmae', which it does not have"
      )
    ) {
      try RecordingFile.bytes(of: State(), names: RecordedNames())
    }
  }

  @Test func privateFieldWithoutAnEmptyValueIsAnError() {
    struct State: PrivateValues {
      var key = Key()
      struct Key {}
      static var privateValues: Set<String> { ["key"] }
    }
    #expect(
      throws: RecordingError.unwritable(
        path: "PrivateValuesTests.State.key",
        reason: "private, and its type has no empty value that an import could give it"
      )
    ) {
      try RecordingFile.bytes(of: State(), names: RecordedNames())
    }
  }
}

@Reducer
private struct Login {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var password = ""
    var token: String?
  }

  enum Action: BindableAction, Equatable, PrivateValues {
    case binding(BindingAction<State>)
    case nameChanged(String)
    case tokenReceived(String?)

    static var privateValues: Set<String> { ["tokenReceived"] }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .nameChanged(let name): state.name = name
      case .tokenReceived(let token): state.token = token
      case .binding: break
      }
      return .none
    }
  }
}

extension Login.State: PrivateValues {
  static var privateValues: Set<String> { ["password", "token"] }
}

@Reducer
private struct Account {
  struct User: Equatable, PrivateValues {
    var password = ""
    static var privateValues: Set<String> { ["password"] }
  }

  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("account")) var user = User()
  }

  enum Action: Equatable, PrivateValues {
    case passwordChanged(String)
    static var privateValues: Set<String> { ["passwordChanged"] }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .passwordChanged(let password):
        state.$user.withLock { $0.password = password }
        return .none
      }
    }
  }
}
