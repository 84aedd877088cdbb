internal import ConcurrencyExtras
public import Foundation

/// The sender of a recorded action.
public enum RecordedOrigin: Hashable, Sendable {
  /// A view, or other code that has the store.
  case user

  /// The binding of a control.
  ///
  /// A write that waits until the store has handled other actions counts as ``user``.
  case binding

  /// An effect.
  ///
  /// - Parameters:
  ///   - action: The number of the action that started the effect.
  ///   - place: Where the effect is made, if it has a place in source code. Effects of `run` have one.
  case effect(of: Int, at: RecordedPlace?)

  /// The number of the action that started the effect, if an effect is the sender.
  public var cause: Int? {
    guard case .effect(let action, _) = self else { return nil }
    return action
  }

  @MainActor
  init(_ origin: ActionOrigin, isDirect: Bool) {
    switch origin {
    case .effect(let cause as RecordedCause):
      self = .effect(of: cause.number, at: cause.place)
    case .user where isDirect && BindingLocal.isActive:
      self = .binding
    case .user, .effect:
      self = .user
    }
  }
}

/// A line in source code.
public struct RecordedPlace: Hashable, Sendable, CustomStringConvertible {
  /// The module and the name of the file, such as `Standups/AppFeature.swift`.
  public let fileID: String

  /// The line.
  public let line: Int

  /// The file and the line, such as `Standups/AppFeature.swift:12`.
  public var description: String { "\(fileID):\(line)" }

  init(_ location: SourceLocation) {
    fileID = "\(location.fileID)"
    line = Int(location.line)
  }
}

/// An effect that runs while it is in ``StoreRecording/effects``.
///
/// In an imported recording it ran at the time of the export.
public struct RecordedEffect: Hashable, Identifiable, Sendable {
  /// The number of the effect in its store.
  public let id: Int

  /// The number of the action that started the effect.
  public let startedBy: Int

  /// The line at which the effect is made, if it has a place in source code.
  public let place: RecordedPlace?

  /// The time at which the effect started.
  public let since: Date

  /// The ids that cancel the effect, the innermost first, as readable dumps.
  ///
  /// Release builds and imported recordings do not know them.
  public let ids: [String]

  var withoutIDs: Self {
    Self(id: id, startedBy: startedBy, place: place, since: since, ids: [])
  }
}

/// An effect that has finished or was cancelled.
package struct EndedEffect: Identifiable, Sendable {
  package let effect: RecordedEffect
  /// The number of the last action before the end.
  package let lastAction: Int
  /// The time at which the effect ended.
  package let date: Date
  package let isCancelled: Bool

  package var id: Int { effect.id }
}
