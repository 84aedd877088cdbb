@testable import ComposableArchitecture
import Testing
import ViewCore

@MainActor
struct BindingLocalTests {
  @Test func bindingLocalIsActiveWhileAWriteIsSent() {
    #expect(!BindingLocal.isActive)
    let isDropped = BindingLocal.sendingWrite { #expect(BindingLocal.isActive) }
    #expect(!isDropped)
    #expect(!BindingLocal.isActive)
  }

  @Test func bindingLocalDropsTheWriteOnly() {
    #expect(!BindingLocal.dropWrite())
    let isDropped = BindingLocal.sendingWrite { #expect(BindingLocal.dropWrite()) }
    #expect(isDropped)
  }

  @Test func aWriteInAWriteIsOneOfItsOwn() {
    let isDropped = BindingLocal.sendingWrite {
      let isInnerDropped = BindingLocal.sendingWrite { _ = BindingLocal.dropWrite() }
      #expect(isInnerDropped)
      #expect(BindingLocal.isActive)
    }
    #expect(!isDropped)
  }

  @Test func bindingLocalIsActiveForEveryBindingOfAViewStore() {
    var writes: [Bool] = []
    let store = makeStore(Settings.State()) { (_, _: Settings.Action) in
      MainActor.assumeIsolated { writes.append(BindingLocal.isActive) }
      return .none
    }
    let viewStore = ViewStore(store, observe: { $0 })
    viewStore.binding(get: \.name, send: { .set(\.$name, $0) }).wrappedValue = "Blob"
    viewStore.binding(get: \.name, send: .reset).wrappedValue = "Blob"
    viewStore.binding(send: { .set(\.$name, $0.name) }).wrappedValue = Settings.State()
    viewStore.binding(send: .reset).wrappedValue = Settings.State()
    viewStore.send(.reset)
    #expect(writes == [true, true, true, true, false])
  }
}
