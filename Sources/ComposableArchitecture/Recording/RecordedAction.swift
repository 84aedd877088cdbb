public import Foundation

/// An action that a store has handled, with the states before and after it.
///
/// A ``StoreRecording`` keeps them.
public struct RecordedAction<State, Action>: Identifiable {
  /// The parts, which copies of the action share: a search goes through thousands of actions.
  private let content: Content

  /// The number of the action in its recording, from 1.
  public var number: Int { content.parts.number }

  /// The action.
  public var action: Action { content.parts.action }

  /// The state before the action, as the recording keeps it.
  var before: HistoryValue<State> { content.parts.before }

  /// The state after the action, as the recording keeps it.
  var after: HistoryValue<State> { content.parts.after }

  /// The changes of `@Shared` values that the reducer has made, in the order in which they began.
  ///
  /// An imported recording has none: its states have the shared values of their time.
  public var sharedChanges: [RecordedSharedChange] { content.parts.sharedChanges }

  /// The changes of `@Shared` values that effects and other code have made since the action before.
  ///
  /// An imported recording has none.
  public var earlierSharedChanges: [RecordedSharedChange] { content.parts.earlierSharedChanges }

  /// The sender of the action.
  public var origin: RecordedOrigin { content.parts.origin }

  /// The user's event during which the action was sent, if the inspector or a test asks for it.
  var handledEvent: RecordedEvent? { content.parts.handledEvent }

  /// The user's event in words, if the action is from a file.
  var writtenEvent: String? { content.parts.writtenEvent }

  /// The code of a view that sent the action, such as `onAppear`, which only debug builds know.
  var viewCode: String? { content.parts.viewCode }

  /// The time at which the action had been handled.
  public var date: Date { content.parts.date }

  /// The time that the reducer took.
  public var duration: Duration { content.parts.duration }

  /// The values that dependencies gave the feature before the action ended, and after the action before.
  var values: RecordedValues { content.parts.values }

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
  /// The parts of an action.
  struct Parts {
    let number: Int
    let action: Action
    var before: HistoryValue<State>
    var after: HistoryValue<State>
    let sharedChanges: [RecordedSharedChange]
    let earlierSharedChanges: [RecordedSharedChange]
    let origin: RecordedOrigin
    let handledEvent: RecordedEvent?
    let writtenEvent: String?
    let viewCode: String?
    let date: Date
    let duration: Duration
    let values: RecordedValues
  }

  private final class Content {
    let parts: Parts

    init(_ parts: Parts) {
      self.parts = parts
    }
  }

  init(_ parts: Parts) {
    content = Content(parts)
  }

  /// The action with the states of a replay.
  func with(before: HistoryValue<State>, after: HistoryValue<State>) -> Self {
    var parts = content.parts
    parts.before = before
    parts.after = after
    return Self(parts)
  }
}
