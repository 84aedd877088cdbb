#if DEBUG
internal import RuntimeMetadata

/// The features that an action goes through on its way to the one that it belongs to.
struct ActionPath {
  /// A step from the state of a feature to that of a child.
  struct Step {
    /// The name of the case, which is in general that of the child's field.
    let name: String
    let kind: Kind
    /// Whether the child is a feature, by the name of its action's type.
    let isFeature: Bool

    init(name: String, kind: Kind, action: Any) {
      self.name = name
      self.kind = kind
      isFeature = ActionPath.feature(of: action) != nil
    }
  }

  enum Kind {
    /// The child is a field, or the case of one.
    case field
    /// The child is presented.
    case presented
    /// The child is the element of a collection or of a stack.
    case element(id: Any)
  }

  /// The names of the features, from the outermost to the innermost.
  private(set) var features: [String]
  private(set) var steps: [Step] = []

  private static let knownNames = TypeCache<String>()

  init(of action: Any) {
    features = [Self.feature(of: action) ?? Issues.name(of: type(of: action))]
    var action = action
    while let child = Self.child(of: action) {
      if let name = Self.feature(of: child.action) { features.append(name) }
      steps.append(child.step)
      action = child.action
    }
  }

  /// The name of the innermost feature, such as `StandupForm`.
  var feature: String { features[features.count - 1] }

  /// The ways to the children, the innermost child first.
  var waysToChildren: [ArraySlice<Step>] {
    steps.indices.reversed().map { steps[...$0] }
  }

  /// The feature that an enum of actions belongs to.
  fileprivate static func feature(of action: Any) -> String? {
    guard Mirror(reflecting: action).displayStyle == .enum else { return nil }
    let type = type(of: action)
    let name = knownNames.value(of: type) { Issues.name(of: type) }
    guard name.hasSuffix(".Action") else { return nil }
    return String(name.dropLast(".Action".count))
  }

  /// The action of a child inside of an action.
  private static func child(of action: Any) -> (step: Step, action: Any)? {
    guard let (name, payload) = enumCase(action) else { return nil }
    if let wrapper = payload as? any SourceElementAction {
      return wrapper.partsForSource.map { id, action in
        (Step(name: name, kind: .element(id: id.base), action: action), action)
      }
    }
    if payload is any ActionOfPresented {
      return enumCase(payload).map { _, action in
        (Step(name: name, kind: .presented, action: action), action)
      }
    }
    if let (id, action) = element(payload) {
      return (Step(name: name, kind: .element(id: id), action: action), action)
    }
    guard Mirror(reflecting: payload).displayStyle == .enum else { return nil }
    return (Step(name: name, kind: .field, action: payload), payload)
  }

  private static func enumCase(_ value: Any) -> (name: String, payload: Any)? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum, let child = mirror.children.first else { return nil }
    return child.label.map { ($0, child.value) }
  }

  /// The id and the action in a payload such as `(id: 1, action: .tapped)`.
  private static func element(_ payload: Any) -> (id: Any, action: Any)? {
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple, mirror.children.count == 2 else { return nil }
    let children = Array(mirror.children)
    guard children.map(\.label) == ["id", "action"] else { return nil }
    return (children[0].value, children[1].value)
  }
}

private protocol ActionOfPresented {}

extension PresentationAction: ActionOfPresented {}
#endif
