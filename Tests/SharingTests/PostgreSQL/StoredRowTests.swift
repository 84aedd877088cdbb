import Dependencies
import Foundation
import Sharing
import Testing

@testable import PostgreSQLSharing

/// Changes of a row whose database has faults.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct StoredRowTests {
  private func shared(in store: FaultyRowStore) -> Shared<[String]> {
    withDependencies {
      $0.defaultPostgreSQLDatabase = PostgreSQLDatabase(store)
    } operation: {
      Shared(wrappedValue: [], .postgres("list"))
    }
  }

  @Test func changeIsKeptWhenAnAnswerIsLostAndTheNextCommitFails() async {
    let store = FaultyRowStore([.losesAnswer, .fails])
    let list = shared(in: store)
    list.withLock { $0.append("bread") }
    await wait {
      list.saveError is RowConflict || list.saveError == nil && store.read("list").version == 3
    }
    #expect(list.saveError == nil)
    #expect(list.wrappedValue == ["bread"])
    list.withLock { $0.append("milk") }
    await #expect(throws: Never.self) { try await list.save() }
  }

  @Test func changeOfARowThatIsLockedTooLongIsNoLoadErrorAndIsSaved() async throws {
    let store = FaultyRowStore()
    let list = shared(in: store)
    var other: (any RowTransaction)? = try store.base.begin("list", before: .distantFuture)
    list.withLock { $0.append("bread") }
    #expect(list.wrappedValue == ["bread"])
    #expect(list.loadError == nil)
    other?.cancel()
    other = nil
    try await list.save()
    #expect(list.loadError == nil)
    #expect(list.saveError == nil)
    #expect(store.read("list").json == Data(#"["bread"]"#.utf8))
  }

  @Test func errorOfALockedRowHasADescription() {
    #expect("\(RowIsLocked(name: "list"))".contains("Another process has not finished"))
  }
}
