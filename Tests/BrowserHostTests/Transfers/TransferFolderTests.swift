import BrowserHost
import Dispatch
import Foundation
import Testing
import ViewCore

/// The folder of files, and the folders that killed processes have left behind.
@MainActor
@Suite(.timeLimit(.minutes(5)))
final class TransferFolderTests {
  private let parent = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: parent)
  }

  private func makeFolder() -> TransferFolder {
    TransferFolder(limits: .withoutDeadlines, parent: parent.path)
  }

  /// Makes a folder with a file, such as that of a process that was killed.
  private func leaveFolder(_ name: String = "webswiftui-files-AAAAAA") throws -> URL {
    let folder = parent.appending(path: name)
    let file = folder.appending(path: "abc/a.txt")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data("hello".utf8).write(to: file)
    return folder
  }

  /// The names in the parent of all folders.
  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: parent.path).sorted() }
  }

  @Test
  func folderWithoutAProcessIsRemovedAndItsLinksAreNotFollowed() throws {
    let other = try leaveFolder("other")
    let folder = try leaveFolder()
    for link in [folder.appending(path: "link"), folder.appending(path: "abc/link")] {
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: other)
    }
    makeFolder().removeAbandoned()
    #expect(try names == ["other"])
    #expect(FileManager.default.fileExists(atPath: other.appending(path: "abc/a.txt").path))
  }

  @Test
  func folderOfALiveProcessStays() throws {
    let folder = makeFolder()
    let path = try folder.make()
    makeFolder().removeAbandoned()
    folder.removeAbandoned()
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(try folder.make() == path)
    folder.remove()
    #expect(try names == [])
  }

  #if os(Linux)
  @Test
  func folderIsRemovedOnceItsProcessIsKilled() throws {
    let folder = try leaveFolder()
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/flock")
    // The process that has the lock prints a line, and then waits for input that never comes.
    process.arguments = ["--no-fork", folder.path, "sh", "-c", "echo; exec cat"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    #expect(output.fileHandleForReading.availableData == Data("\n".utf8))
    makeFolder().removeAbandoned()
    #expect(try names == [folder.lastPathComponent])
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    makeFolder().removeAbandoned()
    #expect(try names == [])
  }
  #endif

  @Test
  func linksFilesAndPipesWithTheNameOfAFolderStay() throws {
    let target = try leaveFolder("other")
    let link = parent.appending(path: "webswiftui-files-link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    try Data().write(to: parent.appending(path: "webswiftui-files-file"))
    mkfifo(parent.appending(path: "webswiftui-files-pipe").path, 0o600)
    let before = try names
    #expect(before.count == 4)
    makeFolder().removeAbandoned()
    #expect(try names == before)
    #expect(FileManager.default.fileExists(atPath: target.appending(path: "abc/a.txt").path))
  }

  @Test
  func folderThatWasReplacedIsNotUsed() throws {
    let folder = makeFolder()
    let path = try folder.make()
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let next = try folder.make()
    #expect(next != path)
    folder.remove()
    #expect(try names == [URL(filePath: path).lastPathComponent])
  }

  @Test
  func threadsMakeOneFolderTogether() throws {
    let folder = makeFolder()
    DispatchQueue.concurrentPerform(iterations: 64) { _ in _ = try? folder.make() }
    let path = try #require(folder.path)
    #expect(try names == [URL(filePath: path).lastPathComponent])
  }

  @Test
  func folderIsRemovedWhileItsFilesAreDeleted() throws {
    for _ in 0..<50 {
      let folder = makeFolder()
      let path = try folder.make()
      let files = (0..<20).map { "\(path)/\($0)" }
      for file in files {
        try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
      }
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        guard thread == 0 else { return folder.remove() }
        for file in files { try? FileManager.default.removeItem(atPath: file) }
      }
    }
    #expect(try names == [])
  }

  @Test
  func serverRemovesTheFoldersOfProcessesThatAreGone() async throws {
    let abandoned = try leaveFolder()
    let folder = makeFolder()
    try await TransferHost.run(folder: folder, view: { ImportingView(log: $0) }) { host in
      await host.wait { !FileManager.default.fileExists(atPath: abandoned.path) }
      try await host.expect("204", of: host.head() + "hello")
    }
    #expect(try names == [])
  }
}
