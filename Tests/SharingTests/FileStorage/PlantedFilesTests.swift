import Foundation
import Testing

@testable import Sharing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Links and pipes that someone else has put beside a stored file.
@Suite(.timeLimit(.minutes(10)))
struct PlantedFilesTests {
  @Test func linkInPlaceOfNewFileIsNotFollowed() throws {
    try withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let other = directory.appendingPathComponent("other.txt")
      try Data("precious".utf8).write(to: other)
      try FileManager.default.createSymbolicLink(
        at: url.sibling(".lines.json.new"),
        withDestinationURL: other
      )
      try replace(url)
      #expect(try Data(contentsOf: other) == Data("precious".utf8))
      #expect(try Data(contentsOf: url) == Data("[]".utf8))
      let kind = try FileManager.default.attributesOfItem(atPath: url.path)[.type]
      #expect(kind as? FileAttributeType == .typeRegular)
    }
  }

  @Test func pipeInPlaceOfNewFileIsReplaced() throws {
    try withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      try #require(mkfifo(url.sibling(".lines.json.new").path, 0o600) == 0)
      try replace(url)
      #expect(try Data(contentsOf: url) == Data("[]".utf8))
    }
  }

  @Test func linkInPlaceOfLockIsRefused() throws {
    try withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let other = directory.appendingPathComponent("other.txt")
      try FileManager.default.createSymbolicLink(
        at: FileLock.url(of: url),
        withDestinationURL: other
      )
      #expect(throws: SystemError.self) { try FileLock(of: url, before: .distantFuture) }
      #expect(!FileManager.default.fileExists(atPath: other.path))
    }
  }

  @Test func pipeInPlaceOfLockIsRefusedAndNotWaitedFor() throws {
    try withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      try #require(mkfifo(FileLock.url(of: url).path, 0o600) == 0)
      #expect(throws: SystemError.self) { try FileLock(of: url, before: .distantFuture) }
      #expect(FileLock.generation(of: url) == 0)
    }
  }

  @Test func pipeInPlaceOfStoredFileIsRefusedAndNotWaitedFor() throws {
    try withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      #expect(try SystemDisk().read(url) == nil)
      try #require(mkfifo(url.path, 0o600) == 0)
      #expect(throws: SystemError.self) { try SystemDisk().read(url) }
    }
  }

  @Test func linkToStoredFileIsRead() throws {
    try withTemporaryDirectory { directory in
      let (url, other) = (
        directory.appendingPathComponent("lines.json"), directory.appendingPathComponent("other")
      )
      try Data("[1]".utf8).write(to: other)
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: other)
      #expect(try SystemDisk().read(url) == Data("[1]".utf8))
    }
  }

  private func replace(_ url: URL) throws {
    let lock = try FileLock(of: url, before: .distantFuture)
    _ = try SystemLease(url, lock, willRename: {}).replace(with: Data("[]".utf8))
  }
}
