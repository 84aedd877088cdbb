extension Effect {
  /// Composes effects into one.
  ///
  /// Effects that are composed in the same way are flattened. A nested composition of thousands of effects would need
  /// a stack frame for each of them when it starts and when it is released.
  ///
  /// - Parameters:
  ///   - effects: The effects. Those that do nothing are left out.
  ///   - parts: The effects inside an operation of the same kind, or nil.
  ///   - whole: Makes the operation of several effects.
  /// - Returns: The effect.
  static func composed(
    of effects: some Sequence<Self>,
    parts: (Operation) -> [Self]?,
    whole: ([Self]) -> Operation
  ) -> Self {
    var flat: [Self] = []
    flat.reserveCapacity(effects.underestimatedCount)
    for effect in effects where !effect.isNone {
      if let parts = parts(effect.operation) {
        flat += parts
      } else {
        flat.append(effect)
      }
    }
    switch flat.count {
    case 0: return .none
    case 1: return flat[0]
    default: return Self(operation: whole(flat))
    }
  }
}
