import ComposableArchitecture
import Foundation
import Testing

/// A process with the time zone, the languages and the folders of another machine writes a recording.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct OtherMachineTests {
  @Test func recordingOfAnotherMachineIsReplayedByteByByte() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardOutputContent]
    ) {
      setenv("TZ", "Pacific/Auckland", 1)
      setenv("LC_ALL", "de_DE.UTF-8", 1)
      setenv("LANG", "de_DE.UTF-8", 1)
      let home = FileManager.default.temporaryDirectory.appending(path: Travel.home)
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: home) }
      setenv("TMPDIR", home.path + "/", 1)
      setenv("HOME", home.path, 1)
      tzset()
      try await Travel.printRecording()
    }
    let lines = try #require(result).standardOutputContent.split(separator: UInt8(ascii: "\n"))
    let line = try #require(lines.first { $0.starts(with: Travel.mark.utf8) })
    let text = String(decoding: line.dropFirst(Travel.mark.utf8.count), as: UTF8.self)
    let data = try #require(Data(base64Encoded: text))

    let imported = try StoreRecording<Travel.State, Travel.Action>(data: data)
    let state = try #require(imported.actions.last?.stateAfter)
    // The values are those of the other machine, and not of this one.
    #expect(state.zone == "Pacific/Auckland")
    #expect(state.folder?.path.contains(Travel.home) == true)
    #expect(state.folder != FileManager.default.temporaryDirectory)
    #expect(state.visits.count == 50)
    #expect(try imported.data() == data)
    #expect(try imported.replay { Travel() } == .equal(count: 4))

    let replay = try imported.replay { Travel(isMistaken: true) }
    guard case .different(let number, _, let changes) = replay else {
      Issue.record("A reducer with a mistake has led to equal states.")
      return
    }
    #expect(number == 3)
    #expect(changes.contains("price"))
  }
}

/// A feature whose values depend on their machine.
@Reducer
private struct Travel {
  struct State: Equatable {
    var zone = ""
    var folder: URL?
    /// Hashes have other seeds in each process.
    var visits: [String: Set<Int>] = [:]
    var price = Decimal(0)
    var departure: Date?
  }
  enum Action {
    case arrived(zone: TimeZone, folder: URL)
    case departed
    case paid(Decimal)
    case visited(Range<Int>)
  }

  static let mark = "Recording: "
  /// The name of the folder of the other machine's user.
  static let home = "other-machine"

  var isMistaken = false
  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .arrived(let zone, let folder):
        state.zone = zone.identifier
        state.folder = folder
      case .departed: state.departure = now
      case .paid(let price): state.price += isMistaken ? price * 2 : price
      case .visited(let numbers):
        for number in numbers { state.visits["City \(number)", default: []].insert(number) }
      }
      return .none
    }
  }

  /// Writes a line with the bytes of a recording.
  @MainActor
  static func printRecording() throws {
    let recording = StoreRecording<State, Action>()
    let store = Store(initialState: State(), recording: recording) {
      Travel()
    } withDependencies: {
      $0.date = DateGenerator { Date() }
    }
    store.send(.arrived(zone: .current, folder: FileManager.default.temporaryDirectory))
    store.send(.visited(0..<50))
    store.send(.paid(Decimal(12345) / 100))
    store.send(.departed)
    let line = try mark + recording.data().base64EncodedString() + "\n"
    try FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
  }
}
