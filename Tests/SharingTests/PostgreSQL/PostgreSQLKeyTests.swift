import Dependencies
import Foundation
import PostgreSQLSharing
import Sharing
import Testing

/// Values in memory, as in the tests of an app.
struct PostgreSQLKeyTests {
  @Test func propertiesOfOneNameShareAValueInMemory() async throws {
    @Shared(.postgres("list")) var list: [String] = []
    @Shared(.postgres("list")) var same: [String] = []
    @SharedReader(.postgres("list")) var reader: [String] = []
    $list.withLock { $0.append("bread") }
    #expect(same == ["bread"])
    #expect(reader == ["bread"])
    try await $list.save()
    try await $list.load()
    #expect(list == ["bread"])
  }

  @Test func keyHasADefault() {
    @Shared(.shopping) var shopping
    #expect(shopping == ["bread"])
  }

  @Test func valueIsKeptUntilTheNextPropertyAndIsDecoded() {
    withDependencies {
      $0.defaultPostgreSQLDatabase = .inMemory
    } operation: {
      Shared(wrappedValue: [0], .postgres("numbers")).withLock { $0.append(1) }
      @Shared(.postgres("numbers")) var numbers: [Int] = []
      #expect(numbers == [0, 1])
    }
  }

  @Test func databasesAreApart() {
    let first = withDependencies {
      $0.defaultPostgreSQLDatabase = .inMemory
    } operation: {
      Shared(wrappedValue: 0, .postgres("number"))
    }
    @Shared(.postgres("number")) var second = 0
    first.withLock { $0 = 1 }
    #expect(second == 0)
  }

  @Test func valueThatCannotBeEncodedIsASaveError() async {
    @Shared(.postgres("number")) var number = 0.0
    $number.withLock { $0 = .nan }
    #expect($number.saveError != nil)
    await #expect(throws: EncodingError.self) { try await $number.save() }
    $number.withLock { $0 = 1 }
    #expect($number.saveError == nil)
  }

  @Test func descriptionIsTheKeyAsItIsWritten() {
    #expect("\(PostgreSQLKey<Int>.postgres("a"))" == #".postgres("a")"#)
  }
}

extension SharedKey where Self == PostgreSQLKey<[String]>.Default {
  fileprivate static var shopping: Self { Self[.postgres("shopping"), default: ["bread"]] }
}
