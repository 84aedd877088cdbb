#if DEBUG
import ComposableArchitecture
import Foundation
import IssueRecording
import Testing

@testable import Inspector

/// The files that a reported issue leaves.
@MainActor
@Suite(.timeLimit(.minutes(10)))
final class IssueFilesTests {
  private let inspected = Inspected()
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "IssueFilesTests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  @Test func eachIssueHasFilesOfItsOwn() throws {
    let store = inspected.makeStore()
    let files = IssueFiles(of: inspected.stores, in: folder, process: "App")
    #expect(files.write(issue: 1) == [])
    store.send(.counted)
    for issue in 2...3 {
      #expect(
        files.write(issue: issue) == [
          "The recording of the last action of 'Album' is in '\(path("App-issue\(issue)-1-Album.recording"))'."
        ]
      )
    }
    let data = try Data(contentsOf: URL(filePath: path("App-issue3-1-Album.recording")))
    try inspected.stores.add(importedFrom: data, as: 1)
    #expect(inspected.stores.entries.last?.recording.numbers == 1...1)
  }

  @Test func filesOfAProcessHaveALimit() throws {
    let store = inspected.makeStore()
    store.send(.counted)
    let first = IssueFiles(of: inspected.stores, in: folder, process: "First")
    _ = first.write(issue: 1)
    let size = try Data(contentsOf: URL(filePath: path("First-issue1-1-Album.recording"))).count
    let files = IssueFiles(of: inspected.stores, in: folder, process: "App", room: size * 2 - 1)
    _ = files.write(issue: 1)
    #expect(
      files.write(issue: 2) == [
        "The last actions of 'Album' are in no file. The files of this process have become too large."
      ]
    )
    #expect(!FileManager.default.fileExists(atPath: path("App-issue2-1-Album.recording")))
  }

  @Test func timeOfAnIssueIsThatOfAllItsFiles() {
    let stores = [inspected.makeStore(), inspected.makeStore()]
    for store in stores { store.send(.counted) }
    var seconds = 0.0
    let start = ContinuousClock.now
    let files = IssueFiles(of: inspected.stores, in: folder, process: "App") {
      defer { seconds += 0.21 }
      return start + .seconds(seconds)
    }
    // The first store has the first try, and nothing is left for the other one.
    let sentences = files.write(issue: 1)
    #expect(sentences.count == 2)
    #expect(sentences.first?.hasPrefix("The recording of the last action of 'Album' is in") == true)
    #expect(
      sentences.last?.hasSuffix("The time for it was over before its states were written.") == true
    )
  }

  @Test func issueOfAReducerNamesItsActionAndTheAppGoesOn() throws {
    let files = IssueFiles(of: inspected.stores, in: folder, process: "App")
    let recorder = IssueRecorder()
    let issues = IssueRecordings(next: [recorder]) { files.write(issue: $0) }
    let store = inspected.stores.recordingNewStores {
      Store(initialState: 0) {
        Reduce<Int, Int> { state, step in
          state += step
          if step == 2 { reportIssue("Two") }
          return .none
        }
      }
    }
    withIssueReporters([issues]) {
      for step in 1...3 { store.send(step) }
    }
    #expect(
      recorder.texts == [
        """
        Two

        'Int' was handling 'Int'. The recording of it and of the last action before it is in \
        '\(path("App-issue1-1-Int.recording"))'.
        """
      ]
    )
    #expect(store.withState(\.self) == 6)
    let data = try Data(contentsOf: URL(filePath: path("App-issue1-1-Int.recording")))
    let recording = try StoreRecording<Int, Int>(data: data)
    #expect(recording.actions.map(\.stateAfter) == [1])
    #expect(recording.unfinishedAction?.action == 2)
  }
}
#endif
