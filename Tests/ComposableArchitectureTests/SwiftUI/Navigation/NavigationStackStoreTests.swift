#if !canImport(Darwin)
import ComposableArchitecture
import ConcurrencyExtras
import Testing
import ViewCore
import ViewTesting

@testable import ComposableArchitecture

@MainActor
struct NavigationStackStoreTests {
  /// A feature with a stack of tallies, and of texts.
  private struct Feature: Reducer {
    struct State: Equatable {
      var path = StackState<Path.State>()
      var pushes: [StackElementID] = []
      var pops: [StackElementID] = []
      var next = 1
    }
    enum Action: Equatable {
      case change(State)
      case path(StackAction<Path.State, Path.Action>)
    }
    struct Path: Reducer {
      enum State: Equatable {
        case tally(Tally.State)
        case text(String)
      }
      enum Action: Equatable {
        case tally(Tally.Action)
        case text(Never)
      }
      var body: some ReducerOf<Self> {
        Scope(state: /State.tally, action: /Action.tally) { Tally() }
      }
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .change(let new): state = new
        case .path(.popFrom(let id)): state.pops.append(id)
        case .path(.push(let id, _)): state.pushes.append(id)
        case .path(.element): state.next += 1
        }
        return .none
      }
      .forEach(\.path, action: /Action.path) { Path() }
    }
  }

  private struct Screens: View {
    let store: StoreOf<Feature>

    var body: some View {
      NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
        WithViewStore(store, observe: \.next) { viewStore in
          NavigationLink(state: Feature.Path.State.tally(Tally.State(id: viewStore.state))) {
            Text("Tally")
          }
          NavigationLink("Text", state: Feature.Path.State.text("Hello"))
          NavigationLink("Nowhere", state: Feature.Path.State?.none)
        }
        .navigationTitle("Root")
      } destination: { state in
        switch state {
        case .tally:
          CaseLet(/Feature.Path.State.tally, action: Feature.Path.Action.tally) { store in
            TallyView(store: store)
            NavigationLink("Further", state: Feature.Path.State.text("Further"))
          }
        case .text(let text):
          Text(text)
        }
      }
    }
  }

  private func makeStore(_ state: Feature.State = Feature.State()) -> StoreOf<Feature> {
    Store(initialState: state) { Feature() }
  }

  @Test func aLinkPushesAndTheBackButtonPops() throws {
    let store = makeStore()
    let view = ViewHarness { Screens(store: store) }
    try view.tap(.button("Tally"))
    #expect(view.contains(.button("Count 1: 0")))
    #expect(store.withState(\.path).elementsEqual([.tally(Tally.State(id: 1))]))
    try view.tap(.button("Count 1: 0"))
    #expect(view.contains(.button("Count 1: 1")))

    try view.tap(.button("Further"))
    #expect(view.contains(.text("Further")))
    let ids = Array(store.withState(\.path.ids))
    #expect(store.withState(\.pushes) == ids)
    try view.tap(.button("Tally"))
    #expect(view.contains(.button("Count 1: 1")))
    #expect(store.withState(\.pops) == [ids[1]])
    try view.tap(.button("Root"))
    #expect(view.contains(.heading("Root")))
    #expect(store.withState(\.path).isEmpty)
    #expect(store.withState(\.pops) == [ids[1], ids[0]])
  }

  @Test func aLinkPushesANewElementEachTime() throws {
    let store = makeStore()
    let view = ViewHarness { Screens(store: store) }
    for _ in 1...2 {
      try view.tap(.button("Text"))
      #expect(view.contains(.text("Hello")))
      #expect(store.withState(\.path.count) == 1)
      try view.tap(.button("Root"))
      #expect(store.withState(\.path).isEmpty)
    }
    #expect(store.withState(\.pushes.count) == 2)
  }

  @Test func aDoubleTapPushesOnce() throws {
    let store = makeStore()
    let view = ViewHarness { Screens(store: store) }
    let link = try view.element(.button("Text"))
    try link.tap()
    // The screen covers the link now.
    #expect(throws: HarnessError.self) { try link.tap() }
    #expect(store.withState(\.path.count) == 1)
    #expect(store.withState(\.pushes.count) == 1)
  }

  /// A page may send a second tap before it has received the screen.
  @Test func elementThatIsOnThePathIsNotPushedAgain() {
    let store = makeStore()
    let path = store.scope(state: \.path, action: { .path($0) }).path(
      reportingAt: SourceLocation(
        fileID: #fileID,
        filePath: #filePath,
        line: #line,
        column: #column
      )
    )
    let component = StackState<Feature.Path.State>.Component(
      id: DependencyValues._current.stackElementID.next(),
      element: .text("Hello")
    )
    for _ in 1...2 { path.wrappedValue.append(component) }
    #expect(store.withState(\.path.count) == 1)
    #expect(store.withState(\.pushes) == [component.id])
  }

  @Test func theBrowsersButtonsPopAndPushAgain() throws {
    let store = makeStore()
    let view = ViewHarness { Screens(store: store) }
    try view.tap(.button("Tally"))
    try view.tap(.button("Count 1: 0"))
    try view.goBack()
    #expect(view.contains(.heading("Root")))
    #expect(store.withState(\.path).isEmpty)
    try view.goForward()
    #expect(view.contains(.heading("Tally")))
    // It has the state that it was left with, and not its first one.
    #expect(view.contains(.button("Count 1: 1")))
    #expect(store.withState(\.path.count) == 1)
    try view.tap(.button("Root"))
    #expect(store.withState(\.path).isEmpty)
  }

  @Test func anElementDismissesItself() async throws {
    let store = makeStore()
    let view = ViewHarness { Screens(store: store) }
    try view.tap(.button("Tally"))
    try view.tap(.button("Done"))
    try await view.wait { $0.contains(.heading("Root")) }
    #expect(store.withState(\.path).isEmpty)
    #expect(store.withState(\.pops.count) == 1)
  }

  @Test func theStateMayBeginAnywhereAndChangeAtOnce() throws {
    let store = makeStore(
      Feature.State(path: StackState([.tally(Tally.State(id: 1, count: 7)), .text("Deep")]))
    )
    let view = ViewHarness { Screens(store: store) }
    #expect(view.contains(.text("Deep")))
    try view.tap(.button("Tally"))
    #expect(view.contains(.button("Count 1: 7")))

    store.send(.change(Feature.State(path: StackState([.text("A"), .text("B"), .text("C")]))))
    #expect(view.contains(.text("C")))
    store.send(.change(Feature.State()))
    #expect(view.contains(.heading("Root")))
    #expect(store.withState(\.pops).isEmpty)
  }

  @Test func aChangeInAnElementLeavesTheStackAlone() throws {
    let store = makeStore()
    let view = ViewHarness { Screens(store: store) }
    try view.tap(.button("Tally"))
    try view.tap(.button("Count 1: 0"))
    #expect(view.patches.count == 1)
  }

  @Test func aLinkWithoutStateIsDisabled() throws {
    let view = ViewHarness { Screens(store: makeStore()) }
    #expect(try view.attribute("disabled", of: .button("Nowhere")) == "")
  }

  @Test func screensMayBeMadeOfStores() throws {
    let store = Store(initialState: StackState<Tally.State>()) {
      Reduce<StackState<Tally.State>, StackActionOf<Tally>> { _, _ in .none }
        .forEach(\.self, action: \.self) { Tally() }
    }
    let view = ViewHarness {
      NavigationStackStore(store) {
        NavigationLink("Tally", state: Tally.State(id: 4))
      } destination: { store in
        TallyView(store: store)
      }
    }
    try view.tap(.button("Tally"))
    try view.tap(.button("Count 4: 0"))
    #expect(view.contains(.button("Count 4: 1")))
  }

  // MARK: Mistakes

  @Test func aLinkOutsideOfAStackIsReported() async {
    var line: UInt = 0
    let issues = await IssueRecorder.issues {
      let view = ViewHarness {
        NavigationStack {
          let _ = line = #line + 1
          NavigationLink("Text", state: Feature.Path.State.text("Hello"))
        }
      }
      #expect(view.text == ["Text"])
    }
    #expect(
      issues == [
        .init(
          message: Issues.linkOutsideOfStack(Feature.Path.State.self, stack: nil),
          line: line
        )
      ]
    )
  }

  @Test func aLinkOfAnotherStackIsReported() async {
    let store = makeStore()
    let issues = await IssueRecorder.issues {
      let view = ViewHarness {
        NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
          NavigationLink("Tally", state: Tally.State())
        } destination: { (_: StoreOf<Feature.Path>) in
          EmptyView()
        }
      }
      #expect(view.text == ["Tally"])
    }
    #expect(
      issues.map(\.message) == [
        Issues.linkOutsideOfStack(Tally.State.self, stack: Feature.Path.State.self)
      ]
    )
  }

  @Test(arguments: [true, false])
  func aMissingForEachIsReported(_ isPush: Bool) async {
    let store = Store(initialState: Feature.State(path: isPush ? .init() : .init([.text("A")]))) {
      EmptyReducer<Feature.State, Feature.Action>()
    }
    var line: UInt = 0
    let issues = await IssueRecorder.issues {
      let view = ViewHarness {
        let _ = line = #line + 1
        NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
          NavigationLink("Text", state: Feature.Path.State.text("Hello"))
        } destination: { (_: StoreOf<Feature.Path>) in
          Text("Screen")
        }
      }
      #expect(throws: Never.self) { try view.tap(.button(isPush ? "Text" : "Back")) }
    }
    #expect(
      issues == [
        .init(message: Issues.pathNotFollowed(Feature.Path.State.self), line: line)
      ]
    )
  }

  @Test func aReducerMayRefuseAnElement() async {
    let store = Store(initialState: Feature.State()) {
      Reduce<Feature.State, Feature.Action> { state, action in
        if case .path(.push(let id, _)) = action { state.path.pop(from: id) }
        return .none
      }
      .forEach(\.path, action: /Feature.Action.path) { Feature.Path() }
    }
    let issues = await IssueRecorder.issues {
      let view = ViewHarness { Screens(store: store) }
      #expect(throws: Never.self) { try view.tap(.button("Text")) }
      #expect(view.contains(.heading("Root")))
    }
    #expect(issues == [])
  }
}
#endif
