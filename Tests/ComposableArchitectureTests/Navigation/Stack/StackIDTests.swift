@testable import ComposableArchitecture
import OrderedCollections
import Testing

/// The ids of stack elements in tests.
@MainActor
struct StackIDTests {
  struct Pusher: Reducer {
    struct State: Equatable { var path = StackState<Int>() }
    enum Action: Equatable {
      case path(StackAction<Int, Never>)
      case push(Int)
      case pushLater(Int)
      case pushTwice
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .path:
          return .none
        case .push(let element):
          state.path.append(element)
          return .none
        case .pushLater(let element):
          return .run { send in await send(.push(element)) }
        case .pushTwice:
          state.path.append(contentsOf: [1, 2])
          return .send(.push(3))
        }
      }
      .forEach(\.path, action: /Action.path) {}
    }
  }

  private func makeStore(_ state: Pusher.State = Pusher.State()) -> TestStoreOf<Pusher> {
    TestStore(initialState: state) { Pusher() }
  }

  @Test func stackIDsBeginAtZero() async {
    #expect(StackState([1, 2, 3]).ids == [0, 1, 2])
  }

  @Test func stackIDsBeginAtZeroInEachTest() async {
    #expect(StackState(["a"]).ids == [0])
  }

  @Test func stackIDsContinueAfterTheInitialState() async {
    let store = makeStore(Pusher.State(path: StackState([1, 2])))
    await store.send(.push(3)) { $0.path[id: 2] = 3 }
  }

  @Test func stackIDsAreTheSameInAssertionsThatAppend() async {
    let store = makeStore()
    await store.send(.push(1)) { $0.path.append(1) }
    await store.send(.push(2)) { $0.path.append(2) }
    #expect(store.state.path.ids == [0, 1])
  }

  @Test func stackIDsAreTheSameInAssertionsOfReceivedActions() async {
    let store = makeStore()
    await store.send(.pushLater(1))
    await store.receive(.push(1)) { $0.path.append(1) }
    await store.send(.push(2)) { $0.path.append(2) }
  }

  @Test func stackIDsAreTheSameInAssertionsOfActionsThatWereHandledBeforeTheAssertion() async {
    let store = makeStore()
    await store.send(.pushTwice) {
      $0.path.append(1)
      $0.path.append(2)
    }
    await store.receive(.push(3)) { $0.path.append(3) }
    #expect(store.state.path.ids == [0, 1, 2])
  }

  @Test func stackIDsAreTheSameInNonExhaustiveAssertions() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.push(1)) { $0.path[id: 0] = 1 }
    await store.send(.push(2))
    await store.send(.push(3)) { $0.path[id: 2] = 3 }
  }

  @Test func stackIDsAreNotConsumedByAnAssertionThatIsWrong() async {
    let store = makeStore()
    let issues = await IssueRecorder.issues {
      await store.send(.push(1)) { $0.path.append(contentsOf: [1, 2, 3]) }
    }
    #expect(issues.count == 1)
    await store.send(.push(2)) { $0.path.append(2) }
  }

  @Test func stackIDsAreSharedByTheStoresOfATest() async {
    let one = makeStore()
    let two = makeStore()
    await one.send(.push(1)) { $0.path.append(1) }
    await two.send(.push(2)) { $0.path.append(2) }
    await one.send(.push(3)) { $0.path.append(3) }
    #expect(one.state.path.ids == [0, 2])
    #expect(two.state.path.ids == [1])
  }

  @Test func stackIDsAreDumpedAsNumbers() {
    let id: StackElementID = 3
    #expect(String(customDumping: id) == "#3")
    #expect("\(id)" == "#3")
  }

  @Test func stackIDsAreGivenOutInOrder() {
    let ids = StackElementIDGenerator()
    #expect([ids.next(), ids.next()] == [0, 1])
    ids.consume(4)
    ids.consume(2)
    #expect(ids.upcoming == 5)
    #expect(ids.next() == 5)
  }

  @Test func stackIDsAreOpaqueOutsideOfTests() {
    #expect(
      Issues.stackElementIDLiteralOutsideOfTest(3) == """
        The id of a stack element was written as a number outside of a test.

          ID: #3

        An app cannot know which number an element gets.

        To fix this, use the 'ids' of the stack.
        """
    )
  }
}
