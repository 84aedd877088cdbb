#if !os(WASI) && !os(Windows) && !os(Android)
import ComposableArchitecture
import Testing

@MainActor
struct MainSerialExecutorTests {
  @Test func testStoreRestoresTheSerialExecutorSetting() {
    var store: TestStoreOf<Sleeper>? = TestStore(initialState: Sleeper.State()) { Sleeper() }
    let wasInUse = uncheckedUseMainSerialExecutor
    store?.useMainSerialExecutor = !wasInUse
    store?.useMainSerialExecutor = wasInUse
    store?.useMainSerialExecutor = !wasInUse
    #expect(uncheckedUseMainSerialExecutor == !wasInUse)
    #expect(store?.useMainSerialExecutor == !wasInUse)
    store = nil
    #expect(uncheckedUseMainSerialExecutor == wasInUse)
  }
}
#endif
