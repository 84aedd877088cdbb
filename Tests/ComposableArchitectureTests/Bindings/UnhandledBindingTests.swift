@testable import ComposableArchitecture
import Testing
import ViewCore

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

/// Issues about a control's write that no reducer applies.
@MainActor
struct UnhandledBindingTests {
  private static let line: UInt = #line + 2
  private struct State: Equatable {
    @BindingState var name = ""
    var count = 0
  }
  private enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case write
  }
  private enum Parent: Equatable {
    case view(Action)
  }

  private func issues(
    during operation: @MainActor () async -> Void
  ) async -> [IssueRecorder.Issue] {
    await IssueRecorder.issues(during: operation)
  }

  private var expected: IssueRecorder.Issue {
    .init(
      message: Issues.unhandledBinding(
        Action.set(\.$name, "Blob"),
        field: "\\.$name",
        declaredAt: State().$name.location
      ),
      line: Self.line
    )
  }

  @Test func unhandledBindingIsReportedOnceWhereTheFieldIsDeclared() async {
    let store = makeStore(State()) { (_, _: Action) in .none }
    let viewStore = ViewStore(store, observe: { $0 })
    let issues = await issues { viewStore.$name.wrappedValue = "Blob" }
    #expect(issues == [expected])
    #expect(viewStore.name == "")
  }

  @Test func eachLetterIsAWriteAndOneIsReported() async {
    let store = makeStore(State()) { (_, _: Action) in .none }
    let viewStore = ViewStore(store, observe: { $0 })
    let issues = await issues {
      for text in ["Blob", "Blob ", "Blob J"] { viewStore.$name.wrappedValue = text }
    }
    #expect(issues == [expected])
  }

  @Test func unhandledBindingIsReportedForAFieldOfViewState() async {
    struct ViewState: Equatable {
      @BindingViewState var name: String
    }
    let store = makeStore(State()) { (_, _: Parent) in .none }
    let viewStore = ViewStore<ViewState, Action>(
      store,
      observe: { ViewState(name: $0.$name) },
      send: Parent.view
    )
    let issues = await issues { viewStore.$name.wrappedValue = "Blob" }
    #expect(issues == [expected])
  }

  @Test func unhandledBindingIsReportedWhileEffectsRun() async {
    let store = makeStore(State()) { (_, action: Action) in
      .run { _ in
        await untilCancelled()
        _ = action
      }
    }
    let viewStore = ViewStore(store, observe: { $0 })
    let issues = await issues { viewStore.$name.wrappedValue = "Blob" }
    #expect(issues == [expected])
  }

  @Test func appliedBindingIsNotReported() async {
    let store = Store(initialState: State()) {
      BindingReducer<_, Action, _>()
    }
    let viewStore = ViewStore(store, observe: { $0 })
    let issues = await issues { viewStore.$name.wrappedValue = "Blob" }
    #expect(issues == [])
    #expect(viewStore.name == "Blob")
  }

  @Test func otherActionIsNotReportedAsABinding() async {
    let store = makeStore(State()) { (_, _: Action) in .none }
    let issues = await issues { store.send(.set(\.$name, "Blob")) }
    #expect(issues == [])
  }

  @Test(arguments: [true, false])
  func unhandledBindingIsCheckedWhenTheStoreIsIdle(isApplied: Bool) async {
    let store = makeStore(State()) { (state, action: Action) in
      if isApplied { action.binding?.apply(to: &state) }
      if action == .write { state.count += 1 }
      return .none
    }
    let writer = ViewStore(store, observe: { $0 })
    let cancellable = ViewStore(store, observe: \.count).publisher.dropFirst().sink { _ in
      // The store is still notifying its observers.
      writer.$name.wrappedValue = "Blob"
      #expect(writer.name == "")
    }
    let issues = await issues { store.send(.write) }
    #expect(issues == (isApplied ? [] : [expected]))
    #expect(writer.name == (isApplied ? "Blob" : ""))
    cancellable.cancel()
  }

  @Test func droppedWriteIsNotReported() async {
    let store = makeStore(State()) { (_, _: Action) in
      MainActor.assumeIsolated { _ = BindingLocal.dropWrite() }
      return .none
    }
    let viewStore = ViewStore(store, observe: { $0 })
    let issues = await issues { viewStore.$name.wrappedValue = "Blob" }
    #expect(issues == [])
  }
}
