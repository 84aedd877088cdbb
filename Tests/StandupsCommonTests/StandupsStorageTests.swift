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

  /// The contents of the file.
  private var kept: IdentifiedArrayOf<Standup> {
    get throws {
      try JSONDecoder().decode(IdentifiedArrayOf<Standup>.self, from: Data(contentsOf: file))
    }
  }

  /// Replaces the file as a whole: an empty file, as a reader may see it in between, has no standups.
  private func breakFile() throws {
    try Data("{".utf8).write(to: file, options: .atomic)
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  @Test func everySubscriberReceivesEachChange() async throws {
    let client = StandupsClient.inMemory()
    var first = await client.contents().makeAsyncIterator()
    var second = await client.contents().makeAsyncIterator()
    #expect(await first.next() == .init())
    #expect(await second.next() == .init())

    try await client.apply(.add(standup))
    #expect(await first.next() == .init(standups: [standup]))
    #expect(await second.next() == .init(standups: [standup]))
    // A later observer begins with the current value.
    var third = await client.contents().makeAsyncIterator()
    #expect(await third.next() == .init(standups: [standup]))
  }

  @Test func slowSubscriberGetsTheNewestValue() async throws {
    let client = StandupsClient.inMemory()
    var contents = await client.contents().makeAsyncIterator()
    try await client.apply(.add(standup))
    try await client.apply(.delete(standup.id))
    #expect(await contents.next() == .init())
  }

  @Test func changesAreSavedForTheNextLaunch() async throws {
    try await StandupsClient.file(file).apply(.add(standup))
    var contents = await StandupsClient.file(file).contents().makeAsyncIterator()
    #expect(await contents.next() == .init(standups: [standup]))
  }

  @Test func eachUserHasStandupsOfTheirOwn() async throws {
    let client = StandupsClient.file(file)
    for user in ["anna", "bob"] {
      try await withDependencies {
        $0.windowUser = WindowUser(id: user)
      } operation: {
        #expect(client.current() == [])
        try await client.apply(.add(Standup(id: UUID(0), title: "\(user)'s")))
      }
    }
    let anna = WindowUser(id: "anna")
    withDependencies {
      $0.windowUser = anna
    } operation: {
      #expect(client.current().map(\.title) == ["anna's"])
    }
    // Those of an app without users are apart.
    #expect(client.current() == [])
    let annas = anna.folder(in: directory).appendingPathComponent("standups.json")
    #expect(FileManager.default.fileExists(atPath: annas.path))
  }

  @Test func failedWriteIsRepeatedWithTheNextChange() async throws {
    let client = StandupsClient.file(file)
    var contents = await client.contents().makeAsyncIterator()
    #expect(await contents.next() == .init())
    // A file at the place of the folder.
    try FileManager.default.removeItem(at: directory)
    try Data().write(to: directory)
    await #expect(throws: StandupsClient.UnreadableFile.self) {
      try await client.apply(.add(standup))
    }
    let told = try #require(await contents.next())
    #expect(told.standups == [standup])
    #expect(told.unreadableFile?.url == file)

    try FileManager.default.removeItem(at: directory)
    let other = Standup(id: UUID(1), title: "Product")
    try await client.apply(.add(other))
    #expect(try kept == [standup, other])
  }

  @Test func changeThatCouldNotBeWrittenIsThereForAWindowThatOpens() async throws {
    // With a folder in the place of its lock, the file can be read and not written. The client has not written before,
    // and so has no lock of its own.
    let lock = directory.appendingPathComponent(".standups.json.lock")
    try FileManager.default.createDirectory(at: lock, withIntermediateDirectories: true)
    try JSONEncoder().encode(IdentifiedArray(uniqueElements: [standup])).write(to: file)
    let client = StandupsClient.file(file)
    let other = Standup(id: UUID(1), title: "Product")
    await #expect(throws: (any Error).self) { try await client.apply(.add(other)) }
    #expect(client.current() == [standup, other])
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
      try breakFile()
      var contents = await StandupsClient.file(file).contents().makeAsyncIterator()
      #expect(await contents.next() == .init(brokenFile: .init(url: file)))
      let aside = directory.appendingPathComponent("standups.json.unreadable\(suffix)")
      #expect(try Data(contentsOf: aside) == Data("{".utf8))
      #expect(try kept == [])
    }
  }

  @Test func brokenFileIsReportedUntilItIsAcknowledged() async throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try breakFile()
    let client = StandupsClient.file(file)
    let broken = StandupsClient.BrokenFile(url: file)
    var first = await client.contents().makeAsyncIterator()
    #expect(await first.next() == .init(brokenFile: broken))
    // The page of the first may be gone by now.
    var second = await client.contents().makeAsyncIterator()
    #expect(await second.next() == .init(brokenFile: broken))

    await client.acknowledge(broken)
    #expect(await first.next() == .init())
    #expect(await second.next() == .init())
    var third = await client.contents().makeAsyncIterator()
    #expect(await third.next() == .init())
  }

  @Test func acknowledgingOneBreakKeepsALaterOne() async throws {
    let client = StandupsClient.file(file)
    for count in 1...2 {
      try await client.apply(.delete(standup.id))
      try breakFile()
      try await client.apply(.delete(standup.id))
      var contents = await client.contents().makeAsyncIterator()
      #expect(await contents.next() == .init(brokenFile: .init(url: file, count: count)))
    }
    await client.acknowledge(.init(url: file, count: 1))
    var contents = await client.contents().makeAsyncIterator()
    #expect(await contents.next() == .init(brokenFile: .init(url: file, count: 2)))
  }

  @Test(.timeLimit(.minutes(1))) func aFileThatBreaksMeanwhileIsSetAsideToo() async throws {
    let client = StandupsClient.file(file)
    var contents = await client.contents().makeAsyncIterator()
    #expect(await contents.next() == .init())
    // Each broken file is reported.
    var standups: IdentifiedArrayOf<Standup> = []
    for (count, suffix) in [(1, ""), (2, "-2")] {
      try breakFile()
      let standup = Standup(id: UUID(count), title: "Design")
      try await client.apply(.add(standup))
      standups.append(standup)
      let expected = StandupsClient.Contents(
        standups: standups,
        brokenFile: .init(url: file, count: count)
      )
      // The broken file may be noticed before the change is made, which is a value of its own.
      var told = await contents.next()
      while told != nil, told != expected { told = await contents.next() }
      #expect(told == expected)
      #expect(try kept == standups)
      let aside = directory.appendingPathComponent("standups.json.unreadable\(suffix)")
      #expect(try Data(contentsOf: aside) == Data("{".utf8))
    }
  }

  /// The part of another process: it has a storage and a client of its own.
  @Test func foreignWriteIsFollowedAndKept() async throws {
    let client = StandupsClient.file(file)
    var contents = await client.contents().makeAsyncIterator()
    #expect(await contents.next() == .init())
    try JSONEncoder().encode([standup]).write(to: file, options: .atomic)
    #expect(await contents.next() == .init(standups: [standup]))

    let other = Standup(id: UUID(1), title: "Product")
    try JSONEncoder().encode([standup, other]).write(to: file, options: .atomic)
    try await client.apply(.delete(standup.id))
    #expect(try kept == [other])
  }

  /// Makes the file one that can be neither read nor decoded: a link to itself.
  private func makeUnreadable() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: file)
  }

  /// Puts a file with standups in its place, at once.
  private func makeReadable(_ standups: IdentifiedArrayOf<Standup>) throws {
    let new = directory.appendingPathComponent("new.json")
    try JSONEncoder().encode(standups).write(to: new)
    try #require(rename(new.path, file.path) == 0)
  }

  @Test func unreadableFileIsReportedAndNotOverwritten() async throws {
    try makeUnreadable()
    let client = StandupsClient.file(file)
    var first = await client.contents().makeAsyncIterator()
    let unreadable = try #require(await first.next()?.unreadableFile)
    #expect(unreadable.url == file)
    await #expect(throws: unreadable) { try await client.apply(.add(standup)) }
    // Later observers see the unsaved change, too.
    let contents = StandupsClient.Contents(standups: [standup], unreadableFile: unreadable)
    #expect(await first.next() == contents)
    var second = await client.contents().makeAsyncIterator()
    #expect(await second.next() == contents)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == file.path)
  }

  @Test func pendingChangeIsWrittenOnceTheFileIsReadable() async throws {
    try makeUnreadable()
    let client = StandupsClient.file(file)
    var contents = await client.contents().makeAsyncIterator()
    _ = await contents.next()
    var edited = standup
    edited.title = "Product"
    for change in [StandupsChange.add(standup), .edit(edited, from: standup)] {
      await #expect(throws: StandupsClient.UnreadableFile.self) { try await client.apply(change) }
      _ = await contents.next()
    }
    let other = Standup(id: UUID(1), title: "Others")
    try makeReadable([other])
    #expect(await contents.next() == .init(standups: [other, edited]))
    #expect(try kept == [other, edited])
  }

  /// Nobody tells the app that its folder can be reached again.
  @Test func pendingChangeIsWrittenWithTheNextOne() async throws {
    try Data().write(to: directory)
    let client = StandupsClient.file(file)
    var contents = await client.contents().makeAsyncIterator()
    #expect(await contents.next()?.unreadableFile?.url == file)
    await #expect(throws: (any Error).self) { try await client.apply(.add(standup)) }
    #expect(await contents.next()?.standups == [standup])

    try FileManager.default.removeItem(at: directory)
    let other = Standup(id: UUID(1), title: "Product")
    try await client.apply(.add(other))
    #expect(await contents.next() == .init(standups: [standup, other]))
    #expect(try kept == [standup, other])
  }

  @Test func pendingChangeIsWrittenWhenAWindowOpens() async throws {
    try Data().write(to: directory)
    let client = StandupsClient.file(file)
    var contents = await client.contents().makeAsyncIterator()
    _ = await contents.next()
    await #expect(throws: (any Error).self) { try await client.apply(.add(standup)) }
    #expect(await contents.next()?.standups == [standup])

    try FileManager.default.removeItem(at: directory)
    var later = await client.contents().makeAsyncIterator()
    #expect(await later.next() == .init(standups: [standup]))
    #expect(await contents.next() == .init(standups: [standup]))
    #expect(try kept == [standup])
  }

  @Test func fileThatBecomesUnreadableIsReported() async throws {
    let client = StandupsClient.file(file)
    try await client.apply(.add(standup))
    var contents = await client.contents().makeAsyncIterator()
    #expect(await contents.next() == .init(standups: [standup]))
    // A file takes the place of the folder.
    let moved = directory.appendingPathExtension("moved")
    try FileManager.default.moveItem(at: directory, to: moved)
    try Data().write(to: directory)
    let other = Standup(id: UUID(1), title: "Product")
    await #expect(throws: StandupsClient.UnreadableFile.self) {
      try await client.apply(.add(other))
    }
    let told = try #require(await contents.next())
    #expect(told.standups == [standup, other])
    #expect(told.unreadableFile?.url == file)

    try FileManager.default.removeItem(at: directory)
    try FileManager.default.moveItem(at: moved, to: directory)
    let third = Standup(id: UUID(2), title: "Sales")
    try await client.apply(.add(third))
    #expect(await contents.next() == .init(standups: [standup, other, third]))
    #expect(try kept == [standup, other, third])
  }

  @Test func reasonIsTheSystemsMessage() async throws {
    // A folder at the place of the file.
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    var contents = await StandupsClient.file(file).contents().makeAsyncIterator()
    #expect(await contents.next()?.unreadableFile?.reason == "Is a directory.")
  }

  @Test func messageNamesTheFileAndTheReason() {
    let unreadable = StandupsClient.UnreadableFile(
      url: URL(fileURLWithPath: "/standups.json"),
      reason: "You don't have permission."
    )
    #expect(
      unreadable.localizedDescription == """
        /standups.json cannot be read. You don't have permission. What you change is kept in the app, and \
        written as soon as the file can be read.
        """
    )
  }
}
