#if !canImport(Darwin)
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

/// A store that a window makes belongs to its user.
@MainActor
struct WindowUserTests {
  private struct Notes: Reducer {
    struct State: Equatable {
      @Shared(.inMemory("notes").perUser) var notes: [String] = []
      var user: String?
    }
    enum Action {
      case looked
      case wrote(String)
    }
    @Dependency(\.windowUser) private var user

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .looked: state.user = user?.id
      case .wrote(let note): state.$notes.withLock { $0.append(note) }
      }
      return .none
    }
  }

  @MainActor
  private final class Stores {
    var all: [StoreOf<Notes>] = []
  }

  private struct NotesView: View {
    let stores: Stores
    @State private var store = Store(initialState: Notes.State()) { Notes() }

    var body: some View {
      Text(store.withState { "\($0.notes)" })
        .onAppear { stores.all.append(store) }
    }
  }

  /// A window's content is made by the body of a view.
  private struct Window: View {
    let stores: Stores

    var body: some View {
      NotesView(stores: stores)
    }
  }

  private func window(of user: String, _ stores: Stores) -> ViewHarness {
    var environment = EnvironmentValues()
    environment.windowUser = WindowUser(id: user)
    return ViewHarness(environment: environment) { Window(stores: stores) }
  }

  @Test func storeKeepsTheUserOfItsWindow() throws {
    let stores = Stores()
    let windows = [window(of: "anna", stores), window(of: "bob", stores)]
    // No window has started this, as with a timer.
    for store in stores.all { store.send(.looked) }
    #expect(stores.all.map { $0.withState(\.user) } == ["anna", "bob"])
    withExtendedLifetime(windows) {}
  }

  @Test func usersDoNotSeeEachOthersValues() {
    let stores = Stores()
    let windows = ["anna", "bob", "anna"].map { window(of: $0, stores) }
    stores.all[0].send(.wrote("a"))
    #expect(stores.all.map { $0.withState(\.notes) } == [["a"], [], ["a"]])
    withExtendedLifetime(windows) {}
  }
}
#endif
