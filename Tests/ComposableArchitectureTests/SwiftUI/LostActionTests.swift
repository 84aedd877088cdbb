#if DEBUG
@testable import ComposableArchitecture
import IssueReporting
import Testing
import ViewCore

/// A child's store sends an action, and nothing runs the child.
///
/// What is told is told once for each place of a child, so that each test has a parent of its own.
@MainActor
struct LostActionTests {
  /// A child of a kind.
  struct ChildState<Kind>: Equatable, Identifiable, ObservableState {
    var id = 0
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
      var part = ChildState<Kind>()
      var plain: ChildState<Kind>? = ChildState()
      @Presents var shown: ChildState<Kind>? = ChildState()
      var rows: IdentifiedArrayOf<ChildState<Kind>> = [ChildState()]
      var path = StackState([ChildState<Kind>()])
      var cases = PartCases.shown(ChildState())
      @Shared var sharedTaps: Int
      var taps = 0

      init() {
        _sharedTaps = Shared(value: 0)
      }
    }
    @CasePathable
    enum Action {
      case part(ChildAction<Kind>)
      case plain(ChildAction<Kind>)
      case shown(PresentationAction<ChildAction<Kind>>)
      case rows(IdentifiedAction<Int, ChildAction<Kind>>)
      case path(StackAction<ChildState<Kind>, ChildAction<Kind>>)
      case cases(CasesAction<PartKind>)
    }
    let reduce: @Sendable (inout State) -> Effect<Action>
    var body: some Reducer<State, Action> {
      Reduce { state, _ in reduce(&state) }
    }
  }

  enum PartKind {}
  enum RootKind {}

  @ObservableState
  @CasePathable
  @dynamicMemberLookup
  enum PartCases {
    case shown(ChildState<PartKind>)
    case hidden
  }

  @ObservableState
  @CasePathable
  @dynamicMemberLookup
  enum RootCases {
    case shown(ChildState<RootKind>)
    case hidden
  }

  @CasePathable
  enum CasesAction<Kind> { case shown(ChildAction<Kind>) }

  @Reducer
  struct Viewed {
    @ObservableState
    struct State {}
    enum Action: ViewAction {
      case view(View)
      @CasePathable
      enum View { case appeared }
    }
    var body: some ReducerOf<Self> { EmptyReducer() }
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
    #expect(notes.map { $0.message.hasPrefix("An action of a child began no effect") } == [true])
  }

  @Test func isToldOfAPart() {
    enum Kind {}
    let line: UInt = #line + 4
    let notes = notes(of: Kind.self) { _ in
      .none
    } during: { store in
      store.scope(state: \.part, action: \.part).send(.tapped)
    }
    #expect(notes.map(\.line) == [line])
    #expect(notes.map { $0.message.contains("put a 'Scope' into the body") } == [true])
  }

  @Test func isToldOfARow() {
    enum Kind {}
    let line: UInt = #line + 5
    let notes = notes(of: Kind.self) { _ in
      .none
    } during: { store in
      for _ in 0..<2 {
        store.scope(state: \.rows, action: \.rows).first?.send(.tapped)
      }
    }
    #expect(notes.map(\.line) == [line])
    #expect(notes.map { $0.message.contains("'.forEach(\\.rows, action: \\.rows)") } == [true])
  }

  @Test func isToldOfAScreen() {
    enum Kind {}
    let notes = notes(of: Kind.self) { _ in
      .none
    } during: { store in
      let path = Bindable(store).scope(state: \.path, action: \.path).wrappedValue
      for component in StackState.PathView(store.state.path) {
        path.element(component).send(.tapped)
      }
    }
    #expect(notes.map { $0.message.contains("'.forEach(\\.path, action: \\.path)") } == [true])
  }

  /// The part with the cases is what nothing runs; the child in its case is none of the parent's concern.
  @Test func isToldOfTheOutermostChildThatNothingRuns() {
    enum Kind {}
    let notes = notes(of: Kind.self) { _ in
      .none
    } during: { store in
      for _ in 0..<2 {
        store.scope(state: \.cases, action: \.cases)
          .scope(state: \.shown, action: \.shown)?
          .send(.tapped)
      }
    }
    #expect(notes.map { $0.message.contains("put a 'Scope' into the body") } == [true])
  }

  /// A child that runs at one place says nothing of another.
  @Test func isToldWhereItIsForgottenThoughItRunsElsewhere() {
    enum Kind {}
    let store = Store(initialState: Parent<Kind>.State()) {
      Parent<Kind> { _ in .none }
        .ifLet(\.plain, action: \.plain) { EmptyReducer() }
    }
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      _ = store.scope(state: \.plain, action: \.plain)?.send(.tapped)
      _ = store.scope(state: \.part, action: \.part).send(.tapped)
    }
    #expect(recorder.notes.map { $0.message.contains("put a 'Scope' into the body") } == [true])
  }

  @Test func isToldOfACase() {
    let store = Store<RootCases, CasesAction<RootKind>>(initialState: .shown(ChildState())) {
      Reduce { _, _ in .none }
    }
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      _ = store.scope(state: \.shown, action: \.shown)?.send(.tapped)
    }
    #expect(recorder.notes.map { $0.message.contains("attach 'ifCaseLet'") } == [true])
  }

  @Test func aParentMayHandleSomeActionsOfAChildAndNotOthers() {
    enum Kind {}
    let isOn = LockIsolated(true)
    let notes = notes(of: Kind.self) { state in
      state.taps += isOn.value ? 1 : 0
      return .none
    } during: { store in
      store.scope(state: \.part, action: \.part).send(.tapped)
      isOn.setValue(false)
      store.scope(state: \.part, action: \.part).send(.tapped)
    }
    #expect(notes == [])
  }

  @Test func aParentMayChangeSharedState() {
    enum Kind {}
    let notes = notes(of: Kind.self) { state in
      state.$sharedTaps.withLock { $0 += 1 }
      return .none
    } during: { store in
      store.scope(state: \.part, action: \.part).send(.tapped)
    }
    #expect(notes == [])
  }

  @Test func aParentMayCancelAnEffectForAChild() {
    enum Kind {}
    let notes = notes(of: Kind.self) { _ in
      .cancel(id: "load")
    } during: { store in
      store.scope(state: \.rows, action: \.rows).first?.send(.tapped)
    }
    #expect(notes == [])
  }

  @Test func theActionsOfAViewAreNoneOfAChild() {
    let store = Store(initialState: Viewed.State()) { Viewed() }
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      _ = store.scope(state: \.self, action: \.view).send(.appeared)
    }
    #expect(recorder.notes == [])
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

  @Test func aParentMayRunAChildByHand() {
    enum Kind {}
    let notes = notes(of: Kind.self) { state in
      let child = Reduce<ChildState<Kind>, ChildAction<Kind>> { _, _ in .none }
      return child.reduce(into: &state.part, action: .tapped).map(Parent.Action.part)
    } during: { store in
      store.scope(state: \.part, action: \.part).send(.tapped)
    }
    #expect(notes == [])
  }

  @Test func aParentMayBeStoodInFor() {
    enum Kind {}
    let store = Store<Parent<Kind>.State, Parent<Kind>.Action>(initialState: Parent.State()) {
      EmptyReducer()
    }
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      _ = store.scope(state: \.part, action: \.part).send(.tapped)
    }
    #expect(recorder.notes == [])
  }

  private struct Gate<Base: Reducer>: Reducer {
    let base: Base
    let isOpen: LockIsolated<Bool>
    func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
      isOpen.value ? base.reduce(into: &state, action: action) : .none
    }
  }

  /// What the gate keeps from the parent says nothing of it; what it lets through does.
  @Test func aReducerAroundTheParentMayKeepActionsFromIt() {
    enum Kind {}
    let isOpen = LockIsolated(false)
    let store = Store(initialState: Parent<Kind>.State()) {
      Gate(base: Parent<Kind> { _ in .none }, isOpen: isOpen)
    }
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      _ = store.scope(state: \.part, action: \.part).send(.tapped)
    }
    #expect(recorder.notes == [])
    isOpen.setValue(true)
    withIssueReporters([recorder]) {
      _ = store.scope(state: \.part, action: \.part).send(.tapped)
    }
    #expect(recorder.notes.count == 1)
  }

  /// What is said of the child that is not there is enough.
  @Test func theChildMayHaveGone() throws {
    enum Kind {}
    let isClearing = LockIsolated(true)
    let parent = Parent<Kind> { state in
      if isClearing.value { state.plain = nil }
      return .none
    }
    let store = Store(initialState: Parent<Kind>.State()) {
      parent.ifLet(\.plain, action: \.plain) { Reduce { _, _ in .none } }
    }
    let child = try #require(store.scope(state: \.plain, action: \.plain))
    store.send(.part(.tapped))
    isClearing.setValue(false)
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      _ = child.send(.tapped)
    }
    #expect(recorder.notes == [])
    #expect(recorder.issues.count == 1)
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
