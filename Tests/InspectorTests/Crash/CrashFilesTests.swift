#if DEBUG
import ComposableArchitecture
import Foundation
import Testing
import ViewCore
import ViewTesting

@testable import Inspector

/// The files that a crash leaves, while the process goes on.
@MainActor
@Suite(.timeLimit(.minutes(10)))
final class CrashFilesTests {
  private let inspected = Inspected()
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "CrashFilesTests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private var files: CrashFiles { CrashFiles(folder: folder, prefix: "App") { _ in false } }

  private var entry: InspectedStores.Entry {
    get throws { try #require(inspected.stores.entries.last) }
  }

  @Test func sentenceNamesTheFileOfTheLastActions() throws {
    let store = inspected.makeStore()
    #expect(try files.write(entry) == nil)
    for _ in 1...2 { store.send(.counted) }
    let file = folder.appending(path: "App-1-Album.recording")
    #expect(
      try files.write(entry)?.sentence
        == "The recording of the last 2 actions of 'Album' is in '\(file.path)'."
    )
    try inspected.stores.add(importedFrom: Data(contentsOf: file), as: 1)
    #expect(try entry.recording.numbers == 1...2)
    #expect(try files.write(entry) == nil)
  }

  @Test func fileThatExistsIsNotReplaced() throws {
    let store = inspected.makeStore()
    store.send(.counted)
    _ = try files.write(entry)
    let sentence = try #require(try files.write(entry)).sentence
    #expect(sentence.hasPrefix("The last actions of 'Album' are in no file. "))
  }

  @Test func storeThatHasEndedLeavesNoFile() throws {
    var store: StoreOf<Album>? = inspected.makeStore()
    store?.send(.counted)
    store = nil
    #expect(try files.write(entry) == nil)
  }

  @Test func valueThatCannotBeWrittenIsNamedInsteadOfAFile() throws {
    let store = inspected.stores.recordingNewStores {
      Store(initialState: Closures()) { Reduce<Closures, Int> { _, _ in .none } }
    }
    store.send(1)
    #expect(
      try files.write(entry)?.sentence.hasPrefix(
        """
        The last actions of 'CrashFilesTests.Closures' are in no file. The recording cannot be exported: \
        'CrashFilesTests.Closures.onEnd' is a closure.
        """
      ) == true
    )
    withExtendedLifetime(store) {}
  }

  private struct Closures {
    var onEnd: @Sendable () -> Void = {}
  }

  /// A trap in a run that the inspector has asked for is none of the app.
  @Test func actionThatFailsWithoutAnotherIsNamedWithIt() async throws {
    var sentence: String?
    var writtenStore = 1
    let store = inspected.stores.recordingNewStores {
      Store(initialState: 0) {
        Reduce<Int, Int> { [files, stores = inspected.stores] state, step in
          // The first action was left out.
          if step == 3, state == 2 {
            let entry = stores.entries.first { $0.id == writtenStore }
            sentence = entry.flatMap { files.write($0)?.sentence }
          }
          state += step
          return .none
        }
      }
    }
    for step in 1...4 { store.send(step) }
    #expect(sentence == nil)
    #expect(try entry.recording.difference(at: 4, leavingOut: 1) != .none)
    let file = folder.appending(path: "App-1-Int.recording")
    #expect(
      sentence == """
        The app has not failed by itself: 'Int' was handling 'Int', action 3, once more without action 1, which was \
        left out. The recording of it and of the last 4 actions of the app is in '\(file.path)'.
        """
    )
    #expect(try entry.recording.unfinished == nil)
    let imported = try StoreRecording<Int, Int>(data: Data(contentsOf: file))
    #expect(imported.actions.map(\.stateAfter) == [1, 3, 6, 10])
    #expect(imported.unfinishedAction?.number == 3)
    #expect(imported.unfinishedAction?.stateBefore == 2)
    #expect(imported.unfinishedAction?.repetition == .withoutAction(1))
    let page = inspected.makePage()
    try page.tap(.button("Import"))
    try await page.chooseFiles([file])
    try await page.waitFor(.text("Imported the recording. Choose it among the stores."))
    try page.pick("Int, no window, store 2 (imported)", in: .picker("Store"))
    try await page.waitFor(
      .text("The reducer failed here without action 1, which was left out")
    )
    // A later crash is not that of the imported recording, unless its actions are handled once more.
    #expect(try files.write(entry) == nil)
    writtenStore = 2
    #expect(try entry.recording.difference(at: 4, leavingOut: 1) != .none)
    #expect(
      sentence == """
        The app has not failed by itself: 'Int' was handling 'Int', action 3, once more without action 1, which was \
        left out.
        """
    )
  }

  @Test func pageShowsTheActionInWhichTheAppCrashed() async throws {
    var sentence: String?
    let store = inspected.stores.recordingNewStores {
      Store(initialState: 0) {
        Reduce<Int, Int> { [files, stores = inspected.stores] state, step in
          if step == 3, let entry = stores.entries.last { sentence = files.write(entry)?.sentence }
          state += step
          return .none
        }
      }
    }
    for step in 1...3 { store.send(step) }
    let file = folder.appending(path: "App-1-Int.recording")
    #expect(
      sentence == """
        'Int' was handling 'Int'. The recording of it and of the last 2 actions before it is in \
        '\(file.path)'.
        """
    )
    let page = inspected.makePage()
    try page.tap(.button("Import"))
    try await page.chooseFiles([file])
    try await page.waitFor(.text("Imported the recording. Choose it among the stores."))
    #expect(!page.text.contains("The app failed here"))
    try page.pick("Int, no window, store 2 (imported)", in: .picker("Store"))
    try await page.waitFor(.text("The app failed here"))
    #expect(page.text.contains("A view or other code · action 3"))
  }
}
#endif
