@testable import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

/// Issues about a control's write to observable state that no reducer applies.
@MainActor
struct UnhandledFieldTests {
  @Test func fieldWithoutABindingReducerIsReportedWhereTheViewDeclaresItsStore() async {
    let view = TitleFormView(
      store: Store(initialState: TitleForm.State()) { TitleForm(isBound: false) }
    )
    let issues = await IssueRecorder.issues { view.title.wrappedValue = "a" }
    let text = #"""
      A control wrote a value, and no reducer applied it.

        TitleForm.Action.binding(.set(\.title, "a"))

        Field: \.title

      The state stays as it was, and the control shows the old value again: the body of the feature has \#
      no 'BindingReducer' for 'TitleForm.Action', or a parent does not run the feature.

      To fix this, add 'BindingReducer()' to the body of the feature, before the reducers that use the \#
      written value. If the action is in a case of another action, name the case: \#
      'BindingReducer(action: \.view)'.
      """#
    #expect(issues == [.init(message: text, line: TitleFormView.line)])
  }

  @Test(arguments: TitleWrapper.allCases)
  func fieldIsReportedWhereItsStoreIsDeclared(wrapper: TitleWrapper) async {
    let issues = await IssueRecorder.issues {
      let view = ViewHarness { wrapper.view.environmentObject(titleStore()) }
      try? view.type("a", into: .textField("Title"))
    }
    #expect(issues.map(\.line) == [wrapper.line])
  }

  @Test func fieldOfAStoreOutsideOfViewsIsReportedWhereTheStoreIsDeclared() async {
    let line: UInt = #line + 1
    @UIBindable var store = titleStore()
    let title: UIBinding<String> = $store.title
    let issues = await IssueRecorder.issues { title.wrappedValue = "a" }
    #expect(issues.map(\.line) == [line])
  }

  @Test func fieldOfABindingWithoutDeclarationIsReportedAtTheCallOfTheTest() async {
    let store = titleStore()
    let view = ViewHarness {
      TextField(
        "Title",
        text: Binding {
          store.title
        } set: {
          store.title = $0
        }
      )
    }
    let line: UInt = #line + 1
    let issues = await IssueRecorder.issues { try? view.type("a", into: .textField("Title")) }
    #expect(issues.map(\.line) == [line])
  }

  @Test func appliedFieldIsNotReported() async {
    let view = TitleFormView(
      store: Store(initialState: TitleForm.State()) { TitleForm(isBound: true) }
    )
    let issues = await IssueRecorder.issues { view.title.wrappedValue = "a" }
    #expect(issues == [])
    #expect(view.store.title == "a")
  }

  @Test func actionThatNothingHandlesIsReportedOnceWhereTheBindingIsMade() async {
    let store = Store(initialState: Sent.State()) { Sent() }
    let line: UInt = #line + 1
    let binding = Bindable(store).ignored.sending(\.ignoredChanged)
    let issues = await IssueRecorder.issues {
      binding.wrappedValue = ""
      binding.wrappedValue = "a"
      binding.wrappedValue = "b"
    }
    let text = #"""
      A control wrote a value, and no reducer applied it.

        Sent.Action.ignoredChanged("a")

        Field: \.ignored

      The state stays as it was, and the control shows the old value again: no reducer of the feature \#
      handles the action, or a parent does not run the feature.

      To fix this, set the field in the reducer for the action that was given to 'sending', or give \#
      'sending' the case of another action.
      """#
    #expect(issues == [.init(message: text, line: line)])
  }

  @Test func actionThatNothingHandlesIsReportedForEachStoreAndEachBinding() async {
    let lines: [UInt] = [#line + 3, #line + 4]
    func write(to store: StoreOf<Sent>) {
      for text in ["a", "b"] {
        Bindable(store).ignored.sending(\.ignoredChanged).wrappedValue = text
        Bindable(store).ignored.sending(\.ignoredLater).wrappedValue = text
      }
    }
    let issues = await IssueRecorder.issues {
      write(to: Store(initialState: Sent.State()) { Sent() })
      write(to: Store(initialState: Sent.State()) { Sent() })
    }
    #expect(issues.map(\.line) == lines + lines)
  }

  @Test func actionThatChangesAnotherFieldIsNotReported() async {
    let store = Store(initialState: Sent.State()) { Sent() }
    let issues = await IssueRecorder.issues {
      Bindable(store).counted.sending(\.countedChanged).wrappedValue = "a"
    }
    #expect(issues == [])
    #expect(store.changes == 1)
  }

  @Test func actionThatBeginsAnEffectIsNotReported() async {
    let store = Store(initialState: Sent.State()) { Sent() }
    let issues = await IssueRecorder.issues {
      Bindable(store).effected.sending(\.effectedChanged).wrappedValue = "a"
    }
    #expect(issues == [])
  }

  @Test func actionThatCancelsAnEffectIsNotReported() async {
    let store = Store(initialState: Sent.State()) { Sent() }
    let issues = await IssueRecorder.issues {
      Bindable(store).cancelled.sending(\.cancelledChanged).wrappedValue = "a"
    }
    #expect(issues == [])
  }

  @Test func actionThatChangesAnotherSharedValueIsNotReported() async {
    let store = Store(initialState: Sent.State()) { Sent() }
    let issues = await IssueRecorder.issues {
      Bindable(store).shared.sending(\.sharedChanged).wrappedValue = "a"
    }
    #expect(issues == [])
    #expect(store.refusals == 1)
  }

  @Test func valueThatIsRefusedLaterIsNotReported() async {
    let store = Store(initialState: Sent.State()) { Sent() }
    let binding = Bindable(store).limited.sending(\.limitedChanged)
    let issues = await IssueRecorder.issues {
      binding.wrappedValue = "a"
      binding.wrappedValue = "ab"
    }
    #expect(issues == [])
    #expect(store.limited == "a")
  }
}

@Reducer
private struct TitleForm {
  @ObservableState
  struct State: Equatable {
    var title = ""
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }
  var isBound: Bool

  var body: some ReducerOf<Self> {
    if isBound { BindingReducer() }
  }
}

private struct TitleFormView: View {
  nonisolated static let line: UInt = #line + 1
  @Bindable var store: StoreOf<TitleForm>

  var title: Binding<String> { $store.title }
  var body: some View { TextField("Title", text: title) }
}

@MainActor
private func titleStore() -> StoreOf<TitleForm> {
  Store(initialState: TitleForm.State()) { TitleForm(isBound: false) }
}

/// A property wrapper of a view that holds a store.
enum TitleWrapper: CaseIterable {
  case state, binding, observedObject, stateObject, environmentObject

  @MainActor
  fileprivate var view: AnyView {
    switch self {
    case .state: AnyView(StateForm())
    case .binding: AnyView(BindingOwner())
    case .observedObject: AnyView(ObservedForm(store: titleStore()))
    case .stateObject: AnyView(OwnedForm())
    case .environmentObject: AnyView(EnvironmentForm())
    }
  }

  fileprivate var line: UInt {
    switch self {
    case .state: StateForm.line
    case .binding: BindingOwner.line
    case .observedObject: ObservedForm.line
    case .stateObject: OwnedForm.line
    case .environmentObject: EnvironmentForm.line
    }
  }
}

private struct StateForm: View {
  nonisolated static let line: UInt = #line + 1
  @State private var store = titleStore()

  var body: some View { TextField("Title", text: $store.title) }
}

private struct BindingOwner: View {
  nonisolated static let line: UInt = #line + 1
  @State private var store = titleStore()

  var body: some View { BindingForm(store: $store) }
}

private struct BindingForm: View {
  @Binding var store: StoreOf<TitleForm>

  var body: some View { TextField("Title", text: $store.title) }
}

private struct ObservedForm: View {
  nonisolated static let line: UInt = #line + 1
  @ObservedObject var store: StoreOf<TitleForm>

  var body: some View { TextField("Title", text: $store.title) }
}

private struct OwnedForm: View {
  nonisolated static let line: UInt = #line + 1
  @StateObject private var store = titleStore()

  var body: some View { TextField("Title", text: $store.title) }
}

private struct EnvironmentForm: View {
  nonisolated static let line: UInt = #line + 1
  @EnvironmentObject private var store: StoreOf<TitleForm>

  var body: some View { TextField("Title", text: $store.title) }
}

/// A feature with a separate action for each field, and a different reaction to each.
@Reducer
private struct Sent {
  @ObservableState
  struct State: Equatable {
    var ignored = ""
    var counted = ""
    var effected = ""
    var limited = ""
    var cancelled = ""
    var shared = ""
    var changes = 0
    @Shared(value: 0) var refusals: Int
  }
  enum Action {
    case ignoredChanged(String)
    case ignoredLater(String)
    case countedChanged(String)
    case effectedChanged(String)
    case limitedChanged(String)
    case cancelledChanged(String)
    case sharedChanged(String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .ignoredChanged, .ignoredLater:
        return .none
      case .countedChanged:
        state.changes += 1
        return .none
      case .effectedChanged:
        return .run { _ in }
      case .limitedChanged(let text):
        if text.count < 2 { state.limited = text }
        return .none
      case .cancelledChanged:
        return .cancel(id: "anything")
      case .sharedChanged:
        state.$refusals.withLock { $0 += 1 }
        return .none
      }
    }
  }
}
