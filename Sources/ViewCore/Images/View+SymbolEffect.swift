nonisolated extension View {
  /// Moves the symbols inside while the effect is active.
  ///
  /// Of several effects around a symbol, the innermost counts. Users who prefer less motion see none.
  ///
  /// - Parameters:
  ///   - effect: The motion.
  ///   - options: How often and how fast it runs.
  ///   - isActive: Whether the symbols move.
  /// - Returns: The view with its symbols.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View {
    ActiveSymbols(content: self, motion: effect._motion, options: options, isActive: isActive)
  }

  /// Moves the symbols inside when a value changes.
  ///
  /// Of several effects around a symbol, the innermost counts. Users who prefer less motion see none.
  ///
  /// - Parameters:
  ///   - effect: The motion.
  ///   - options: How often and how fast it runs.
  ///   - value: The value.
  /// - Returns: The view with its symbols.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    value: U
  ) -> some View {
    ChangingSymbols(content: self, motion: effect._motion, options: options, value: value)
  }

  /// Has the symbols inside not follow the effects around the view.
  ///
  /// - Parameter isEnabled: Whether the symbols rest.
  /// - Returns: The view with its symbols.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    BoxedView(self, class: "effect", style: isEnabled ? "--effect:none" : nil)
  }
}

/// Symbols that move while their effect is active.
private struct ActiveSymbols<Content: View> {
  let content: Content
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let isActive: Bool
}

extension ActiveSymbols: View {
  var body: some View {
    if options.pause > 0 {
      PausingSymbols(
        content: content,
        motion: motion,
        options: options,
        round: isActive ? 1 : 0,
        count: options.runs(isIndefinite: true)
      )
    } else {
      let timing = options.timing(of: motion.duration, isIndefinite: true)
      BoxedView(
        content,
        class: "effect",
        style: isActive ? motion.style(run: 0, timing: timing) : nil
      )
    }
  }
}

/// Symbols that move for each change of a value.
private struct ChangingSymbols<Content: View, Value: Equatable> {
  let content: Content
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let value: Value
  @State private var changes = 0
}

extension ChangingSymbols: View {
  var body: some View {
    Group {
      if options.pause > 0 {
        PausingSymbols(
          content: content,
          motion: motion,
          options: options,
          round: changes,
          count: options.runs(isIndefinite: false)
        )
      } else {
        let timing = options.timing(of: motion.duration, isIndefinite: false)
        BoxedView(
          content,
          class: "effect",
          style: changes == 0 ? nil : motion.style(run: changes, timing: timing)
        )
      }
    }
    .onChange(of: value) { changes += 1 }
  }
}
