import ComposableArchitecture
import Foundation
import Testing

@testable import StandupsCommon

struct StandupsStorageTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString, isDirectory: true)
  private let standup = Standup(id: UUID(0), title: "Design")

  @Test func everyoneWhoFollowsIsToldOfEachChange() async throws {
    let client = StandupsClient.inMemory()
    var first = try await client.contents().makeAsyncIterator()
    var second = try await client.contents().makeAsyncIterator()
    #expect(await first.next() == .init())
    #expect(await second.next() == .init())

    try await client.apply(.save(standup))
    #expect(await first.next() == .init(standups: [standup]))
    #expect(await second.next() == .init(standups: [standup]))
    // Who comes later begins with what there is.
    var third = try await client.contents().makeAsyncIterator()
    #expect(await third.next() == .init(standups: [standup]))
  }

  @Test func whoIsSlowGetsTheNewest() async throws {
    let client = StandupsClient.inMemory()
    var contents = try await client.contents().makeAsyncIterator()
    try await client.apply(.save(standup))
    try await client.apply(.delete(standup.id))
    #expect(await contents.next() == .init())
  }

  @Test func changesAreInTheFileForTheNextRun() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let url = directory.appendingPathComponent("standups.json")
    try await StandupsClient.file(url).apply(.save(standup))
    var contents = try await StandupsClient.file(url).contents().makeAsyncIterator()
    #expect(await contents.next() == .init(standups: [standup]))
  }

  @Test func whatWasNotWrittenIsKeptWithTheNextChange() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let url = directory.appendingPathComponent("standups.json")
    let client = StandupsClient.file(url)
    var contents = try await client.contents().makeAsyncIterator()
    #expect(await contents.next() == .init())
    // A file at the place of the folder.
    try Data().write(to: directory)
    await #expect(throws: (any Error).self) { try await client.apply(.save(standup)) }
    #expect(await contents.next() == .init(standups: [standup]))

    try FileManager.default.removeItem(at: directory)
    let other = Standup(id: UUID(1), title: "Product")
    try await client.apply(.save(other))
    #expect(try StandupsFile(url: url).load() == .init(standups: [standup, other]))
  }
}
