#if DEBUG
import ComposableArchitecture
import IssueReporting
import Testing

/// A child's store sends an action, and no `ifLet` runs the child.
///
/// What is told is told once for each kind of child, so that each test has one of its own.
@MainActor
struct LostActionTests {
  /// A child of a kind.
  struct ChildState<Kind>: Equatable, ObservableState {
    var count = 0
    var _$id: ObservableStateID { ._$inert }
    mutating func _$willModify() {}
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.count == rhs.count }
  }

  enum ChildAction<Kind> { case tapped }

  @Reducer
  struct Parent<Kind> {
    @ObservableState
    struct State {
      var plain: ChildState<Kind>? = ChildState()
      @Presents var shown: ChildState<Kind>? = ChildState()
      var taps = 0
    }
    @CasePathable
    enum Action {
      case plain(ChildAction<Kind>)
      case shown(PresentationAction<ChildAction<Kind>>)
    }
    let reduce: @Sendable (inout State) -> Effect<Action>
    var body: some Reducer<State, Action> {
      Reduce { state, _ in reduce(&state) }
    }
  }

  private func notes<Kind>(
    of kind: Kind.Type,
    _ reduce: @escaping @Sendable (inout Parent<Kind>.State) -> Effect<Parent<Kind>.Action>,
    during operation: (StoreOf<Parent<Kind>>) -> Void
  ) -> [IssueRecorder.Issue] {
    let store = Store(initialState: Parent<Kind>.State()) { Parent<Kind>(reduce: reduce) }
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) { operation(store) }
    #expect(recorder.issues == [])
    return recorder.notes
  }

  @Test func isToldOnceWhereTheStoreIsScoped() {
    enum Kind {}
    let line: UInt = #line + 5
    let notes = notes(of: Kind.self) { _ in
      .none
    } during: { store in
      for _ in 0..<2 {
        store.scope(state: \.plain, action: \.plain)?.send(.tapped)
      }
    }
    #expect(notes.map(\.line) == [line])
  }

  @Test func isToldOfWhatIsPresented() {
    enum Kind {}
    let notes = notes(of: Kind.self) { _ in
      .none
    } during: { store in
      Bindable(store).scope(state: \.shown, action: \.shown).wrappedValue?.send(.tapped)
    }
    #expect(notes.map { $0.message.hasPrefix("An action of a child changed nothing") } == [true])
  }

  @Test func aParentMayHandleTheActionsOfAChild() {
    enum Kind {}
    let notes = notes(of: Kind.self) { state in
      state.taps += 1
      return .none
    } during: { store in
      store.scope(state: \.plain, action: \.plain)?.send(.tapped)
    }
    #expect(notes == [])
  }

  @Test func aParentMayBeginAnEffectForAChild() {
    enum Kind {}
    let notes = notes(of: Kind.self) { _ in
      .run { _ in }
    } during: { store in
      store.scope(state: \.plain, action: \.plain)?.send(.tapped)
    }
    #expect(notes == [])
  }

  @Test func aChildThatRunsMayDoNothing() {
    enum Kind {}
    let store = Store(initialState: Parent<Kind>.State()) {
      Parent<Kind> { _ in .none }
        .ifLet(\.plain, action: \.plain) { EmptyReducer() }
    }
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      _ = store.scope(state: \.plain, action: \.plain)?.send(.tapped)
    }
    #expect(recorder.notes == [])
  }

  private final class Model: Equatable {
    static func == (lhs: Model, rhs: Model) -> Bool { lhs === rhs }
  }

  @Test func aClassIsNoState() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      _ = Store<Model, Never>(initialState: Model()) { EmptyReducer() }
    }
    #expect(
      recorder.issues.map(\.message) == [
        """
        A store was made for a state that is a class.

          State: LostActionTests.Model

        A store cannot tell when an object changes, so that views do not show it, and tests cannot compare \
        it with what it was.

        To fix this, make the state a struct that is marked '@ObservableState'.
        """
      ]
    )
  }
}
#endif
