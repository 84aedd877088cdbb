public import Foundation

/// An action that a store has handled, with the states before and after it.
///
/// A ``StoreRecording`` keeps them.
public struct RecordedAction<State, Action>: Identifiable {
  /// The number of the action in its recording, from 1.
  public let number: Int

  /// The action.
  public let action: Action

  /// The state before the action, as the recording keeps it.
  let before: HistoryValue<State>

  /// The state after the action, as the recording keeps it.
  let after: HistoryValue<State>

  /// The changes of `@Shared` values that the reducer has made, in the order in which they began.
  ///
  /// An imported recording has none: its states have the shared values of their time.
  public let sharedChanges: [RecordedSharedChange]

  /// The changes of `@Shared` values that effects and other code have made since the action before.
  ///
  /// An imported recording has none.
  public let earlierSharedChanges: [RecordedSharedChange]

  /// The sender of the action.
  public let origin: RecordedOrigin

  /// The user's event during which the action was sent, if the inspector or a test asks for it.
  let handledEvent: RecordedEvent?

  /// The user's event in words, if the action is from a file.
  let writtenEvent: String?

  /// The code of a view that sent the action, such as `onAppear`, which only debug builds know.
  let viewCode: String?

  /// The time at which the action had been handled.
  public let date: Date

  /// The time that the reducer took.
  public let duration: Duration

  /// The values that dependencies gave the feature before the action ended, and after the action before.
  let values: RecordedValues

  /// The user's event during which the action was sent, and the code of a view that sent it, in words.
  package var event: String? {
    let parts = [eventText, viewCode].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", then ")
  }

  /// The user's event during which the action was sent, in words.
  var eventText: String? { handledEvent?.text ?? writtenEvent }

  /// The number of the action.
  public var id: Int { number }

  /// The state before the action.
  ///
  /// - Complexity: O(*n*) in the size of its large arrays, which older actions keep as differences: up to
  ///   128 are applied to a copy. O(1) without large arrays.
  public var stateBefore: State { before.value }

  /// The state after the action.
  ///
  /// - Complexity: O(*n*) in the size of its large arrays, which older actions keep as differences: up to
  ///   128 are applied to a copy. O(1) without large arrays.
  public var stateAfter: State { after.value }

  /// The cases of the action without their values, such as `.row(id: _, .tapped)`.
  public var name: String { ActionLabel.name(of: action) }

  /// The action with its values, as a readable dump.
  public var dump: String { Issues.dump(action) }

  /// The difference between the states, as lines with `-` and `+`, or nil if there is none.
  ///
  /// - Complexity: O(*n*) in the size of the state, of which large arrays count with the elements that may differ.
  public var changes: String? { after.differenceText(since: before) }
}

extension RecordedAction {
  /// The action with the states of a replay.
  func with(before: HistoryValue<State>, after: HistoryValue<State>) -> Self {
    Self(
      number: number,
      action: action,
      before: before,
      after: after,
      sharedChanges: sharedChanges,
      earlierSharedChanges: earlierSharedChanges,
      origin: origin,
      handledEvent: handledEvent,
      writtenEvent: writtenEvent,
      viewCode: viewCode,
      date: date,
      duration: duration,
      values: values
    )
  }
}
