/// The place of the value of a binding: a root, and the path from it.
///
/// NB: Unchecked because the steps are key paths and identities, which are only compared.
struct BindingPlace: Hashable, @unchecked Sendable {
  private var steps: [AnyHashable]

  /// A step from a value to a part of it.
  enum Step: Hashable {
    case member(AnyKeyPath)
    case memberOfWrapped(AnyKeyPath)
    case ofCase(AnyKeyPath)
    case unwrapped, isPresent, promoted, erased
  }

  init(_ steps: [AnyHashable]) {
    self.steps = steps
  }

  init(_ root: AnyObject) {
    self.init([ObjectIdentifier(root)])
  }

  func followed(by step: Step) -> Self {
    var place = self
    place.steps.append(step)
    return place
  }
}

/// The identity of the place of a binding.
///
/// Two bindings to one property of one object have equal identifiers.
///
/// ```swift
/// let id = UIBindingIdentifier($model.name)
/// ```
public struct UIBindingIdentifier: Hashable, Sendable {
  private let place: BindingPlace

  /// The identifier of the place that a binding reads and writes.
  ///
  /// - Parameter binding: The binding.
  public init<Value>(_ binding: UIBinding<Value>) {
    place = binding.place
  }
}
