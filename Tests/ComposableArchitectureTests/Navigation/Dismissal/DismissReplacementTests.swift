@testable import ComposableArchitecture
import Testing

/// Other functions in place of the dismissal of a presented feature.
@MainActor
struct DismissReplacementTests {
  typealias Leaf = DismissTests.Leaf

  /// Presents a leaf, with a reducer around it.
  struct Router<Presented: Reducer<Leaf.State, Leaf.Action>>: Reducer {
    struct State: Equatable {
      @PresentationState var leaf: Leaf.State? = Leaf.State()
    }
    enum Action: Equatable {
      case leaf(PresentationAction<Leaf.Action>)
    }
    let presented: Presented
    var body: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.$leaf, action: /Action.leaf) { presented }
    }
  }

  @Test func replacementInsideOfAPresentationWins() async {
    let count = LockIsolated(0)
    let leaf = Leaf().dependency(\.dismiss, DismissEffect { count.withValue { $0 += 1 } })
    let store = TestStore(initialState: Router.State()) { Router(presented: leaf) }
    await store.send(.leaf(.presented(.close)))
    await store.finish()
    #expect(count.value == 1)
  }

  @Test func presentationWinsOverAReplacementAroundIt() async {
    let count = LockIsolated(0)
    let store = TestStore(initialState: Router.State()) {
      Router(presented: Leaf())
        .dependency(\.dismiss, DismissEffect { count.withValue { $0 += 1 } })
    }
    await store.send(.leaf(.presented(.close)))
    await store.receive(.leaf(.dismiss)) { $0.leaf = nil }
    #expect(count.value == 0)
  }

  @Test func replacementInAnEffectOfAPresentedFeatureWins() async {
    let count = LockIsolated(0)
    let leaf = Reduce<Leaf.State, Leaf.Action> { _, _ in
      .run { _ in
        await withDependencies {
          $0.dismiss = DismissEffect { count.withValue { $0 += 1 } }
        } operation: {
          @Dependency(\.dismiss) var dismiss
          await dismiss()
        }
      }
    }
    let store = TestStore(initialState: Router.State()) { Router(presented: leaf) }
    await store.send(.leaf(.presented(.close)))
    await store.finish()
    #expect(count.value == 1)
  }
}
