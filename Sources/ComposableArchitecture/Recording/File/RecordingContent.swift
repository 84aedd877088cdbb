internal import Foundation

/// What a file says about the actions of a recording.
struct RecordingContent {
  var actions: [WrittenAction] = []
  var effects: [WrittenEffect] = []
  /// The names of the dependencies that the recorded reducer reads.
  var dependencyNames: [String] = []
}

/// A recorded action, whose typed parts are bytes.
struct WrittenAction {
  let number: Int
  let action: Data
  let before: WrittenState
  let after: WrittenState
  let origin: RecordedOrigin
  let event: String?
  let date: Date
  let duration: Duration
  let values: RecordedValues
  let sharedChanges: [WrittenSharedChange]
}

/// A change of a shared value, as dumps.
struct WrittenSharedChange {
  let name: String
  let before: String
  let after: String

  init(_ change: RecordedSharedChange) {
    name = change.name
    before = change.before as? String ?? Issues.dump(change.before)
    after = change.after as? String ?? Issues.dump(change.after)
  }
}

/// An effect that ran.
struct WrittenEffect {
  /// The number of the action that started it.
  let startedBy: Int
  /// The number of the last action before its end, or nil if it still runs.
  let lastAction: Int?
}
