public import CasePaths

/// An action of a feature on a navigation stack, or a change of the stack.
///
/// ```swift
/// enum Action {
///   case path(StackAction<Path.State, Path.Action>)
/// }
/// ```
///
/// A parent matches the actions of the elements:
///
/// ```swift
/// case .path(.element(id: let id, action: .detail(.delegate(.deleted)))):
///   state.path.pop(from: id)
///   return .none
/// ```
public enum StackAction<State, Action>: CasePathable {
  /// An action of the element with an id.
  indirect case element(id: StackElementID, action: Action)

  /// An element and all elements above it are removed, because the user went back or the element dismissed itself.
  case popFrom(id: StackElementID)

  /// A view pushes an element.
  ///
  /// The state is boxed, so actions stay small.
  indirect case push(id: StackElementID, state: State)

  /// The paths of the cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The paths of the cases.
  public struct AllCasePaths {
    /// The path of an action of any element.
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      ._$embed({ .element(id: $0.id, action: $0.action) }) {
        guard case .element(let id, let action) = $0 else { return nil }
        return (id, action)
      }
    }

    /// The path of removals.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      ._$embed(StackAction.popFrom) {
        guard case .popFrom(let id) = $0 else { return nil }
        return id
      }
    }

    /// The path of pushes.
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      ._$embed({ .push(id: $0.id, state: $0.state) }) {
        guard case .push(let id, let state) = $0 else { return nil }
        return (id, state)
      }
    }

    /// The path of the actions of one element.
    ///
    /// - Parameter id: The element's id.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      ._$embed({ .element(id: id, action: $0) }) {
        guard case .element(id, let action) = $0 else { return nil }
        return action
      }
    }
  }
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

/// An action of a stack, where `R` is the feature of the elements.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>
