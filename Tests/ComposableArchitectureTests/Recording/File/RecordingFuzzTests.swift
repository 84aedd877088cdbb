@testable import ComposableArchitecture
import Foundation
import Fuzzing
import OrderedCollections
import RandomSequences
import Testing

/// Files from outside, which must throw an error or be read, and never stop the process.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct RecordingFuzzTests {
  typealias Recording = StoreRecording<Feature.State, Feature.Action>

  private let reducer = Reduce<Feature.State, Feature.Action> { state, action in
    switch action {
    case .binding(let write): write.apply(to: &state)
    case .path(.push(let id, let screen)): state.path.elementsByID[id] = screen
    case .sheet:
      state.sheet = Feature.Sheet(name: "Sheet")
      return .merge(
        .send(.response(.failure(Failure.offline(minutes: 1)))),
        .run { _ in try await Task.never() }
      )
    case .path, .response: state.alert = AlertState { TextState("Title") }
    }
    return .none
  }

  /// The file of a recording whose last action has not ended.
  private func data() throws -> Data {
    let recording = Recording()
    var result: Result<Data, any Error>?
    let store = Store(initialState: Feature.State(), recording: recording) {
      Reduce<Feature.State, Feature.Action> { _, action in
        if case .path(.popFrom) = action { result = Result { try recording.data() } }
        return .none
      }
      reducer
    }
    store.send(.binding(.set(\.title, "New")))
    store.send(.path(.push(id: StackElementID(generation: 3), state: .list([1, 2]))))
    store.send(.sheet(.presented(.confirm)))
    store.send(.response(.failure(Failure.offline(minutes: 3))))
    store.send(.path(.popFrom(id: StackElementID(generation: 3))))
    return try #require(try result?.get())
  }

  @Test func changedBytesAreReadOrRefused() async throws {
    let data = try data()
    await Fuzzer("changedBytesAreReadOrRefused", runs: 300).run { random in
      var changed = data
      for _ in 0...random.int(0...3) {
        let index = random.int(0...changed.count - 1)
        switch random.int(0...3) {
        case 0: changed[index] = UInt8(random.int(0...255))
        case 1: changed.remove(at: index)
        case 2: changed.insert(UInt8(random.int(0...255)), at: index)
        default: changed = Data(changed.prefix(index + 1))
        }
      }
      do {
        let recording = try Recording(data: changed, allowsOtherBuilds: true)
        use(recording)
        _ = try recording.replay { reducer }
      } catch is RecordingError {
        return
      }
    }
  }

  /// Does what the inspector does with a recording.
  private func use(_ recording: Recording) {
    _ = recording.actions.map(\.dump)
    _ = recording.actions.map(\.changes)
    _ = recording.unfinishedAction.map { ($0.name, $0.dump) }
    _ = recording.timeline()
    _ = recording.testSource()
    #if DEBUG
    _ = recording.effects.map(recording.endedScreen)
    for action in recording.actions {
      _ = recording.row(of: action.number)
      _ = recording.journeySource(upTo: action.number)
      func visit(_ value: InspectedValue) {
        _ = value.text
        value.parts.forEach(visit)
      }
      recording.state(after: action.number).map(visit)
    }
    #endif
  }

  @Test func listOfLargeValuesHasALimit() throws {
    let count = RecordingLimits.bytes / MemoryLayout<Large?>.stride + 1
    var writer = ValueWriter(names: RecordedNames(), root: "")
    writer.put(.list, count: count)
    writer.append(Array(repeating: ValueKind.nothing.rawValue, count: count))
    #expect(count < 2_000_000)
    #expect(throws: RecordingError.tooLarge) { try read([Large?].self, writer.bytes) }
  }

  @Test func listsOfAllStatesHaveOneLimit() throws {
    let memory = ReadMemory()
    try memory.add(RecordingLimits.bytes / 2, of: 1)
    #expect(throws: RecordingError.tooLarge) { try memory.add(RecordingLimits.bytes / 4, of: 2) }
    #expect(throws: RecordingError.tooLarge) { try memory.add(.max, of: 2) }
    try memory.add(RecordingLimits.bytes / 4, of: 1)
  }

  private struct Large {
    typealias Eight<Value> = (Value, Value, Value, Value, Value, Value, Value, Value)
    var numbers: Eight<Eight<Int>>
  }

  @Test func lengthsBeyondTheEndAreRefused() throws {
    for length in [UInt64.max, UInt64(Int.max), 1 << 40, 1000] {
      for kind in [ValueKind.list, .bytes, .coded, .fields] {
        var writer = ValueWriter(names: RecordedNames(), root: "")
        writer.put(kind)
        writer.put(magnitude: length)
        let bytes = writer.bytes
        #expect(throws: RecordingError.self) { try read([Int].self, bytes) }
        #expect(throws: RecordingError.self) { try read(String.self, bytes) }
        #expect(throws: RecordingError.self) { try read(URL.self, bytes) }
        #expect(throws: RecordingError.self) { try read(Item.self, bytes) }
      }
    }
  }

  @Test func valuesThatDoNotFitTheirTypeAreRefused() throws {
    #expect(throws: RecordingError.self) { try read(UInt8.self, bytes(of: 256)) }
    #expect(throws: RecordingError.self) { try read(Int8.self, bytes(of: -129)) }
    #expect(throws: RecordingError.self) { try read(Bool.self, bytes(of: 1)) }
    #expect(throws: RecordingError.self) { try read(Set<Int>.self, bytes(of: [1, 1])) }
    #expect(throws: RecordingError.self) { try read([Int: Int].self, bytes(of: [(1, 1), (1, 2)])) }
    #expect(throws: RecordingError.self) {
      try read(
        IdentifiedArrayOf<Item>.self,
        bytes(of: [Item(id: 1, name: ""), Item(id: 1, name: "")])
      )
    }
    #expect(throws: RecordingError.self) { try read(String.self, bytes(of: Data([0xFF]))) }
    #expect(throws: RecordingError.self) { try read(Character.self, bytes(of: "ab")) }
    #expect(throws: RecordingError.self) { try read(UUID.self, bytes(of: "short")) }
    #expect(throws: RecordingError.self) { try read(ClosedRange<Int>.self, bytes(of: "[3,1]")) }
    #expect(throws: RecordingError.self) { try read((Int, Int).self, bytes(of: (1, 2, 3))) }
  }

  @Test func nestedValuesOfAFileHaveALimit() {
    // A struct whose list has a struct, and so on.
    let level: [UInt8] = [ValueKind.fields.rawValue, 1, 0, ValueKind.list.rawValue, 1]
    let bytes = Array(repeating: level, count: 5000).flatMap(\.self)
    let error = #expect(throws: RecordingError.self) {
      try read(Nested.self, bytes, names: ["inner"])
    }
    guard case .damaged(_, "has too many values inside") = error else {
      Issue.record("The error is another one: \(String(describing: error)).")
      return
    }
  }

  private struct Nested {
    var inner: [Nested] = []
  }

  private func bytes<Value>(of value: Value) throws -> [UInt8] {
    var writer = ValueWriter(names: RecordedNames(), root: "")
    try writer.write(value)
    return writer.bytes
  }

  private func read<Value>(
    _ type: Value.Type,
    _ bytes: [UInt8],
    names: [String] = []
  ) throws -> Value {
    var reader = ValueReader(bytes[...], names: names, root: "Value")
    return try reader.readLast(type)
  }
}
