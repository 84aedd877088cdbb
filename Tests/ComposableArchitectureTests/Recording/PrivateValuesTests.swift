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

  @Test func copiedTestHasCommentsInPlaceOfPrivateValues() async throws {
    let recording = StoreRecording<Login.State, Login.Action>()
    let store = Store(initialState: Login.State(), recording: recording) { Login() }
    store.send(.binding(.set(\.password, "secret-1")))
    store.send(.tokenReceived("secret-2"))
    store.send(.nameChanged("Blob"))
    store.send(.binding(.set(\.password, "")))
    #expect(store.token == "secret-2")
    let source = recording.testSource()
    #expect(!source.contains("secret"))
    let steps = source.split(separator: "\n").map { $0.drop { $0 == " " } }.drop {
      !$0.hasPrefix("let store")
    }
    #expect(
      steps.dropLast(2).joined(separator: "\n") == """
        let store = TestStore(initialState: Login.State(name: "", password: "", token: nil)) {
        Login()
        }
        // Fill in: the private value of 'Login.State.password' cannot be written as source.
        // await store.send(.binding(_))
        // Fill in: the private value of 'Login.Action.tokenReceived' cannot be written as source.
        // await store.send(.tokenReceived(_))
        await store.send(.nameChanged("Blob")) { $0.name = "Blob" }
        await store.send(.binding(.set(\\.password, ""))) { $0.password = "" }
        """
    )
    let part = recording.testSource(of: 3...3)
    #expect(!part.contains("secret"))
    #expect(
      part.contains(
        """
        // Fill in the initial state: the private value of 'Login.State.password' cannot be written as \
        source.
        """
      )
    )
    let shortest = try #require(
      await recording.shortestTestSource(ofChangeIn: \.token)
    )
    #expect(!shortest.contains("secret"))
  }

  @Test func changesOfPrivateFieldsAndCasesAreComments() throws {
    struct State: Equatable, PrivateValues {
      var pin: Int? = nil
      var screen = Screen.list
      var user = User()
      static var privateValues: Set<String> { ["pin", "user"] }
    }
    enum Screen: Equatable, PrivateValues {
      case list
      case login(User)
      static var privateValues: Set<String> { ["login"] }
    }
    struct User: Equatable {
      var name = "old-secret"
    }
    let recording = StoreRecording<State, Int>()
    let store = Store(initialState: State(), recording: recording) {
      Reduce<State, Int> { state, step in
        state.pin = 42
        state.user.name = "secret-1"
        state.screen = .login(User(name: "secret-\(step)"))
        return .none
      }
    }
    store.send(1)
    store.send(2)
    let source = recording.testSource()
    #expect(!source.contains("secret") && !source.contains("42"))
    #expect(source.contains("// Fill in '$0.user': the private value of "))
    #expect(source.contains("// Fill in '$0.pin': the private value of "))
    #expect(source.components(separatedBy: "// Fill in '$0.screen'").count == 3)
  }

  @Test func namedPrivateValueIsWrittenByItsName() {
    let recording = StoreRecording<Login.State, Login.Action>()
    let store = Store(initialState: Login.State(), recording: recording) { Login() }
    store.send(.binding(.set(\.password, "secret-1")))
    var options = TestSourceOptions()
    options.name("Login.password", "secret-1")
    let source = recording.testSource(options: options)
    #expect(source.contains(".set(\\.password, Login.password)"))
    #expect(source.contains("$0.password = Login.password"))
    #expect(!source.contains("secret"))
  }

  @Test func receivedActionIsComparedWithoutItsPrivateValue() async {
    let recording = StoreRecording<Session.State, Session.Action>()
    let store = Store(initialState: Session.State(), recording: recording) { Session() }
    await store.send(.logInButtonTapped).finish()
    let source = recording.testSource()
    #expect(!source.contains("secret"))
    #expect(source.contains("await store.receive(\\.tokenReceived)"))
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
struct Login {
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

/// A feature whose actions cannot be compared.
@Reducer
struct Session {
  @ObservableState
  struct State: Equatable {
    var isLoggedIn = false
  }

  enum Action: PrivateValues {
    case logInButtonTapped
    case tokenReceived(String)
    static var privateValues: Set<String> { ["tokenReceived"] }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .logInButtonTapped: return .send(.tokenReceived("secret-4"))
      case .tokenReceived:
        state.isLoggedIn = true
        return .none
      }
    }
  }
}
