#if !canImport(Darwin)
@testable import ComposableArchitecture
import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct ExportedEventTests {
  private typealias Recording = StoreRecording<Int, Int>

  /// A recording of a tap on a button, and of an action that no event has sent.
  private func recording() throws -> Recording {
    let recording = Recording()
    let store = Store(initialState: 0, recording: recording) {
      Reduce<Int, Int> { state, action in
        state += action
        return .none
      }
    }
    let page = ViewHarness(recordsJourney: true) { Button("Pay Blob") { store.send(1) } }
    try page.tap(.button("Pay Blob"))
    store.send(2)
    return recording
  }

  private func events(of recording: Recording, namesControls: Bool) throws -> [String?] {
    let data = try RecordingFile(of: recording, namesControls: namesControls).data(of: recording)
    #expect((data.range(of: Data("Blob".utf8)) != nil) == namesControls)
    return try Recording(data: data).actions.map(\.event)
  }

  @Test func importedActionsHaveTheirEvents() throws {
    let recording = try recording()
    #expect(recording.actions.map(\.event) == ["Tap on button “Pay Blob”", nil])
    #expect(
      try events(of: recording, namesControls: true) == ["Tap on button “Pay Blob”", nil]
    )
  }

  @Test func namesOfControlsAreLeftOutWhereATypeHasPrivateValues() throws {
    #expect(try events(of: recording(), namesControls: false) == ["Tap on button", nil])
    // The tests have such types.
    #expect(!ControlNames.areExported)
  }

  #if DEBUG
  @Test func importedRecordingWritesTheJourneyOfTheOriginal() throws {
    let recording = try recording()
    let source = try #require(recording.journeySource(upTo: 2))
    #expect(source.contains("try view.tap(.button(\"Pay Blob\"))\n"))
    let data = try RecordingFile(of: recording, namesControls: true).data(of: recording)
    #expect(try Recording(data: data).journeySource(upTo: 2) == source)
  }

  @Test func journeysAreLeftOutWhereATypeHasPrivateValues() throws {
    let recording = try recording()
    let data = try RecordingFile(of: recording, namesControls: false).data(of: recording)
    #expect(try Recording(data: data).journeySource(upTo: 2) == nil)
  }

  @Test func stepThatIsNotInTheFileIsNone() throws {
    var file = try RecordingFile(of: recording(), namesControls: true)
    file.content.journeys = []
    let imported = Recording()
    try imported.fill(from: file)
    #expect(imported.actions.map(\.event) == ["Tap on button “Pay Blob”", nil])
    #expect(imported.journeySource(upTo: 2) == nil)
  }
  #endif

  @Test func importedRecordingIsExportedAgainAsItIs() throws {
    let recording = try recording()
    let data = try RecordingFile(of: recording, namesControls: true).data(of: recording)
    #expect(try Recording(data: data).data() == data)
  }
}
#endif
