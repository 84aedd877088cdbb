internal import Foundation
internal import Sharing

/// The bytes of a recording.
///
/// ```
/// "TCA recording" │ version │ build, state, action, names │ actions, unfinished action, effects, jumps, answers, journeys
/// ```
///
/// The names of fields and cases are written once, and values have their numbers. The bytes of a state are the difference
/// to those of the state before.
@MainActor
struct RecordingFile {
  let names: RecordedNames
  var content: RecordingContent

  private static let mark = Array("TCA recording".utf8)
  private static let version = 8

  /// The part of a file that comes before its values.
  private struct Header {
    var build: String?
    var state: String
    var action: String
    var names: [String]
  }

  // MARK: - Writing

  /// Writes the values of a recording.
  ///
  /// It reads nothing that is observed, because a thread that has crashed may hold a lock of observation.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - count: The number of the last actions that are written.
  ///   - namesControls: Whether events have the names of their controls.
  ///   - hasJourneys: Whether the file has the user's steps, which are read on the main thread alone. Names of controls are a
  ///     part of them.
  ///   - isLate: Whether the time for it is over.
  /// - Throws: A ``RecordingError`` with the way to a value that cannot be written, ``RecordingError/tooLarge``, or a
  ///   ``LateRecording``.
  init<State, Action>(
    of recording: StoreRecording<State, Action>,
    last count: Int = .max,
    namesControls: Bool = ControlNames.areExported,
    hasJourneys: Bool = true,
    isLate: () -> Bool = { false }
  ) throws {
    if let file = recording.file {
      self = file
      return
    }
    let actions = recording.unobservedActions.suffix(count)
    let unfinished = recording.unfinishedAction
    guard let first = actions.first?.number ?? unfinished?.number else {
      throw RecordingError.empty
    }
    var writer = RecordingWriter(
      recording,
      namesControls: namesControls,
      hasJourneys: hasJourneys && namesControls
    )
    writer.begin(before: actions)
    for action in actions {
      guard !isLate() else { throw LateRecording() }
      try writer.add(action)
    }
    if let unfinished { try writer.add(unfinished) }
    try writer.addOthers(since: first)
    names = writer.names
    content = writer.content
  }

  /// The bytes of a state or an action.
  static func bytes<Value>(of value: Value, names: RecordedNames) throws -> [UInt8] {
    var writer = ValueWriter(names: names, root: Issues.name(of: Value.self))
    try writer.write(value)
    return writer.bytes
  }

  /// The bytes of the file.
  func data<State, Action>(of recording: StoreRecording<State, Action>) throws -> Data {
    let content = try Self.bytes(of: content, names: names)
    var writer = ValueWriter(names: RecordedNames(), root: "The recording")
    writer.append(Self.mark)
    writer.put(Self.version)
    try BuildIdentity.current.write(to: &writer)
    WrittenTypeName.of(State.self).write(to: &writer)
    WrittenTypeName.of(Action.self).write(to: &writer)
    try names.all.write(to: &writer)
    writer.append(content)
    return Data(writer.bytes)
  }

  // MARK: - Reading

  /// Reads the bytes of a file, without the states and the actions.
  ///
  /// - Parameters:
  ///   - data: The bytes, which may be from anywhere.
  ///   - state: The state that the recording has to be of.
  ///   - action: The action that the recording has to be of.
  ///   - allowsOtherBuilds: Whether another build may have made the file.
  /// - Throws: A ``RecordingError``.
  init(
    _ data: Data,
    state: Any.Type,
    action: Any.Type,
    allowsOtherBuilds: Bool
  ) throws {
    guard data.count < RecordingLimits.bytes else { throw RecordingError.tooLarge }
    var reader = ValueReader(Array(data)[...], names: [], root: "The recording")
    let header = try Self.header(&reader)
    guard header.build == BuildIdentity.current || allowsOtherBuilds else {
      throw RecordingError.otherBuild
    }
    for (found, expected) in [(header.state, state), (header.action, action)] {
      let expected = WrittenTypeName.of(expected)
      guard found == expected else {
        throw RecordingError.otherFeature(found: found, expected: expected)
      }
    }
    names = RecordedNames(header.names)
    reader.names = header.names
    content = try reader.readLast(RecordingContent.self)
    try content.check()
  }

  private static func header(_ reader: inout ValueReader) throws -> Header {
    guard try reader.take(mark.count).elementsEqual(mark) else {
      throw reader.damaged("is another kind of file")
    }
    guard try reader.takeMagnitude() == version else {
      throw reader.damaged("is of another version of this library")
    }
    return Header(
      build: try String?.read(from: &reader),
      state: try String.read(from: &reader),
      action: try String.read(from: &reader),
      names: try [String].read(from: &reader)
    )
  }

  /// Reads a state or an action.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - bytes: The bytes of the value.
  ///   - shared: The shared values that the value may refer to.
  ///   - memory: The memory of the values that stay with this one.
  /// - Returns: The value.
  /// - Throws: A ``RecordingError``.
  func value<Value>(
    _ type: Value.Type,
    in bytes: [UInt8],
    shared: ReadSharedValues = ReadSharedValues(),
    memory: ReadMemory = ReadMemory()
  ) throws -> Value {
    var reader = ValueReader(bytes[...], names: names.all, root: Issues.name(of: type))
    reader.shared = shared
    reader.memory = memory
    return try reader.readLast(type)
  }
}
