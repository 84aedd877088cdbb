// The names that a file sees if it imports this module alone.

import Sharing
import Testing

struct ExportsTests {
  private struct Item: Identifiable {
    let id: Int
  }

  @Test func sharingModuleExportsDependenciesAndIdentifiedArrays() {
    let storage = InMemoryStorage()
    withDependencies {
      $0.defaultInMemoryStorage = storage
    } operation: {
      @Dependency(\.defaultInMemoryStorage) var current
      #expect(current == storage)
    }
    let items: IdentifiedArrayOf<Item> = [Item(id: 1)]
    #expect(items[id: 1] != nil)
    #expect(String(customDumping: 1) == "1")
  }
}
