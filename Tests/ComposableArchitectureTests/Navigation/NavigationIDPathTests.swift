@testable import ComposableArchitecture
import Testing

@MainActor
struct NavigationIDPathTests {
  @Reducer
  struct Leaf {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
    }
    enum Action { case note, noteAtOnce }
    let notes: LockIsolated<[NavigationIDPath]>
    static let line = UInt(#line + 1)
    @Dependency(\.navigationIDPath) var path
    var body: some ReducerOf<Self> {
      Reduce { _, action in
        switch action {
        case .note:
          return .run { _ in notes.withValue { $0.append(path) } }
        case .noteAtOnce:
          notes.withValue { $0.append(path) }
          return .none
        }
      }
    }
  }

  @Reducer
  struct Root {
    @ObservableState
    struct State: Equatable {
      var rows: IdentifiedArrayOf<Leaf.State> = [Leaf.State(id: 1), Leaf.State(id: 2)]
      @Presents var shown: Leaf.State? = Leaf.State(id: 1)
    }
    enum Action {
      case note
      case rows(IdentifiedActionOf<Leaf>)
      case shown(PresentationAction<Leaf.Action>)
    }
    let notes: LockIsolated<[NavigationIDPath]>
    @Dependency(\.navigationIDPath) var path
    var body: some ReducerOf<Self> {
      Reduce { _, action in
        guard case .note = action else { return .none }
        return .run { _ in notes.withValue { $0.append(path) } }
      }
      .forEach(\.rows, action: \.rows) { Leaf(notes: notes) }
      .ifLet(\.$shown, action: \.shown) { Leaf(notes: notes) }
    }
  }

  private let notes = LockIsolated<[NavigationIDPath]>([])

  @Test func effectReadsThePathOfItsFeature() async {
    let store = TestStore(initialState: Root.State()) { Root(notes: notes) }
    await store.send(.note).finish()
    await store.send(\.rows[id: 1].note).finish()
    await store.send(\.rows[id: 2].note).finish()
    await store.send(\.rows[id: 1].note).finish()
    await store.send(\.shown.note).finish()
    let paths = notes.value
    #expect(paths.count == 5)
    #expect(Set(paths).count == 4)
    #expect(paths[1] == paths[3])
    #expect(paths.map(\.prefixes.count) == [1, 2, 2, 2, 2])
    #expect(paths.dropFirst().map(\.prefixes) == paths.dropFirst().map { [$0, paths[0]] })
  }

  @Test func readInAReducerIsReported() async {
    let issues = await IssueRecorder.issues {
      let store = Store(initialState: Root.State()) { Root(notes: notes) }
      store.send(.shown(.presented(.noteAtOnce)))
    }
    #expect(issues.map(\.message) == [Issues.pathReadOutsideOfEffect])
    #expect(issues.map(\.line) == [Leaf.line])
    #expect(notes.value == [NavigationIDPath([])])
  }

  @Test func readInATaskOutsideOfEffectsIsReported() async {
    let issues = await IssueRecorder.issues {
      await withTaskCancellation(id: 1) { _ = DependencyValues._current.navigationIDPath }
    }
    #expect(issues.map(\.message) == [Issues.pathReadOutsideOfEffect])
  }
}
