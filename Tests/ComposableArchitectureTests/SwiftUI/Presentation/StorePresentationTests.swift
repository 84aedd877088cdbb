#if !canImport(Darwin)
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

@testable import ComposableArchitecture

/// Sheets, covers, popovers and pushed screens, which all present a store's child.
@MainActor
struct StorePresentationTests {
  private struct Feature: Reducer {
    struct State: Equatable {
      @PresentationState var destination: Destination.State?
      @PresentationState var tally: Tally.State?
      var dismissals = 0
    }
    enum Action: Equatable {
      case change(State)
      case destination(PresentationAction<Destination.Action>)
      case tally(PresentationAction<Tally.Action>)
    }
    struct Destination: Reducer {
      enum State: Equatable {
        case other(Tally.State)
        case tally(Tally.State)
      }
      enum Action: Equatable {
        case other(Tally.Action)
        case tally(Tally.Action)
      }
      var body: some ReducerOf<Self> {
        Scope(state: /State.other, action: /Action.other) { Tally() }
        Scope(state: /State.tally, action: /Action.tally) { Tally() }
      }
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .change(let new): state = new
        case .destination(.dismiss), .tally(.dismiss): state.dismissals += 1
        case .destination, .tally: break
        }
        return .none
      }
      .ifLet(\.$tally, action: /Action.tally) { Tally() }
      .ifLet(\.$destination, action: /Action.destination) { Destination() }
    }
  }

  enum Kind: CaseIterable {
    case cover, popover, screen, sheet
  }

  private struct Screen: View {
    let store: StoreOf<Feature>
    let kind: Kind
    var onDismiss: () -> Void = {}

    var body: some View {
      NavigationStack {
        let tally = store.scope(state: \.$tally, action: { .tally($0) })
        switch kind {
        case .cover:
          Text("Root").fullScreenCover(store: tally, onDismiss: onDismiss, content: TallyView.init)
        case .popover:
          Text("Root").popover(store: tally) { TallyView(store: $0) }
        case .screen:
          Text("Root").navigationDestination(store: tally) { TallyView(store: $0) }
        case .sheet:
          Text("Root").sheet(store: tally, onDismiss: onDismiss) { TallyView(store: $0) }
        }
      }
    }
  }

  private struct DestinationScreen: View {
    let store: StoreOf<Feature>
    let kind: Kind

    var body: some View {
      NavigationStack {
        let destination = store.scope(state: \.$destination, action: { .destination($0) })
        switch kind {
        case .cover:
          Text("Root").fullScreenCover(
            store: destination,
            state: /Feature.Destination.State.tally,
            action: Feature.Destination.Action.tally,
            content: { TallyView(store: $0) }
          )
        case .popover:
          Text("Root").popover(
            store: destination,
            state: /Feature.Destination.State.tally,
            action: Feature.Destination.Action.tally,
            content: { TallyView(store: $0) }
          )
        case .screen:
          Text("Root").navigationDestination(
            store: destination,
            state: /Feature.Destination.State.tally,
            action: Feature.Destination.Action.tally,
            destination: { TallyView(store: $0) }
          )
        case .sheet:
          Text("Root").sheet(
            store: destination,
            state: /Feature.Destination.State.tally,
            action: Feature.Destination.Action.tally,
            content: { TallyView(store: $0) }
          )
        }
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func presentationFollowsTheState(_ kind: Kind) throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewHarness { Screen(store: store, kind: kind) }
    #expect(!view.contains(.button("Done")))

    store.send(.change(Feature.State(tally: Tally.State(id: 1))))
    try view.tap(.button("Count 1: 0"))
    #expect(view.contains(.button("Count 1: 1")))
    #expect(view.patches.count == 1)

    store.send(.change(Feature.State(tally: Tally.State(id: 2))))
    #expect(view.contains(.button("Count 2: 0")))
    store.send(.change(Feature.State()))
    #expect(!view.contains(.button("Done")))
    #expect(store.withState(\.dismissals) == 0)
  }

  @Test(arguments: Kind.allCases)
  func initialStateIsPresentedAtOnce(_ kind: Kind) {
    let store = Store(initialState: Feature.State(tally: Tally.State(id: 1))) { Feature() }
    let view = ViewHarness { Screen(store: store, kind: kind) }
    #expect(view.contains(.button("Count 1: 0")))
  }

  @Test(arguments: Kind.allCases)
  func userDismissesAPresentationOnce(_ kind: Kind) throws {
    let store = Store(initialState: Feature.State(tally: Tally.State(id: 1))) { Feature() }
    let view = ViewHarness { Screen(store: store, kind: kind) }
    try view.goBack()
    #expect(!view.contains(.button("Done")))
    #expect(store.withState { $0 } == Feature.State(dismissals: 1))
  }

  @Test(arguments: Kind.allCases)
  func theFeatureDismissesItself(_ kind: Kind) async throws {
    let store = Store(initialState: Feature.State(tally: Tally.State(id: 1))) { Feature() }
    let view = ViewHarness { Screen(store: store, kind: kind) }
    try view.tap(.button("Done"))
    try await view.wait { !$0.contains(.button("Done")) }
    #expect(store.withState { $0 } == Feature.State(dismissals: 1))
  }

  @Test(arguments: Kind.allCases)
  func presentationPresentsACaseOfADestination(_ kind: Kind) throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewHarness { DestinationScreen(store: store, kind: kind) }
    store.send(.change(Feature.State(destination: .other(Tally.State(id: 1)))))
    #expect(!view.contains(.button("Done")))

    store.send(.change(Feature.State(destination: .tally(Tally.State(id: 2)))))
    try view.tap(.button("Count 2: 0"))
    #expect(store.withState(\.destination) == .tally(Tally.State(id: 2, count: 1)))
    try view.goBack()
    #expect(!view.contains(.button("Done")))
    #expect(store.withState { $0 } == Feature.State(dismissals: 1))
  }

  @Test func aStateOfAnotherCaseIsNotDismissed() {
    let store = Store(
      initialState: Feature.State(destination: .tally(Tally.State(id: 1)))
    ) { Feature() }
    let view = ViewHarness { DestinationScreen(store: store, kind: .sheet) }
    store.send(.change(Feature.State(destination: .other(Tally.State(id: 1)))))
    #expect(!view.contains(.button("Done")))
    #expect(store.withState(\.destination) == .other(Tally.State(id: 1)))
    #expect(store.withState(\.dismissals) == 0)
  }

  @Test(arguments: [Kind.cover, .sheet])
  func onDismissRunsAfterEachKindOfDismissal(_ kind: Kind) throws {
    let store = Store(initialState: Feature.State(tally: Tally.State(id: 1))) { Feature() }
    var calls = 0
    let view = ViewHarness { Screen(store: store, kind: kind) { calls += 1 } }
    try view.goBack()
    #expect(calls == 1)
    store.send(.change(Feature.State(tally: Tally.State(id: 1))))
    #expect(view.contains(.button("Done")))
    store.send(.change(Feature.State()))
    #expect(!view.contains(.button("Done")))
    #expect(calls == 2)
  }

  @Test func aMissingIfLetIsReported() async {
    let store = Store(initialState: Feature.State(tally: Tally.State(id: 1))) {
      EmptyReducer<Feature.State, Feature.Action>()
    }
    var line: UInt = 0
    let issues = await IssueRecorder.issues {
      let view = ViewHarness {
        let _ = line = #line + 1
        Text("Root").sheet(store: store.scope(state: \.$tally, action: { .tally($0) })) { _ in
          Text("Sheet")
        }
      }
      #expect(throws: Never.self) { try view.goBack() }
    }
    #expect(issues == [.init(message: Issues.notDismissed(Tally.State.self), line: line)])
  }
}
#endif
