import Dependencies
import Foundation
import PostgreSQL
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

  /// A list with one saved element, and a change that was made while its database was away.
  private func makeListWithUnsavedChange() async throws -> (Shared<[String]>, FaultyRowStore) {
    let store = FaultyRowStore()
    let list = shared(in: store)
    list.withLock { $0.append("before") }
    try await list.save()
    store.isAway.setValue(true)
    list.withLock { $0.append("mine") }
    await wait { list.saveError is PostgresError }
    #expect(list.wrappedValue == ["before", "mine"])
    return (list, store)
  }

  @Test func changeIsSavedWhenTheDatabaseIsBackAndNobodyElseHasChangedTheValue() async throws {
    let (list, store) = try await makeListWithUnsavedChange()
    store.isAway.setValue(false)
    await wait { list.saveError == nil }
    #expect(list.wrappedValue == ["before", "mine"])
    #expect(store.base.read("list").json == Data(#"["before","mine"]"#.utf8))
    try await list.save()
  }

  @Test func laterChangeThatIsSavedDoesNotHideThatOneIsLost() async throws {
    let (list, store) = try await makeListWithUnsavedChange()
    try store.write(#"["before","theirs"]"#, named: "list")
    store.isAway.setValue(false)
    list.withLock { $0.append("next") }
    await #expect(throws: RowConflict.self) { try await list.save() }
    #expect(list.saveError is RowConflict)
    try await list.save()
    #expect(list.saveError == nil)
    #expect(list.wrappedValue == ["before", "theirs", "next"])
    #expect(store.base.read("list").json == Data(#"["before","theirs","next"]"#.utf8))
  }

  @Test func lossOfAChangeIsShownUntilTheValueIsLoaded() async throws {
    let (list, store) = try await makeListWithUnsavedChange()
    try store.write(#"["before","theirs"]"#, named: "list")
    store.isAway.setValue(false)
    await wait { list.saveError is RowConflict && list.wrappedValue == ["before", "theirs"] }
    try await list.load()
    #expect(list.saveError == nil)
    try await list.save()
  }

  @Test func changeIsKeptWhenAnAnswerIsLostAndTheNextCommitFails() async {
    let store = FaultyRowStore([.losesAnswer, .fails])
    let list = shared(in: store)
    list.withLock { $0.append("bread") }
    await wait {
      list.saveError is RowConflict || list.saveError == nil && store.base.read("list").version == 3
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
    #expect(store.base.read("list").json == Data(#"["bread"]"#.utf8))
  }

  @Test func errorOfALockedRowHasADescription() {
    #expect("\(RowIsLocked(name: "list"))".contains("Another process has not finished"))
  }
}
