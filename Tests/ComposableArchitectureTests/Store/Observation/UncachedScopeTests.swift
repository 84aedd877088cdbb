@testable import ComposableArchitecture
import Testing
import ViewCore

/// Optional children of a store that is not cached.
@MainActor
struct UncachedScopeTests {
  private typealias Root = ObservedStoreTests.Root

  private func issue(_ path: PartialKeyPath<Root.State>) -> String {
    Issues.scopedFromUncachedStore(path, action: Root.Action.self)
  }

  @Test func uncachedScopeOfATemporaryStoreIsReported() async {
    let store = Store(initialState: Root.State()) { Root() }
    let firstLine: UInt = #line + 3
    let issues = await IssueRecorder.issues {
      let passing: StoreOf<Root> = store.scope(state: { $0 }, action: { $0 })
      _ = passing.scope(state: \.shown, action: \.shown.presented)
      _ = passing.scope(state: \.rows, action: \.rows) as _StoreCollection
      _ = Bindable(passing).scope(state: \.shown, action: \.shown)
      _ = passing.scope(state: \.child, action: \.child)
    }
    #expect(issues.map(\.message) == [issue(\.shown), issue(\.rows), issue(\.shown)])
    #expect(issues.map(\.line) == [firstLine, firstLine + 1, firstLine + 2])
  }

  @Test func uncachedScopeOfALastingStoreIsNotReported() async {
    let store = Store(initialState: Root.State()) { Root() }
    let issues = await IssueRecorder.issues {
      _ = store.scope(state: \.shown, action: \.shown.presented)
      _ = store.scope(state: \.rows, action: \.rows) as _StoreCollection
      _ = Bindable(store).scope(state: \.shown, action: \.shown)
    }
    #expect(issues.isEmpty)
  }
}
