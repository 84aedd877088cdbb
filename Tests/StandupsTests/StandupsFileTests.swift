import ComposableArchitecture
import Foundation
import XCTest

@testable import Standups

final class StandupsFileTests: XCTestCase {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString, isDirectory: true)
  private var url: URL { directory.appendingPathComponent("standups.json") }

  override func tearDown() {
    try? FileManager.default.removeItem(at: directory)
  }

  func testWhatIsSavedIsLoaded() async throws {
    let file = StandupsFile(url: url)
    let empty = try await file.load()
    XCTAssertEqual(empty, StandupsClient.Contents())

    var standup = Standup(id: UUID(), attendees: [Attendee(id: UUID(), name: "Blob")])
    standup.meetings = [
      Meeting(
        id: UUID(),
        date: Date(timeIntervalSinceReferenceDate: 1),
        attendees: ["Blob"],
        duration: .seconds(90)
      )
    ]
    try await file.save([standup])
    let contents = try await StandupsFile(url: url).load()
    XCTAssertEqual(contents, StandupsClient.Contents(standups: [standup]))
  }

  func testABrokenFileIsSetAside() async throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for number in 1...2 {
      try Data("{".utf8).write(to: url)
      let contents = try await StandupsFile(url: url).load()
      let aside = try XCTUnwrap(contents.brokenFile)
      XCTAssertEqual(aside.lastPathComponent, "standups-broken-\(number).json")
      XCTAssertEqual(try Data(contentsOf: aside), Data("{".utf8))
      XCTAssertEqual(contents.standups, [])
      XCTAssertFalse(FileManager.default.fileExists(atPath: url.path))
    }
  }
}
