/// A child that an action was for, and that no reducer ran for.
///
/// What a type of actions is of is told by where it is declared: in a reducer, as its `Action`.
struct UnrunChild {
  let feature: any Reducer.Type
  /// What a parent would run it with.
  let missing: LostActions.Operator

  /// Finds the outermost one, unless a child was not there, which was told.
  init?(in action: Any, _ consequences: Consequences) {
    guard isDebugBuild, !consequences.lackChild, let child = Self.find(in: action, consequences)
    else { return nil }
    self = child
  }

  private init(_ feature: any Reducer.Type, _ missing: LostActions.Operator) {
    self.feature = feature
    self.missing = missing
  }

  private static func find(in action: Any, _ consequences: Consequences) -> UnrunChild? {
    guard let (payload, hasID) = payload(of: action) else { return nil }
    let wrapper = (payload as? any ChildActionWrapper).map { type(of: $0) }
    if let feature = feature(of: wrapper?.childAction ?? type(of: payload)),
      !consequences.haveReduced(state(of: feature))
    {
      return UnrunChild(feature, wrapper?.missing ?? (hasID ? .forEach : .scope))
    }
    guard wrapper != nil else { return find(in: payload, consequences) }
    return Self.payload(of: payload).flatMap { find(in: $0.value, consequences) }
  }

  /// The value in the case of an enum; the last one beside an id.
  private static func payload(of action: Any) -> (value: Any, hasID: Bool)? {
    let mirror = Mirror(reflecting: action)
    guard mirror.displayStyle == .enum, let payload = mirror.children.first?.value else {
      return nil
    }
    let parts = Mirror(reflecting: payload)
    guard parts.displayStyle == .tuple, let last = parts.children.reversed().first else {
      return (payload, false)
    }
    return (last.value, true)
  }

  private static func feature(of action: Any.Type) -> (any Reducer.Type)? {
    let suffix = "6ActionO"
    guard let name = _mangledTypeName(action), name.hasSuffix(suffix),
      let feature = _typeByName(String(name.dropLast(suffix.count))) as? any Reducer.Type,
      isAction(action, of: feature)
    else { return nil }
    return feature
  }

  private static func isAction<R: Reducer>(_ action: Any.Type, of feature: R.Type) -> Bool {
    action == R.Action.self
  }

  private static func state<R: Reducer>(of feature: R.Type) -> Any.Type {
    R.State.self
  }
}

/// An action of a parent that has those of a child in it.
private protocol ChildActionWrapper {
  static var childAction: Any.Type { get }
  static var missing: LostActions.Operator { get }
}

extension PresentationAction: ChildActionWrapper {
  fileprivate static var childAction: Any.Type { Action.self }
  fileprivate static var missing: LostActions.Operator { .ifLet }
}

extension IdentifiedAction: ChildActionWrapper {
  fileprivate static var childAction: Any.Type { Action.self }
  fileprivate static var missing: LostActions.Operator { .forEach }
}

extension StackAction: ChildActionWrapper {
  fileprivate static var childAction: Any.Type { Action.self }
  fileprivate static var missing: LostActions.Operator { .forEachOfStack }
}
