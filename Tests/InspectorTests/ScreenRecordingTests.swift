#if DEBUG
import ComposableArchitecture
import Foundation
import Testing
import ViewCore
import ViewTesting

@testable import Inspector

/// The tests have no suspension, because the inspector is told of all windows of the process.
@MainActor
struct ScreenRecordingTests {
  private let stores = InspectedStores()

  /// Runs a test with a recording of the windows that it makes.
  private func withScreen(_ test: (ScreenRecording) throws -> Void) rethrows {
    let screen = ScreenRecording(of: stores)
    let outer = GraphInspection.observer
    GraphInspection.observer = screen
    defer { GraphInspection.observer = outer }
    try test(screen)
  }

  private func makeStore() -> StoreOf<Shelf> {
    stores.recordingNewStores { Store(initialState: Shelf.State()) { Shelf() } }
  }

  @Test func firstUpdateHasTheViewsThatAreNew() {
    withScreen { screen in
      let store = makeStore()
      let app = ViewHarness { ShelfView(store: store) }
      withExtendedLifetime(app) {
        #expect(screen.updates.count == 1)
        #expect(screen.updates[0].runs == ["ShelfView", "CountView", "TitleView"])
        #expect(screen.updates[0].bodies.allSatisfy { $0.causes == [.appearance] })
      }
    }
  }

  @Test func viewRunsBecauseAFieldThatItHasReadHasChanged() throws {
    try withScreen { screen in
      let store = makeStore()
      let app = ViewHarness { ShelfView(store: store) }
      try app.tap(.button("Add"))
      let updates = screen.updates(after: 1, of: 1)
      #expect(updates.map(\.runs) == [["CountView"]])
      let run = try #require(updates.first?.bodies.last)
      #expect(run.text == "It had read Shelf.State.count, which has changed.")
      #expect(run.readsText == "It has read Shelf.State.count.")
      #expect(updates[0].changes.count == 1)
      #expect(updates[0].changes[0].text.hasSuffix(": text “1”"))
    }
  }

  @Test func viewThatHasNotReadTheFieldDidNotRun() throws {
    try withScreen { screen in
      let store = makeStore()
      let app = ViewHarness { ShelfView(store: store) }
      try app.tap(.button("Add"))
      let update = try #require(screen.updates(after: 1, of: 1).first)
      #expect(screen.quietViews(in: update).map(\.run.name) == ["ShelfView", "TitleView"])
      let title = try #require(screen.quietViews(in: update).last)
      #expect(title.run.readsText == "It has read Shelf.State.title.")
    }
  }

  @Test func viewRunsBecauseItsInputHasChanged() {
    withScreen { screen in
      let store = makeStore()
      let app = ViewHarness { ShelfView(store: store) }
      store.send(.shelfRenamed("Left"))
      #expect(app.contains(.text("Books, Left")))
      let update = screen.updates(after: 1, of: 1).first
      #expect(update?.runs == ["ShelfView", "TitleView"])
      #expect(
        update?.bodies.last?.text
          == "The view around it has made it with another value of shelf."
      )
    }
  }

  @Test func contentOfAViewStoreIsOfTheApp() throws {
    try withScreen { screen in
      let store = makeStore()
      let app = ViewHarness {
        WithViewStore(store, observe: { $0 }) { viewStore in
          Button("\(viewStore.count)") { viewStore.send(.addButtonTapped) }
        }
      }
      try app.tap(.button("0"))
      let bodies = screen.updates(after: 1, of: 1).flatMap(\.bodies)
      let run = try #require(bodies.first { $0.isOfApp })
      #expect(run.name.hasPrefix("WithViewStore of "))
      #expect(run.text.hasSuffix(" The value that it observes has changed: Shelf.State.count."))
      #expect(run.readsText == "It observes the value of a view store.")
    }
  }

  @Test func viewWithAViewStoreRunsBecauseOfItsFields() throws {
    try withScreen { screen in
      let app = ViewHarness { ObservingView(store: makeStore()) }
      try app.tap(.button("Books 0"))
      let bodies = screen.updates(after: 1, of: 1).flatMap(\.bodies)
      let run = try #require(bodies.first { $0.name == "ObservingView" })
      #expect(run.text.contains("ViewStore<"))
      #expect(run.text.hasSuffix(" has announced a change: ObservingView.ViewState.count."))
    }
  }

  @Test func observedValueWithoutFieldsHasNoNames() throws {
    try withScreen { screen in
      let store = makeStore()
      let app = ViewHarness {
        WithViewStore(store, observe: \.count) { viewStore in
          Button("\(viewStore.state)") { viewStore.send(.addButtonTapped) }
        }
      }
      try app.tap(.button("0"))
      let runs = screen.updates(after: 1, of: 1).flatMap(\.bodies)
      #expect(runs.contains { $0.text.hasSuffix(" has announced a change.") })
    }
  }

  @Test func viewRunsBecauseItsStateHasChanged() throws {
    try withScreen { screen in
      let app = ViewHarness { SwitchView() }
      try app.tap(.button("Off"))
      let run = try #require(screen.updates.last?.bodies.first { $0.name == "SwitchView" })
      #expect(run.text.hasPrefix("It had read a state of the type Swift.Bool, which has changed"))
      #expect(run.text.contains("InspectorTests/ScreenRecordingTests.swift:"))
    }
  }

  @Test func updateThatFollowsNoActionBelongsToNone() throws {
    try withScreen { screen in
      let store = makeStore()
      let app = ViewHarness {
        VStack {
          ShelfView(store: store)
          SwitchView()
        }
      }
      try app.tap(.button("Off"))
      #expect(screen.updates.last?.actions == [:])
    }
  }

  @Test func bytesThatAreSentBelongToTheLastUpdateOfTheWindow() {
    withScreen { screen in
      let graph = ViewGraph(root: SwitchView())
      _ = graph.mount()
      screen.sent(bytes: 10, to: graph)
      screen.sent(bytes: 5, to: graph)
      #expect(screen.updates.map(\.bytes) == [15])
    }
  }

  @Test func changedElementsAreHighlightedWhenTheDeveloperAsks() throws {
    try withScreen { screen in
      let graph = ViewGraph(root: SwitchView())
      _ = graph.mount()
      let update = try #require(screen.updates.last)
      screen.highlight(update.id)
      let nodes = graph.flush().compactMap { patch -> NodeID? in
        guard case .setAttribute(let node, "data-highlight", "once") = patch else { return nil }
        return node
      }
      #expect(nodes == update.nodes)
      #expect(screen.updates.count == 1)
    }
  }

  @Test func changesFlashWithoutAnotherUpdateWhileTheDeveloperWantsThat() async {
    let graph = ViewGraph(root: SwitchView())
    withScreen { screen in
      screen.isHighlighting = true
      _ = graph.mount()
    }
    // The main actor runs its jobs in their order, and that of the inspector is one of them.
    await Task {}.value
    let isFlashing = graph.flush().contains { patch in
      guard case .setAttribute(_, "data-highlight", _) = patch else { return false }
      return true
    }
    #expect(isFlashing)
  }

  @Test func reasonsOfAWindowStayWhenAnotherOneIsUpdated() {
    withScreen { screen in
      let store = makeStore()
      let first = ViewHarness { ShelfView(store: store) }
      let second = ViewHarness { ShelfView(store: store) }
      store.send(.addButtonTapped)
      #expect(first.contains(.text("1")))
      #expect(second.contains(.text("1")))
      let causes = screen.updates(after: 1, of: 1).flatMap { $0.bodies.map(\.text) }
      #expect(
        causes == Array(repeating: "It had read Shelf.State.count, which has changed.", count: 2)
      )
    }
  }

  @Test func windowOfTheInspectorIsNotRecorded() {
    withScreen { screen in
      let graph = ViewGraph(root: SwitchView())
      graph.isInspectable = false
      _ = graph.mount()
      #expect(screen.updates.isEmpty)
    }
  }
}

extension ScreenUpdate {
  /// The names of the app's views that ran.
  fileprivate var runs: [String] {
    bodies.filter(\.isOfApp).map(\.name).filter { !$0.contains("<") }
  }
}

@Reducer
private struct Shelf {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var title = "Books"
    var shelf = "Right"
  }
  enum Action {
    case addButtonTapped
    case shelfRenamed(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped: state.count += 1
      case .shelfRenamed(let shelf): state.shelf = shelf
      }
      return .none
    }
  }
}

private struct ShelfView: View {
  let store: StoreOf<Shelf>

  var body: some View {
    VStack {
      CountView(store: store)
      TitleView(store: store, shelf: store.shelf)
      Button("Add") { store.send(.addButtonTapped) }
    }
  }
}

private struct CountView: View {
  let store: StoreOf<Shelf>

  var body: some View { Text("\(store.count)") }
}

private struct TitleView: View {
  let store: StoreOf<Shelf>
  let shelf: String

  var body: some View { Text("\(store.title), \(shelf)") }
}

private struct ObservingView: View {
  struct ViewState: Equatable {
    let title: String
    let count: Int
  }

  @ObservedObject var viewStore: ViewStore<ViewState, Shelf.Action>

  init(store: StoreOf<Shelf>) {
    viewStore = ViewStore(store, observe: { ViewState(title: $0.title, count: $0.count) })
  }

  var body: some View {
    Button("\(viewStore.title) \(viewStore.count)") { viewStore.send(.addButtonTapped) }
  }
}

private struct SwitchView: View {
  @State private var isOn = false

  var body: some View {
    Button(isOn ? "On" : "Off") { isOn.toggle() }
  }
}
#endif
