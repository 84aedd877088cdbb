internal import CasePaths
public import SwiftNavigation

/// State that is cleared as soon as one of its actions has been handled, such as an alert.
///
/// `ifLet` clears it, so no reducer has to:
///
/// ```swift
/// case .alert(.presented(.deleteConfirmed)):
///   // The alert is cleared when this returns.
///   return .run { … }
/// ```
///
/// `AlertState` and `ConfirmationDialogState` are ephemeral, also in a case of an enum of destinations.
public protocol _EphemeralState<Action>: _AlertStateOrChildInBracesWithoutLabel {
  /// The actions of the buttons.
  associatedtype Action

  /// The type of the actions.
  static var actionType: Any.Type { get }
}

extension _EphemeralState {
  /// The type of the actions.
  public static var actionType: Any.Type { Action.self }
}

/// The states that `ifLet` takes without a child: those of alerts and dialogs.
///
/// The compiler's message has this name where the child has a label, as in `destination: { Child() }`. Write the child
/// in braces behind the call.
public protocol _AlertStateOrChildInBracesWithoutLabel: _OwnReducerState {}

extension AlertState: _EphemeralState {}
extension ConfirmationDialogState: _EphemeralState {}

/// Finds out whether a destination is ephemeral.
///
/// It looks up once which cases can be.
struct EphemeralReader<State> {
  private enum Kind {
    case always
    case never
    /// The action types by the tag of the case.
    case inCases([UInt32: Any.Type], EnumMetadata)
  }

  private let kind: Kind

  init() {
    kind =
      if State.self is any _EphemeralState.Type {
        .always
      } else {
        Self.inCases() ?? .never
      }
  }

  private static func inCases() -> Kind? {
    guard let metadata = EnumMetadata(State.self) else { return nil }
    var actionTypes: [UInt32: Any.Type] = [:]
    var tag: UInt32 = 0
    while metadata.caseName(forTag: tag) != nil {
      let type = metadata.associatedValueType(forTag: tag) as? any _EphemeralState.Type
      actionTypes[tag] = type?.actionType
      tag += 1
    }
    return actionTypes.isEmpty ? nil : .inCases(actionTypes, metadata)
  }

  /// Whether any state of the type can be ephemeral.
  var isPossible: Bool {
    if case .never = kind { false } else { true }
  }

  /// Whether an action clears a state.
  func isCleared<Action>(_ state: State, by action: Action) -> Bool {
    switch kind {
    case .always: true
    case .never: false
    case .inCases(let actionTypes, let metadata):
      isCleared(by: action, ofType: actionTypes[metadata.tag(of: state)])
    }
  }

  private func isCleared<Action>(by action: Action, ofType type: Any.Type?) -> Bool {
    guard let type, let metadata = EnumMetadata(Action.self) else { return false }
    return metadata.associatedValueType(forTag: metadata.tag(of: action)) == type
  }
}
