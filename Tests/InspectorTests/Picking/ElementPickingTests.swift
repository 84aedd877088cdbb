#if DEBUG
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

@testable import Inspector

/// The inspector is told of all windows of the process, so only its own are asked.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ElementPickingTests {
  private let stores = InspectedStores()

  /// A window whose page may be asked, and the recording of its views.
  private func makeWindow(_ store: StoreOf<Desk>) -> (graph: ViewGraph, screen: ScreenRecording) {
    let screen = ScreenRecording(of: stores, now: { Date(timeIntervalSince1970: 0) })
    let graph = ViewGraph(root: DeskView(store: store))
    graph.allowPicking()
    observing(screen) { _ = graph.mount() }
    return (graph, screen)
  }

  /// Runs an operation whose updates the recording is told of.
  private func observing(_ screen: ScreenRecording, _ operation: () -> Void) {
    let outer = GraphInspection.observer
    GraphInspection.observer = screen
    defer { GraphInspection.observer = outer }
    operation()
  }

  /// The part of an action in the runs of a view, in words.
  private func text(of view: PickedView, after action: Int, _ screen: ScreenRecording) -> String {
    let fields = stores.recording(of: 1)?.changedFields(by: action) ?? []
    let answer = screen.answer(about: view, after: action, of: 1, in: 1, changing: fields)
    return view.text(of: answer, changing: fields)
  }

  private func makeStore() -> StoreOf<Desk> {
    stores.recordingNewStores { Store(initialState: Desk.State()) { Desk() } }
  }

  /// Waits until a page asks for an element.
  private func waitForChoice(in graph: ViewGraph) async throws {
    try await waitFor("a choice") { graph.flush().contains(where: \.asksForAnElement) }
  }

  /// Chooses the element with a text.
  private func pick(_ text: String, in graph: ViewGraph, _ screen: ScreenRecording) async throws
    -> InspectedElement
  {
    let choice = Task { await screen.pick(inWindow: nil) }
    try await waitForChoice(in: graph)
    let id = try #require(number(of: text, in: graph))
    #expect(graph.handle(.pick, on: id) == .handled)
    guard case .picked(let element) = await choice.value else { throw NoElement() }
    return element
  }

  @Test func viewThatRanNamesTheActionAndTheFieldThatItHadRead() async throws {
    let store = makeStore()
    let (graph, screen) = makeWindow(store)
    let element = try await pick("0", in: graph, screen)
    #expect(element.window == 1)
    #expect(element.stores == [1])
    observing(screen) { store.send(.renamed, in: graph) }
    observing(screen) { store.send(.counted, in: graph) }
    let views = screen.views(of: element)
    #expect(views.map(\.view.run.name) == ["CountView", "DeskView"])
    #expect(
      views[0].actions(in: stores, KnownChanges(in: stores)) == [
        ActionLink(store: 1, number: 2, name: ".counted")
      ]
    )
    #expect(
      views.map { text(of: $0, after: 2, screen) } == [
        "It ran after actions 1 to 2. It had read Desk.State.count, which has changed.",
        "It did not run: the action has changed count, which it has not read.",
      ]
    )
    // The page had nothing to change after the first action.
    #expect(
      text(of: views[0], after: 1, screen)
        == "It did not run: the action has changed title, which it has not read."
    )
  }

  @Test func viewThatDidNotRunNamesWhatTheActionHasChanged() async throws {
    let store = makeStore()
    let (graph, screen) = makeWindow(store)
    let element = try await pick("0", in: graph, screen)
    observing(screen) { store.send(.renamed, in: graph) }
    let view = try #require(screen.views(of: element).first)
    #expect(view.view.run.readsText == "It has read Desk.State.count.")
    #expect(
      text(of: view, after: 1, screen)
        == "It did not run: the action has changed title, which it has not read."
    )
    #expect(view.text(of: .didNotRun, changing: []).hasSuffix("has changed no field."))
    #expect(
      view.text(
        of: .didNotRun,
        changing: [ChangedField(path: "desks[id: 2].count", name: "Desk.State.count")]
      ).hasSuffix("of a value that it has not read.")
    )
  }

  @Test func viewThatAppearedLaterWasNotThere() async throws {
    let store = makeStore()
    let (graph, screen) = makeWindow(store)
    observing(screen) { store.send(.counted, in: graph) }
    observing(screen) { store.send(.opened, in: graph) }
    let element = try await pick("Open", in: graph, screen)
    let view = try #require(screen.views(of: element).first)
    #expect(view.view.run.name == "LabelView")
    let texts = [1, 2].map { text(of: view, after: $0, screen) }
    #expect(texts == ["It was not there yet.", "It ran. It is new."])
  }

  @Test func removedElementHasNoViews() async throws {
    let store = makeStore()
    let (graph, screen) = makeWindow(store)
    let element = try await pick("0", in: graph, screen)
    graph.unmount()
    #expect(screen.views(of: element).isEmpty)
  }

  @Test func viewThatCameAfterTheChoiceIsNotOfTheElement() async throws {
    let store = makeStore()
    let (graph, screen) = makeWindow(store)
    let chosen = try await pick("0", in: graph, screen)
    #expect(!screen.views(of: chosen).isEmpty)
    let earlier = InspectedElement(
      name: chosen.name,
      window: chosen.window,
      views: chosen.views,
      stores: chosen.stores,
      update: 0
    )
    #expect(screen.views(of: earlier).isEmpty)
  }

  @Test func updatesOfAnotherProcessAreNotKnown() async throws {
    let store = makeStore()
    let (graph, screen) = makeWindow(store)
    let element = try await pick("0", in: graph, screen)
    observing(screen) { store.send(.renamed, in: graph) }
    let recording = try #require(stores.recording(of: 1))
    try stores.add(importedFrom: recording.exported(), as: 1)
    let view = try #require(screen.views(of: element).first)
    let answer = screen.answer(about: view, after: 1, of: 2, in: 1, changing: [])
    #expect(view.text(of: answer, changing: []) == "The updates of that time are not kept.")
  }

  @Test func windowThatIsClosedLeavesTheChoiceToTheOthers() async throws {
    let store = makeStore()
    let (graph, screen) = makeWindow(store)
    let other = ViewGraph(root: DeskView(store: store))
    other.allowPicking()
    observing(screen) { _ = other.mount() }
    let choice = Task { await screen.pick(inWindow: nil) }
    try await waitForChoice(in: graph)
    other.unmount()
    #expect(graph.handle(.pick, on: try #require(number(of: "0", in: graph))) == .handled)
    guard case .picked = await choice.value else { throw NoElement() }
    let last = Task { await screen.pick(inWindow: nil) }
    try await waitForChoice(in: graph)
    graph.unmount()
    #expect(await last.value == .noPage)
  }

  /// The number of the element with a text.
  private func number(of text: String, in graph: ViewGraph) -> NodeID? {
    graph.rebuild().compactMap { $0.insertedElement(text) }.first
  }

  @Test func secondChoiceEndsTheFirst() async throws {
    let store = makeStore()
    let (graph, screen) = makeWindow(store)
    let first = Task { await screen.pick(inWindow: nil) }
    try await waitForChoice(in: graph)
    let second = Task { await screen.pick(inWindow: 1) }
    #expect(await first.value == .none)
    #expect(graph.handle(.pick, on: ViewGraph.rootID) == .handled)
    #expect(await second.value == .none)
  }

  @Test func cancelledChoiceEndsOnThePage() async throws {
    let store = makeStore()
    let (graph, screen) = makeWindow(store)
    let choice = Task { await screen.pick(inWindow: nil) }
    try await waitForChoice(in: graph)
    choice.cancel()
    #expect(await choice.value == .none)
    #expect(graph.handle(.pick, on: ViewGraph.rootID) == .notListening)
  }

  @Test func withoutAPageOfThisMachineThereIsNothingToChoose() async {
    let screen = ScreenRecording(of: stores)
    let graph = ViewGraph(root: Text("Away"))
    observing(screen) { _ = graph.mount() }
    #expect(await screen.pick(inWindow: nil) == .noPage)
  }

  @Test func chosenElementIsShownWithAStoreOfItsWindow() async {
    let element = InspectedElement(
      name: "button 3",
      window: 2,
      views: [],
      stores: [4, 5],
      update: 1
    )
    let store = TestStore(initialState: InspectorFeature.State(storeID: 1)) {
      InspectorFeature()
    } withDependencies: {
      $0.inspectedScreen.pick = { _ in .picked(element) }
    }
    await store.send(.picking(.pickButtonTapped(window: nil, shownStore: 1))) {
      $0.picking.isWaiting = true
    }
    await store.receive(.picking(.ended(.picked(element), shownStore: 1))) {
      $0.picking.isWaiting = false
      $0.picking.element = element
      $0.detail = .element
      $0.storeID = 5
    }
    await store.send(.picking(.actionTapped(7, ofOther: 4))) {
      $0.detail = .changes
      $0.storeID = 4
      $0.nextAction = InspectorFeature.State.NextAction(store: 4, number: 7)
    }
    await store.send(.shownStoreChanged) {
      $0.selection = 7
      $0.nextAction = nil
    }
    await store.send(.picking(.closeButtonTapped)) { $0.picking.element = nil }
  }

  @Test func actionOfAStoreThatIsNotShownIsForgotten() async {
    var state = InspectorFeature.State(storeID: 1)
    state.window = 1
    state.picking.element = InspectedElement(
      name: "button 3",
      window: 2,
      views: [],
      stores: [4],
      update: 1
    )
    let store = TestStore(initialState: state) { InspectorFeature() }
    await store.send(.picking(.actionTapped(7, ofOther: 4))) {
      $0.detail = .changes
      $0.storeID = 4
      $0.window = 2
      $0.nextAction = InspectorFeature.State.NextAction(store: 4, number: 7)
    }
    await store.send(\.binding.storeID, 5) {
      $0.storeID = 5
      $0.nextAction = nil
    }
  }

  @Test func choiceThatIsNotPossibleIsExplained() async {
    let store = TestStore(initialState: InspectorFeature.State()) {
      InspectorFeature()
    } withDependencies: {
      $0.inspectedScreen.pick = { _ in .noPage }
    }
    await store.send(.picking(.pickButtonTapped(window: 1, shownStore: nil))) {
      $0.picking.isWaiting = true
    }
    await store.receive(.picking(.ended(.noPage, shownStore: nil))) {
      $0.picking.isWaiting = false
      $0.picking.notice = "No page of the app is open in a browser on this machine."
    }
  }
}

private struct NoElement: Error {}

extension Store<Desk.State, Desk.Action> {
  /// Sends an action, and updates a window.
  fileprivate func send(_ action: Desk.Action, in graph: ViewGraph) {
    send(action)
    _ = graph.flush()
  }
}

extension Patch {
  fileprivate var asksForAnElement: Bool {
    guard case .setAttribute(ViewGraph.rootID, "data-pick", _) = self else { return false }
    return true
  }

  /// The number of an inserted element with a text.
  fileprivate func insertedElement(_ text: String) -> NodeID? {
    guard case .insert(let tree, _, _) = self else { return nil }
    return tree.number(of: text)
  }
}

extension ElementTree {
  fileprivate func number(of text: String) -> NodeID? {
    element.text == text ? id : children.lazy.compactMap { $0.number(of: text) }.first
  }
}

@Reducer
private struct Desk {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var title = "Desk"
    var isOpen = false
  }
  enum Action {
    case counted, opened, renamed
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counted: state.count += 1
      case .opened: state.isOpen = true
      case .renamed: state.title += "!"
      }
      return .none
    }
  }
}

private struct DeskView: View {
  let store: StoreOf<Desk>

  var body: some View {
    VStack {
      CountView(store: store)
      if store.isOpen { LabelView() }
    }
  }
}

private struct CountView: View {
  let store: StoreOf<Desk>

  var body: some View { Text("\(store.count)") }
}

private struct LabelView: View {
  var body: some View { Text("Open") }
}
#endif
