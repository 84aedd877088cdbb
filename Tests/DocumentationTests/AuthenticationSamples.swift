#if os(Linux)
import ComposableArchitecture
import Foundation
import SwiftUI
import Testing

// The samples of docs/Authentication.md.

private struct TripsApp: App {
  var body: some Scene { WindowGroup { Greeting() } }
}

extension TripsApp: WebApp {
  static func configure(_ settings: inout WebSettings) {
    settings.authentication = .oauth2Proxy
  }
}

private struct PasswordApp: App {
  var body: some Scene { WindowGroup { Greeting() } }
}

extension PasswordApp: WebApp {
  static func configure(_ settings: inout WebSettings) throws {
    settings.authentication = try .basic(passwordFile: "/etc/trips/passwords")
  }
}

private struct LoginApp: App {
  var body: some Scene { WindowGroup { Greeting() } }
}

private struct Account {
  var id: String
  var name: String
}

private struct Accounts: Sendable {
  func account(withToken token: String) async throws -> Account? { nil }
}

private let accounts = Accounts()

extension LoginApp: WebApp {
  static func configure(_ settings: inout WebSettings) {
    settings.authentication = WebAuthentication { request in
      guard let token = request.cookies["login"],
        let account = try await accounts.account(withToken: token)
      else { return .redirect(to: "https://login.example.com/") }
      return .allow(WindowUser(id: account.id, name: account.name))
    }
    .allowingRedirects(to: ["https://login.example.com"])
  }
}

private struct Greeting: View {
  @Environment(\.windowUser) private var user
  @Environment(\.logout) private var logout

  var body: some View {
    Text("Hello, \(user?.name ?? "guest")!")
    Button("Log out") { logout(to: "/goodbye") }
  }
}

@Reducer
private struct Trips {
  @ObservableState
  struct State: Equatable {
    @Shared(.trips) var trips
  }

  enum Action {
    case logoutButtonTapped
    case tripAdded(String)
  }

  @Dependency(\.windowUser) var user
  @Dependency(\.logout) var logout

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .logoutButtonTapped:
        return .run { _ in await logout(to: "/goodbye") }
      case .tripAdded(let name):
        state.$trips.withLock { $0.append("\(name) (\(user?.name ?? "guest"))") }
        return .none
      }
    }
  }
}

extension SharedKey where Self == FileStorageKey<[String]>.Default {
  fileprivate static var trips: Self {
    Self[
      .fileStorage(.documentsDirectory.appending(component: "trips.json")).perUser,
      default: []
    ]
  }
}

struct AuthenticationSamples {
  @MainActor
  @Test func tripsBelongToTheirUser() async {
    let store = TestStore(initialState: Trips.State()) {
      Trips()
    } withDependencies: {
      $0.windowUser = WindowUser(id: "anna", name: "Anna")
    }
    await store.send(.tripAdded("Rome")) {
      $0.$trips.withLock { $0 = ["Rome (Anna)"] }
    }
  }

  @MainActor
  @Test func twoUsersHaveTwoLists() async {
    let stores = ["anna", "bob"].map { user in
      TestStore(initialState: Trips.State()) {
        Trips()
      } withDependencies: {
        $0.windowUser = WindowUser(id: user, name: user)
      }
    }
    await stores[0].send(.tripAdded("Rome")) {
      $0.$trips.withLock { $0 = ["Rome (anna)"] }
    }
    #expect(stores[1].state.trips == [])
    await stores[1].send(.tripAdded("Oslo")) {
      $0.$trips.withLock { $0 = ["Oslo (bob)"] }
    }
    #expect(stores[0].state.trips == ["Rome (anna)"])
  }

  @MainActor
  @Test func logoutShowsGoodbye() async {
    let addresses = LockIsolated<[String]>([])
    let store = TestStore(initialState: Trips.State()) {
      Trips()
    } withDependencies: {
      $0.logout = LogoutEffect { address in
        addresses.withValue { $0.append(address) }
        return true
      }
    }
    await store.send(.logoutButtonTapped).finish()
    #expect(addresses.value == ["/goodbye"])
  }
}
#endif
