@testable import ComposableArchitecture
import Testing
import ViewCore

/// Actions of `sending` that no reducer handles.
@MainActor
struct UnhandledActionTests {
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
      handles the action, a parent does not run the feature, or the reducer refused the value.

      To fix this, set the field in the reducer for the action that was given to 'sending', or give \#
      'sending' the case of another action. A reducer that refuses the value needs no change.
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
