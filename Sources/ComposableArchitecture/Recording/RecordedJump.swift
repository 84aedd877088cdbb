public import Foundation

/// A return of a store to the state that it had after an earlier action.
///
/// The inspector does it with *Go back to here*. The actions since then are the abandoned future: they stay in the
/// recording, and ``StoreRecording/isAbandoned(_:)`` tells them from the others. Shared values go back with the store.
///
/// ```swift
/// for jump in recording.jumps {
///   print(jump, jump.cancelledEffects.count)
/// }
/// ```
///
/// The original library has no recordings.
public struct RecordedJump: Hashable, Sendable, CustomStringConvertible {
  /// The number of the action after which the store had the state.
  public let action: Int

  /// The number of the last action before the return.
  public let lastAction: Int

  /// The time of the return.
  public let date: Date

  /// The effects that were cancelled, because an action of the abandoned future had started them.
  public let cancelledEffects: [RecordedEffect]

  /// The keys of the `@Shared` values that got the values of the earlier moment, in the order of their first changes.
  ///
  /// Only values that the feature has changed are known to the recording.
  public let sharedValues: [String]

  /// The jump in a file, whose effects have no ids.
  var forFile: Self {
    Self(
      action: action,
      lastAction: lastAction,
      date: date,
      cancelledEffects: cancelledEffects.map(\.withoutIDs),
      sharedValues: sharedValues
    )
  }

  /// The jump in words, such as `Went back to after 12`.
  public var description: String { "Went back to after \(action)" }
}
