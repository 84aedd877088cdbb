extension Effect {
  /// Makes one effect of several.
  ///
  /// Those that are made of several in the same way are taken apart. So what is folded of thousands is not
  /// nested: it would be started, and let go of, with a frame on the stack for each of them.
  ///
  /// - Parameters:
  ///   - effects: The effects, of which those that do nothing are left out.
  ///   - parts: What an effect is made of, if in the same way.
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
