import ComposableArchitecture
import Foundation
import Testing

@testable import StandupsCommon

final class StandupsFileTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString, isDirectory: true)
  private var file: StandupsFile {
    StandupsFile(url: directory.appendingPathComponent("standups.json"))
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  @Test func whatIsSavedIsLoaded() throws {
    #expect(try file.load() == StandupsClient.Contents())

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
    try file.save([standup])
    #expect(try file.load() == StandupsClient.Contents(standups: [standup]))
  }

  @Test func aBrokenFileIsSetAside() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for number in 1...2 {
      try Data("{".utf8).write(to: file.url)
      let contents = try file.load()
      let aside = try #require(contents.brokenFile)
      #expect(aside.lastPathComponent == "standups-broken-\(number).json")
      #expect(try Data(contentsOf: aside) == Data("{".utf8))
      #expect(contents.standups == [])
      #expect(!FileManager.default.fileExists(atPath: file.url.path))
    }
  }

  /// The bytes of a file that is saved again are never touched, so that there is no moment when a crash leaves
  /// half of it.
  @Test func aFileIsReplacedAndNotWrittenOver() throws {
    try file.save([Standup(id: UUID(0), title: "Before")])
    let before = try Data(contentsOf: file.url)
    let open = try FileHandle(forReadingFrom: file.url)
    try file.save([Standup(id: UUID(0), title: "After")])
    #expect(try open.readToEnd() == before)
    #expect(try file.load().standups.first?.title == "After")
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    #expect(files == ["standups.json"])
  }

  @Test func whatCannotBeReadIsNotWrittenTo() async throws {
    // A folder at the place of the file can be neither read nor decoded.
    try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: true)
    let client = StandupsClient.file(file.url)
    await #expect(throws: (any Error).self) { _ = try await client.contents() }
    await #expect(throws: (any Error).self) { try await client.apply(.save(Standup(id: UUID()))) }
    var isFolder: ObjCBool = false
    #expect(FileManager.default.fileExists(atPath: file.url.path, isDirectory: &isFolder))
    #expect(isFolder.boolValue)
  }
}
