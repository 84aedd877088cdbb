import ComposableArchitecture
import ComposableArchitectureTestSupport
import XCTest

final class CounterTests: XCTestCase {
  @MainActor func testTappingFailsAsLongAsNothingIsStated() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    XCTExpectFailure("The test does not state the change.")
    await store.send(.increment)
  }
}
