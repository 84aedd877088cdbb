/// A view of which the ids of `id(_:)` around its content are known without a node.
///
/// An action can scroll to a row by such an id before the row exists.
@MainActor
protocol IDCarrier {
  /// Whether a view of this type can have an id.
  static var mayCarryID: Bool { get }

  /// Whether the view has an id.
  func carries(_ id: AnyHashable) -> Bool
}

/// A view that is an id carrier if its content is one, such as a modifier.
protocol IDCarrierAround<Content>: IDCarrier {
  associatedtype Content

  var content: Content { get }
}

extension IDCarrierAround {
  static var mayCarryID: Bool { ViewCore.mayCarryID(Content.self) }

  func carries(_ id: AnyHashable) -> Bool { ViewCore.carries(content, id) }
}

/// Whether views of a type can have an id that is known without a node.
@MainActor
func mayCarryID(_ view: Any.Type) -> Bool {
  (view as? any IDCarrier.Type)?.mayCarryID ?? false
}

/// Whether a view has an id that is known without a node.
@MainActor
func carries(_ view: Any, _ id: AnyHashable) -> Bool {
  (view as? any IDCarrier)?.carries(id) ?? false
}

extension TraitView: IDCarrierAround {}
extension EnvironmentView: IDCarrierAround {}
extension BoxedView: IDCarrierAround {}
extension AppearanceView: IDCarrierAround {}
extension ContainedView: IDCarrierAround {}

extension AnyView: IDCarrier {
  static var mayCarryID: Bool { true }

  func carries(_ id: AnyHashable) -> Bool { ViewCore.carries(content, id) }
}

extension _ConditionalContent: IDCarrier {
  static var mayCarryID: Bool {
    ViewCore.mayCarryID(First.self) || ViewCore.mayCarryID(Second.self)
  }

  func carries(_ id: AnyHashable) -> Bool {
    switch branch {
    case .first(let view): ViewCore.carries(view, id)
    case .second(let view): ViewCore.carries(view, id)
    }
  }
}
