import ComposableArchitecture
import Foundation
import Testing

@testable import StandupsCommon

final class StandupsStorageTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString, isDirectory: true)
  private let standup = Standup(id: UUID(0), title: "Design")

  private var file: URL {
    directory.appendingPathComponent("standups.json")
  }

  /// What is in the file.
  private var kept: IdentifiedArrayOf<Standup> {
    get throws {
      try JSONDecoder().decode(IdentifiedArrayOf<Standup>.self, from: Data(contentsOf: file))
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  @Test func everyoneWhoFollowsIsToldOfEachChange() async throws {
    let client = StandupsClient.inMemory()
    var first = try await client.contents().makeAsyncIterator()
    var second = try await client.contents().makeAsyncIterator()
    #expect(await first.next() == .init())
    #expect(await second.next() == .init())

    try await client.apply(.add(standup))
    #expect(await first.next() == .init(standups: [standup]))
    #expect(await second.next() == .init(standups: [standup]))
    // Who comes later begins with what there is.
    var third = try await client.contents().makeAsyncIterator()
    #expect(await third.next() == .init(standups: [standup]))
  }

  @Test func whoIsSlowGetsTheNewest() async throws {
    let client = StandupsClient.inMemory()
    var contents = try await client.contents().makeAsyncIterator()
    try await client.apply(.add(standup))
    try await client.apply(.delete(standup.id))
    #expect(await contents.next() == .init())
  }

  @Test func changesAreInTheFileForTheNextRun() async throws {
    try await StandupsClient.file(file).apply(.add(standup))
    var contents = try await StandupsClient.file(file).contents().makeAsyncIterator()
    #expect(await contents.next() == .init(standups: [standup]))
  }

  @Test func whatWasNotWrittenIsKeptWithTheNextChange() async throws {
    let client = StandupsClient.file(file)
    var contents = try await client.contents().makeAsyncIterator()
    #expect(await contents.next() == .init())
    // A file at the place of the folder.
    try FileManager.default.removeItem(at: directory)
    try Data().write(to: directory)
    await #expect(throws: (any Error).self) { try await client.apply(.add(standup)) }
    #expect(await contents.next() == .init(standups: [standup]))

    try FileManager.default.removeItem(at: directory)
    let other = Standup(id: UUID(1), title: "Product")
    try await client.apply(.add(other))
    #expect(try kept == [standup, other])
  }

  @Test func allOfAStandupIsKept() async throws {
    let meetings = [nil, "Hello"].map { transcript in
      Meeting(
        id: UUID(),
        date: Date(timeIntervalSinceReferenceDate: 1),
        attendees: ["Blob"],
        duration: .seconds(90),
        transcript: transcript
      )
    }
    let standup = Standup(
      id: UUID(),
      attendees: [Attendee(id: UUID(), name: "Blob")],
      duration: .seconds(60),
      meetings: IdentifiedArray(uniqueElements: meetings),
      theme: .teal,
      title: "Design"
    )
    try await StandupsClient.file(file).apply(.add(standup))
    #expect(try kept == [standup])
  }

  @Test func aBrokenFileIsSetAside() async throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for suffix in ["", "-2"] {
      try Data("{".utf8).write(to: file)
      var contents = try await StandupsClient.file(file).contents().makeAsyncIterator()
      #expect(await contents.next() == .init(brokenFile: .init(url: file)))
      let aside = directory.appendingPathComponent("standups.json.unreadable\(suffix)")
      #expect(try Data(contentsOf: aside) == Data("{".utf8))
      #expect(try kept == [])
    }
  }

  @Test func whoComesLaterIsNotToldOfABrokenFile() async throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: file)
    let client = StandupsClient.file(file)
    var first = try await client.contents().makeAsyncIterator()
    #expect(await first.next() == .init(brokenFile: .init(url: file)))
    var second = try await client.contents().makeAsyncIterator()
    #expect(await second.next() == .init())
    try await client.apply(.add(standup))
    #expect(await first.next() == .init(standups: [standup], brokenFile: .init(url: file)))
    #expect(await second.next() == .init(standups: [standup]))
  }

  @Test func aFileThatBreaksMeanwhileIsSetAsideToo() async throws {
    let client = StandupsClient.file(file)
    var contents = try await client.contents().makeAsyncIterator()
    #expect(await contents.next() == .init())
    // Each time it is told of.
    var standups: IdentifiedArrayOf<Standup> = []
    for (count, suffix) in [(1, ""), (2, "-2")] {
      try Data("{".utf8).write(to: file)
      let standup = Standup(id: UUID(count), title: "Design")
      try await client.apply(.add(standup))
      standups.append(standup)
      #expect(
        await contents.next()
          == .init(standups: standups, brokenFile: .init(url: file, count: count))
      )
      #expect(try kept == standups)
      let aside = directory.appendingPathComponent("standups.json.unreadable\(suffix)")
      #expect(try Data(contentsOf: aside) == Data("{".utf8))
    }
  }

  /// What another process does: it has a storage, and a client, of its own.
  @Test func whatAnotherProcessWritesIsFollowedAndKept() async throws {
    let client = StandupsClient.file(file)
    var contents = try await client.contents().makeAsyncIterator()
    #expect(await contents.next() == .init())
    try JSONEncoder().encode([standup]).write(to: file, options: .atomic)
    #expect(await contents.next() == .init(standups: [standup]))

    let other = Standup(id: UUID(1), title: "Product")
    try JSONEncoder().encode([standup, other]).write(to: file, options: .atomic)
    try await client.apply(.delete(standup.id))
    #expect(try kept == [other])
  }

  @Test func whatCannotBeReadIsNotWrittenTo() async throws {
    // A folder at the place of the file can be neither read nor decoded.
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let client = StandupsClient.file(file)
    await #expect(throws: (any Error).self) { _ = try await client.contents() }
    await #expect(throws: (any Error).self) { try await client.apply(.add(standup)) }
    var isFolder: ObjCBool = false
    #expect(FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder))
    #expect(isFolder.boolValue)
  }
}
