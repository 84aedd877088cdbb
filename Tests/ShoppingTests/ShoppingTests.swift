import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@testable import Shopping

@MainActor
struct ShoppingTests {
  private let bread = Item(id: UUID(0), name: "Bread")

  @Test func itemIsAddedBoughtAndCleared() async {
    let store = TestStore(initialState: Shopping.State()) {
      Shopping()
    } withDependencies: {
      $0.uuid = .incrementing
    }

    await store.send(\.binding.draft, "Bread") {
      $0.draft = "Bread"
    }
    await store.send(.addButtonTapped) {
      $0.$items.withLock { $0 = [bread] }
      $0.draft = ""
    }
    await store.send(.itemTapped(id: UUID(0))) {
      $0.$items.withLock { $0[id: UUID(0)]?.isBought = true }
    }
    await store.send(.clearButtonTapped) {
      $0.$items.withLock { $0 = [] }
    }
  }

  @Test func listIsLoadedAgain() async {
    let store = TestStore(initialState: Shopping.State()) { Shopping() }
    let task = await store.send(.loadAgainButtonTapped)
    await task.finish()
    #expect(store.state.$items.loadError == nil)
  }

  @Test func windowsShareTheList() async {
    @Shared(.shopping) var items
    let store = TestStore(initialState: Shopping.State()) { Shopping() }
    $items.withLock { $0 = [bread] }
    #expect(store.state.items == [bread])
  }

  @Test func viewShowsTheItemsOfAnotherWindow() throws {
    @Shared(.shopping) var items
    let view = ViewHarness {
      ShoppingView(store: Store(initialState: Shopping.State()) { Shopping() })
    }
    $items.withLock { $0 = [bread] }
    try view.tap(.button("Bread"))
    #expect(items[id: UUID(0)]?.isBought == true)
    try view.tap(.button("Clear"))
    #expect(items == [])
  }
}
