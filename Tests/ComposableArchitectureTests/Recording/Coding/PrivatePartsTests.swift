import Foundation
import IdentifiedCollections
import OrderedCollections
import Sharing
import Testing

@testable import ComposableArchitecture

@MainActor
struct PrivatePartsTests {
  @Test func privatePartsOfNestedValuesAreNotInTheFile() throws {
    let recording = StoreRecording<Vault.State, Vault.Action>()
    let store = Store(initialState: Vault.State(), recording: recording) { Vault() }
    store.send(.changed)
    let data = try recording.data()
    #expect(data.range(of: Data("secret".utf8)) == nil)
    #expect(data.range(of: Data("Blob".utf8)) != nil)
    let imported = try StoreRecording<Vault.State, Vault.Action>(data: data)
    let state = try #require(imported.actions.last?.stateAfter)
    let user = User(name: "Blob", password: "")
    #expect(state.user == user)
    #expect(state.list == [user])
    #expect(state.named == ["a": user])
    #expect(state.optional == user)
    #expect(state.role == .admin(user))
    #expect(state.rows == [user])
    #expect(state.shared == user)
    #expect(state.reader == user)
  }

  @Test func privatePartsOfNestedValuesAreNotInACopiedTest() async throws {
    let recording = StoreRecording<Vault.State, Vault.Action>()
    let store = Store(initialState: Vault.State(), recording: recording) { Vault() }
    store.send(.changed)
    store.send(.changed)
    let sources = [
      recording.testSource(),
      recording.testSource(of: 2...2),
      try #require(await recording.shortestTestSource(ofChangeIn: \.user)),
    ]
    for source in sources {
      #expect(!source.contains("secret"))
      #expect(source.contains("Fill in"))
    }
    #expect(!recording.timeline().contains("secret"))
  }

  @Test func privateSharedValueIsNotInACopiedTest() async throws {
    let recording = StoreRecording<Locker.State, Locker.Action>()
    let store = Store(initialState: Locker.State(), recording: recording) { Locker() }
    store.send(.opened)
    store.state.$token.withLock { $0 = "secret of other code" }
    store.send(.opened)
    let sources = [
      recording.testSource(),
      recording.testSource(of: 2...2),
      try #require(await recording.shortestTestSource(ofChangeIn: \.count)),
    ]
    for source in sources {
      #expect(!source.contains("secret"))
      #expect(source.contains("Fill in"))
      #expect(source.contains("$0.count = "))
    }
    // An empty private value has nothing to hide.
    #expect(sources[0].contains("TestStore(initialState: Locker.State("))
  }

  @Test func privatePartOfATypeThatWritesItselfIsAnError() {
    let reason = PrivateParts.reason(User.self)
    #expect(self.reason(Written(Box(user))) == "Value: \(reason)")
    #expect(self.reason([Written(Box([user]))]) == "Value[0]: \(reason)")
    #expect(self.reason(Written(Box(["a": user]))) == "Value: \(reason)")
    #expect(self.reason(Written(Box(User?.none))) == "Value: \(reason)")
    #expect(self.reason(Written(Box(Role.guest))) == "Value: \(reason)")
    #expect(self.reason(ContiguousArray([user])) == "Value: \(reason)")
    #expect(self.reason(Written(Box(1))) == nil)
  }

  @Test func propertyOfASharedValueThatATypeWritesItselfIsAnError() {
    final class Owner { @Shared(value: User(name: "", password: "")) var user }
    #expect(PrivateParts.type(in: Owner.self) == User.self)
  }

  @Test func privatePartOfAHiddenTypeIsAnError() {
    let reason = PrivateParts.reason(User.self)
    #expect(PrivateParts.type(in: Hiding.self) == nil)
    // A type whose properties cannot be listed might have private values.
    #expect(PrivateParts.type(in: Hiding.self, nil) == Hiding.self)
    #expect(self.reason(Hiding(user)) == "Value: \(reason)")
    #expect(self.reason(Hiding([user])) == "Value: \(reason)")
    #expect(self.reason(Hiding(["a": [user]])) == "Value: \(reason)")
    #expect(self.reason(Hiding(user, catchesErrors: true)) == "Value: \(reason)")
    #expect(self.reason(Hiding([1, 2])) == nil)
  }

  private let user = User(name: "Blob", password: "secret")

  /// The reason why a value cannot be written, or nil if it can.
  private func reason<Value>(_ value: Value) -> String? {
    var writer = ValueWriter(names: RecordedNames(), root: "Value")
    do {
      try writer.write(value)
      return nil
    } catch RecordingError.unwritable(let path, let reason) {
      return "\(path): \(reason)"
    } catch {
      return "\(error)"
    }
  }
}

private struct User: Codable, Equatable, Identifiable, PrivateValues {
  var name: String
  var password: String
  var id: String { name }
  static var privateValues: Set<String> { ["password"] }
}

private enum Role: Codable, Equatable {
  case guest
  case admin(User)
}

/// An object inside of a value that writes itself.
private final class Box<Content: Codable>: Codable {
  let content: Content
  init(_ content: Content) { self.content = content }
}

private struct Written<Content: Codable>: Codable {
  let box: Box<Content>
  init(_ box: Box<Content>) { self.box = box }
}

/// A value whose properties do not tell what it writes.
private struct Hiding: Codable {
  private final class Storage {
    let content: any Encodable
    init(_ content: any Encodable) { self.content = content }
  }

  private let storage: Storage
  private let catchesErrors: Bool

  init(_ content: any Encodable, catchesErrors: Bool = false) {
    storage = Storage(content)
    self.catchesErrors = catchesErrors
  }

  init(from decoder: any Decoder) throws { self.init(0) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    do {
      try container.encode(storage.content)
    } catch {
      guard catchesErrors else { throw error }
      try container.encodeNil()
    }
  }
}

@Reducer
struct Locker {
  @ObservableState
  struct State: Equatable, PrivateValues {
    @Shared(.inMemory("PrivatePartsTests.token")) var token = ""
    var count = 0
    static var privateValues: Set<String> { ["token"] }
  }

  enum Action: Equatable {
    case opened
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      state.$token.withLock { [count = state.count] in $0 = "secret-\(count)" }
      return .none
    }
  }
}

@Reducer
private struct Vault {
  @ObservableState
  struct State: Equatable {
    var user = User(name: "", password: "")
    var list: [User] = []
    var named: [String: User] = [:]
    var optional: User?
    var role = Role.guest
    var rows: IdentifiedArrayOf<User> = []
    @Shared(.inMemory("PrivatePartsTests")) var shared = User(name: "", password: "")
    @SharedReader(.inMemory("PrivatePartsTests")) var reader = User(name: "", password: "")
    var count = 0
  }

  enum Action: Equatable {
    case changed
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .changed:
        state.count += 1
        let user = User(name: "Blob", password: "secret-\(state.count)")
        state.user = user
        state.list = [user]
        state.named = ["a": user]
        state.optional = user
        state.role = .admin(user)
        state.rows = [user]
        state.$shared.withLock { $0 = user }
        return .none
      }
    }
  }
}
