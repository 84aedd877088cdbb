/// Combines the values that views have for one preference.
///
/// Nodes pass it on without knowing the key. Those that set a value know its type.
@MainActor
class AnyPreferenceReduction {
  /// Begins the values of a container, which are combined first.
  func enterContainer() {}

  /// Adds the combined value of the container to the values around it.
  func leaveContainer() {}
}

/// Combines the values of one key, in the order of the views.
final class PreferenceReduction<Key: PreferenceKey>: AnyPreferenceReduction {
  /// The combined value so far, or `nil` if no view has one.
  private(set) var value: Key.Value?
  /// The values so far of the containers around the current one, the innermost last.
  private var outer: [Key.Value?] = []

  func add(_ next: Key.Value) {
    // The value has no other owner while it is combined, so that an array need not be copied.
    guard var combined = value.take() else { return value = .some(next) }
    Key.reduce(value: &combined) { next }
    value = .some(combined)
  }

  func transform(by change: (inout Key.Value) -> Void) {
    var changed = value.take() ?? Key.defaultValue
    change(&changed)
    value = .some(changed)
  }

  override func enterContainer() {
    outer.append(value.take())
  }

  override func leaveContainer() {
    let inner = value.take()
    value = outer.removeLast()
    if let inner { add(inner) }
  }
}
