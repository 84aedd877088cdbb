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
    return recording
  }

  package func replayed() throws -> RecordingReplay? { try replayActions?(self) }
}
#endif
