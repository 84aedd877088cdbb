@testable import ComposableArchitecture
import Testing
import ViewCore

/// Bindings of a child that may be removed before a control writes.
@MainActor
struct ChildBindingTests {
  private struct Parent: Reducer {
    struct State: Equatable {
      var child: Settings.State?
    }
    enum Action: Equatable {
      case child(Settings.Action)
      case close
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if action == .close { state.child = nil }
        return .none
      }
      .ifLet(\.child, action: /Action.child) { Settings() }
    }
  }

  /// A parent that does not run its child.
  private struct Forgetful: Reducer {
    typealias State = Parent.State
    typealias Action = Parent.Action

    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  private func makeChild<R: Reducer<Parent.State, Parent.Action>>(
    of parent: R
  ) throws -> (parent: StoreOf<R>, child: ViewStoreOf<Settings>) {
    let store = Store(initialState: Parent.State(child: Settings.State())) { parent }
    let child = try #require(store.child(\.child, Parent.Action.child))
    return (store, ViewStore(child, observe: { $0 }))
  }

  @Test func childBindingsWriteToTheChildsState() throws {
    let (parent, child) = try makeChild(of: Parent())
    child.$name.wrappedValue = "Blob"
    child.$profile.email.wrappedValue = "blob@pointfree.co"
    #expect(child.name == "Blob")
    #expect(parent.withState(\.child?.profile.email) == "blob@pointfree.co")
  }

  @Test func writesAreDroppedWhenTheChildHasGone() async throws {
    let (parent, child) = try makeChild(of: Parent())
    parent.send(.close)
    let issues = await IssueRecorder.issues {
      child.$name.wrappedValue = "Blob"
      child.binding(get: \.name, send: { .set(\.$name, $0) }).wrappedValue = "Blob Jr."
    }
    #expect(issues == [])
    #expect(parent.withState(\.child) == nil)
  }

  @Test func writesAreReportedWhenNoReducerRunsTheChild() async throws {
    let (_, child) = try makeChild(of: Forgetful())
    let field = try #require(Settings.State().$name.location)
    let issues = await IssueRecorder.issues { child.$name.wrappedValue = "Blob" }
    let text = Issues.unhandledBinding(
      Settings.Action.set(\.$name, "Blob"),
      field: #"\.$name"#,
      declaredAt: field
    )
    #expect(issues == [.init(message: text, line: field.line)])
  }
}
