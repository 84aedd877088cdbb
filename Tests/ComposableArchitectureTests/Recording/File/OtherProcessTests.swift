import ComposableArchitecture
import Foundation
import Testing

/// Another process of the same build writes a recording, and this one replays it.
///
/// An exit test runs its closure in a process of its own, which begins with other addresses.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct OtherProcessTests {
  @Test func recordingOfAnotherProcessIsReplayed() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardOutputContent]
    ) {
      try await Messages.printRecording()
    }
    let lines = try #require(result).standardOutputContent.split(separator: UInt8(ascii: "\n"))
    let file = try #require(lines.compactMap { Messages.file(inLine: $0) }.first)
    let imported = try StoreRecording<Messages.State, Messages.Action>(data: file)
    #expect(imported.actions.map(\.stateAfter.texts) == [["Hi"], ["Hi"], ["Hi"]])
    #expect(imported.actions.last?.stateAfter.error as? Offline == Offline(minutes: 3))
    #expect(try imported.replay { Messages() } == .equal(count: 3))
    // The id is that of the other process.
    #expect(try imported.replay { Messages(isMistaken: true) } != .equal(count: 3))
  }
}

private struct Offline: Error, Equatable {
  let minutes: Int
}

/// A feature without a name that other files know.
@Reducer
private struct Messages {
  struct State {
    var texts: [String] = []
    var id: UUID?
    var error: (any Error)?
  }
  enum Action {
    case added(String)
    case failed(any Error)
    case idButtonTapped
  }

  var isMistaken = false
  @Dependency(\.uuid) var uuid

  private static let mark = "Recording: "

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added(let text): state.texts.append(text)
      case .failed(let error): state.error = error
      case .idButtonTapped: state.id = isMistaken ? UUID(7) : uuid()
      }
      return .none
    }
  }

  /// Writes a line with the bytes of a recording.
  @MainActor
  static func printRecording() throws {
    let recording = StoreRecording<State, Action>()
    let store = Store(initialState: State(), recording: recording) {
      Messages()
    } withDependencies: {
      $0.uuid = UUIDGenerator { UUID() }
    }
    store.send(.added("Hi"))
    store.send(.idButtonTapped)
    store.send(.failed(Offline(minutes: 3)))
    let line = try mark + recording.data().base64EncodedString() + "\n"
    try FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
  }

  /// The bytes in a line that has them.
  static func file(inLine line: some Collection<UInt8>) -> Data? {
    let line = String(decoding: line, as: UTF8.self)
    guard let place = line.range(of: mark) else { return nil }
    return Data(base64Encoded: String(line[place.upperBound...]))
  }
}
