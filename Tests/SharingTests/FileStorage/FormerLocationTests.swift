#if !canImport(Darwin)
import Directories
import Foundation
import Testing

@testable import Sharing

/// Files that earlier versions of the library had at another place.
struct FormerLocationTests {
  private func write(_ text: String, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  private func text(of url: URL) -> String? {
    (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func directories(in home: URL, chosen: URL? = nil) -> AppDirectories {
    AppDirectories(environment: [:], home: home, app: "Notes", chosen: chosen)
  }

  @Test func firstLoadMovesFileFromFormerDirectory() throws {
    try withTemporaryDirectory { home in
      let directories = directories(in: home)
      for (new, old) in [
        (directories.documents, home.appendingPathComponent("Documents")),
        (directories.support, home.appendingPathComponent(".local/share")),
      ] {
        let (new, old) = (
          new.appendingPathComponent("a/b.json"), old.appendingPathComponent("a/b.json")
        )
        try write("old", to: old)
        moveFromFormerLocation(new, in: directories)
        #expect(text(of: new) == "old")
        #expect(text(of: old) == nil)
      }
    }
  }

  @Test func existingFileIsNotReplacedByItsFormerOne() throws {
    try withTemporaryDirectory { home in
      let directories = directories(in: home)
      let new = directories.documents.appendingPathComponent("b.json")
      let old = home.appendingPathComponent("Documents/b.json")
      try write("old", to: old)
      try write("new", to: new)
      moveFromFormerLocation(new, in: directories)
      #expect(text(of: new) == "new")
      #expect(text(of: old) == "old")
    }
  }

  @Test func removedFileIsNotMovedBack() throws {
    try withTemporaryDirectory { home in
      let directories = directories(in: home)
      let new = directories.documents.appendingPathComponent("b.json")
      let old = home.appendingPathComponent("Documents/b.json")
      try write("old", to: old)
      // The mark of a file that was changed.
      try write("", to: FileLock.url(of: new))
      moveFromFormerLocation(new, in: directories)
      #expect(text(of: new) == nil)
      #expect(text(of: old) == "old")
    }
  }

  @Test func chosenDirectoryTakesNoFormerFiles() throws {
    try withTemporaryDirectory { home in
      let directories = directories(in: home, chosen: home.appendingPathComponent("trial"))
      let new = directories.documents.appendingPathComponent("b.json")
      let old = home.appendingPathComponent("Documents/b.json")
      try write("old", to: old)
      moveFromFormerLocation(new, in: directories)
      #expect(text(of: new) == nil)
      #expect(text(of: old) == "old")
    }
  }

  @Test func aProcessFindsTheDocumentsOfEarlierVersions() async throws {
    try await withTemporaryDirectory { home in
      let old = home.appendingPathComponent("Documents/lines.json")
      try write(#"["a", "b"]"#, to: old)
      let process = try ChildProcess("document", "lines.json", environment: ["HOME": home.path])
      #expect(await process.remainingLines() == ["2"])
      let new = home.appendingPathComponent(
        ".local/share/SharingProcess/Documents/lines.json"
      )
      #expect(text(of: new)?.contains(#""b""#) == true)
      #expect(text(of: old) == nil)
    }
  }
}
#endif
