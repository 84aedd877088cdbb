public import CasePaths

/// An action of one element of a collection.
///
/// ```swift
/// struct Todos: Reducer {
///   struct State { var todos: IdentifiedArrayOf<Todo.State> = [] }
///   enum Action { case todos(IdentifiedActionOf<Todo>) }
/// }
/// ```
///
/// `forEach` runs the element's reducer for it. Case key paths select an element by its id:
///
/// ```swift
/// await store.receive(\.todos[id: 1].saved)
/// ```
public enum IdentifiedAction<ID: Hashable & Sendable, Action>: CasePathable {
  /// An action of the element with an id.
  case element(id: ID, action: Action)

  /// The paths of the cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The paths of the cases.
  public struct AllCasePaths {
    /// The path of an action of any element.
    public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
      ._$embed(IdentifiedAction.element) {
        guard case .element(let id, let action) = $0 else { return nil }
        return (id, action)
      }
    }

    /// The path of the actions of one element.
    ///
    /// - Parameter id: The element's id.
    public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
      ._$embed({ .element(id: id, action: $0) }) {
        guard case .element(id, let action) = $0 else { return nil }
        return action
      }
    }
  }
}

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where ID: Sendable, Action: Sendable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}

/// An action of one element, where `R` is the feature of the elements.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable
