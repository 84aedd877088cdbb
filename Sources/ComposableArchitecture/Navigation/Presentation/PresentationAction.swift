public import CasePaths

/// An action of a presented feature, or the end of the presentation.
///
/// ```swift
/// enum Action {
///   case editItem(PresentationAction<ItemForm.Action>)
/// }
/// ```
///
/// The parent matches actions of the child in the first case:
///
/// ```swift
/// case .editItem(.presented(.saveButtonTapped)):
///   …
/// ```
public enum PresentationAction<Action> {
  /// The presentation ends because the user closed it or the child dismissed itself.
  ///
  /// `ifLet` clears the state after the parent has handled the action, so the parent still sees the child.
  case dismiss

  /// An action of the child.
  indirect case presented(Action)
}

extension PresentationAction: CasePathable {
  /// The paths of the cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The paths of the cases.
  ///
  /// The cases of the child's actions can be written without `presented`:
  ///
  /// ```swift
  /// await store.receive(\.destination.edit.saveButtonTapped)
  /// ```
  @dynamicMemberLookup
  public struct AllCasePaths {
    /// The path of the end of the presentation.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      ._$embed({ .dismiss }) {
        guard case .dismiss = $0 else { return nil }
        return ()
      }
    }

    /// The path of the child's actions.
    public var presented: AnyCasePath<PresentationAction, Action> {
      ._$embed(PresentationAction.presented) {
        guard case .presented(let action) = $0 else { return nil }
        return action
      }
    }

    /// The path of a case of the child's actions.
    public subscript<AppendedAction>(
      dynamicMember keyPath: CaseKeyPath<Action, AppendedAction>
    ) -> AnyCasePath<PresentationAction, AppendedAction> where Action: CasePathable {
      presented.appending(path: AnyCasePath(keyPath))
    }

    /// The path of a case of the child's actions, as a `PresentationAction` of that case.
    @_disfavoredOverload
    public subscript<AppendedAction>(
      dynamicMember keyPath: CaseKeyPath<Action, AppendedAction>
    ) -> AnyCasePath<PresentationAction, PresentationAction<AppendedAction>>
    where Action: CasePathable {
      let path = AnyCasePath(keyPath)
      return .unchecked(embed: { $0.map(path.embed) }, extract: { $0.map(path.extract) })
    }
  }

  private func map<T>(_ transform: (Action) -> T) -> PresentationAction<T> {
    switch self {
    case .dismiss: .dismiss
    case .presented(let action): .presented(transform(action))
    }
  }

  private func map<T>(_ transform: (Action) -> T?) -> PresentationAction<T>? {
    switch self {
    case .dismiss: .dismiss
    case .presented(let action): transform(action).map { .presented($0) }
    }
  }
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}
