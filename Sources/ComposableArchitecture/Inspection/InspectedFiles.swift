#if DEBUG
#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A recording that the inspector exports, imports and replays.
@MainActor
package protocol InspectedFiles: AnyObject {
  /// The bytes of a file.
  func exported() throws -> Data
  /// The endpoints whose answers are in no file, each with the reason.
  var unwritableAnswers: [String] { get }
  /// The last actions, and the one that the reducer is handling, or nil if nothing was recorded.
  ///
  /// It takes no lock of observation.
  ///
  /// - Parameter isLate: Whether the time for a file of so many actions is over. Then there are fewer.
  /// - Returns: The bytes of a file, or nil for an empty recording and for an imported one.
  /// - Throws: A ``RecordingError``.
  func lastActions(isLate: (_ count: Int) -> Bool) throws -> LastActions?
  /// The name of the action that the reducer is handling.
  ///
  /// It takes no lock of observation.
  var unfinishedName: InspectedUnfinishedName? { get }
  /// Whether the reducer is handling a recorded action once more.
  var isRepeating: Bool { get }
  /// The action that the reducer was handling when its process crashed, in an imported recording.
  var unfinished: InspectedUnfinishedAction? { get }
  /// A recording of the same store from the bytes of a file, which may be from anywhere.
  func imported(_ data: Data) throws -> any InspectedStore
  /// Handles the actions once more.
  ///
  /// - Returns: Whether the states are equal, or nil if the recording has never had a store.
  func replayed() throws -> RecordingReplay?
}

extension StoreRecording: InspectedFiles {
  package func exported() throws -> Data { try data() }

  package func imported(_ data: Data) throws -> any InspectedStore {
    let recording = try StoreRecording(data: data)
    recording.replayActions = replayActions
    recording.replay = replay
    return recording
  }

  package func replayed() throws -> RecordingReplay? { try replayActions?(self) }
}
#endif
