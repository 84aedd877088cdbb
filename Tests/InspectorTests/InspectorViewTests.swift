#if DEBUG
import ComposableArchitecture
import Foundation
import Testing
import ViewCore
import ViewTesting

@testable import Inspector

@MainActor
struct InspectorViewTests {
  private let stores = InspectedStores()

  private func makeStore() -> StoreOf<Counted> {
    stores.recordingNewStores { Store(initialState: Counted.State()) { Counted() } }
  }

  private func makePage(isWide: Bool = true) -> ViewHarness {
    let stores = stores
    let screen = ScreenRecording(of: stores)
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = isWide ? .regular : .compact
    return ViewHarness(environment: environment) {
      InspectorWindow(
        stores: stores,
        screen: screen,
        store: Store(initialState: InspectorFeature.State()) {
          InspectorFeature()
        } withDependencies: {
          $0.inspectedFiles = .of { stores }
          $0.inspectedStores = .of { stores }
        }
      )
    }
  }

  @Test func pageWithoutStoresSaysWhatToDo() {
    #expect(makePage().contains(.text("No stores yet")))
  }

  @Test func timelineShowsWhatAStoreDoesWhileItDoesIt() {
    let store = makeStore()
    let page = makePage()
    #expect(page.contains(.text("No actions yet")))
    store.send(.tapped)
    #expect(page.contains(.text(".tapped")))
    #expect(page.contains(.text(".counted(1)")))
    #expect(page.text.contains { $0.hasPrefix("Effect of 1 · ") })
  }

  @Test func chosenActionShowsItsChangeItsValuesAndItsState() async throws {
    let store = makeStore()
    let page = makePage()
    store.send(.tapped)
    try page.tap(.action(".counted(1)"))
    #expect(page.contains(.text("−")))
    #expect(page.text.contains { $0.hasSuffix("count: 1,") })
    try page.tap(.option("Action"))
    #expect(page.text.contains { $0.contains("counted(") })
    try page.tap(.option("State"))
    #expect(page.contains(.text("note")))
    try page.type("count", into: .textField("Search in the state"))
    #expect(!page.contains(.text("note")))
    try page.tap(.button("count 1"))
    #expect(page.contains(.button("Changed by this action")))
    try page.tap(.button("Cause"))
    #expect(page.text.contains { $0.hasPrefix("Action 1 at ") })
  }

  @Test func actionIsAScreenOfItsOwnOnAPhone() throws {
    let store = makeStore()
    let page = makePage(isWide: false)
    store.send(.tapped)
    try page.tap(.action(".tapped"))
    #expect(page.contains(.heading("Action 1")))
    #expect(page.contains(.text("The state has not changed.")))
  }

  @Test func filterLeavesActionsOut() throws {
    let store = makeStore()
    let page = makePage()
    store.send(.tapped)
    store.send(.reset)
    try page.type("RESET", into: .textField("Filter"))
    #expect(page.contains(.text(".reset")))
    #expect(!page.contains(.text(".tapped")))
    try page.type("nothing", into: .textField("Filter"))
    #expect(page.contains(.text("No such actions")))
  }

  @Test func pausedTimelineShowsLaterActionsWhenItContinues() throws {
    let store = makeStore()
    let page = makePage()
    store.send(.tapped)
    try page.tap(.button("Pause"))
    store.send(.reset)
    #expect(!page.contains(.text(".reset")))
    try page.tap(.button("Continue"))
    #expect(page.contains(.text(".reset")))
  }

  @Test func clearRemovesAllActions() async throws {
    let store = makeStore()
    let page = makePage()
    store.send(.tapped)
    try page.tap(.button("Clear"))
    try await page.waitFor(.text("No actions yet"))
    store.send(.reset)
    #expect(page.contains(.text(".reset")))
  }

  @Test func goingBackChangesTheApp() async throws {
    let store = makeStore()
    let page = makePage()
    store.send(.tapped)
    store.send(.tapped)
    #expect(store.count == 2)
    let app = ViewHarness { CountView(store: store) }
    try page.tap(.action(".counted(1)").element(boundBy: 1))
    try page.tap(.button("Go back to here"))
    try await app.waitFor(.text("Count 1"))
    try await page.waitFor(.text("The app is at action 2 again. No effect was cancelled."))
    #expect(page.contains(.text("Went back to after 2")))
    #expect(page.text.count { $0.hasSuffix("· abandoned") } == 2)
    try page.tap(.option("Time"))
    #expect(page.contains(.text("Went back to after 2")))
  }

  @Test func runningEffectsAreListedWithTheirCause() async throws {
    let store = makeStore()
    let page = makePage()
    let task = store.send(.waited)
    try page.tap(.option("Effects (1)"))
    #expect(page.text.contains { $0.contains("InspectorViewTests.swift:") })
    task.cancel()
    await task.finish()
    try await page.waitFor(.text("No effects run"))
    #expect(page.text.contains { $0.hasPrefix("Cancelled at ") })
  }

  @Test func endedEffectIsListedWithTheIDThatCancelsIt() async throws {
    let store = makeStore()
    let page = makePage()
    await store.send(.worked).finish()
    try page.tap(.option("Effects (0)"))
    #expect(page.text.contains { $0.hasPrefix("Finished at ") })
    #expect(page.text.contains { $0.hasSuffix("cancelled by \"work\"") })
  }

  @Test func rowHasShortTextsOfTheValues() {
    let store = makeStore()
    let page = makePage()
    store.send(.noted("A note with more than a few letters", isPinned: true))
    #expect(page.contains(.text(#".noted("A note with more than a…, isPinned: true)"#)))
    store.send(.binding(.set(\.note, "Hi")))
    #expect(page.contains(.text(#".binding(.set(\.note, "Hi"))"#)))
  }

  @Test func olderStoreIsChosen() throws {
    let first = makeStore()
    let second = makeStore()
    first.send(.tapped)
    let page = makePage()
    #expect(page.contains(.text("No actions yet")))
    try page.pick("Counted, no window, store 1", in: .picker("Store"))
    #expect(page.contains(.text(".tapped")))
    withExtendedLifetime(second) {}
  }

  @Test func inspectorDoesNotInspectItself() {
    let screen = ScreenRecording(of: stores)
    stores.recordingNewStores { _ = InspectorWindow(stores: stores, screen: screen).store }
    #expect(stores.entries.isEmpty)
  }
}

private struct CountView: View {
  let store: StoreOf<Counted>

  var body: some View { Text("Count \(store.count)") }
}

extension ElementQuery {
  /// The row of an action by the action's name.
  fileprivate static func action(_ name: String) -> Self {
    .row.containing(.text(name))
  }
}

@Reducer
private struct Counted {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var note = ""
  }
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case tapped
    case counted(Int)
    case noted(String, isPinned: Bool)
    case reset
    case waited
    case worked
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .noted: return .none
      case .tapped: return .send(.counted(1))
      case .counted(let number):
        state.count += number
        return .none
      case .reset:
        state.count = 0
        return .none
      case .waited: return .run { _ in try await Task.never() }
      case .worked: return .run { _ in }.cancellable(id: "work")
      }
    }
  }
}
#endif
