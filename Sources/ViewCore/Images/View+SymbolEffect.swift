import Foundation

/// How often and how fast a motion of symbols runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  private enum Count: Hashable {
    case automatic
    case forever
    case number(Int)
  }

  private var count = Count.automatic
  private var speed = 1.0

  /// An active effect repeats, and one of a changed value runs once.
  public static let `default` = Self()
  /// The effect repeats without end.
  public static var repeating: Self { self.default.repeating }
  /// The effect runs once.
  public static var nonRepeating: Self { self.default.nonRepeating }

  /// The effect runs several times.
  ///
  /// - Parameter count: The number of times. `nil` is without end.
  /// - Returns: The options.
  public static func `repeat`(_ count: Int?) -> Self { self.default.repeat(count) }

  /// The effect runs faster or slower.
  ///
  /// - Parameter speed: The factor.
  /// - Returns: The options.
  public static func speed(_ speed: Double) -> Self { self.default.speed(speed) }

  /// The options with an effect that repeats without end.
  public var repeating: Self { self.repeat(nil) }
  /// The options with an effect that runs once.
  public var nonRepeating: Self { self.repeat(1) }

  /// The options with an effect that runs several times.
  ///
  /// - Parameter count: The number of times. `nil` is without end.
  /// - Returns: The options.
  public func `repeat`(_ count: Int?) -> Self {
    var options = self
    options.count = count.map { .number(max($0, 1)) } ?? .forever
    return options
  }

  /// The options with another speed.
  ///
  /// - Parameter speed: The factor.
  /// - Returns: The options.
  public func speed(_ speed: Double) -> Self {
    var options = self
    options.speed = speed
    return options
  }

  /// The timing of an animation with a duration in CSS.
  fileprivate func timing(of duration: Double, isIndefinite: Bool) -> String {
    let runs =
      switch count {
      case .automatic: isIndefinite ? "infinite" : "1"
      case .forever: "infinite"
      case .number(let number): "\(number)"
      }
    return "\(CSS.number(duration / max(speed, 0.01)))s linear \(runs)"
  }
}

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
    let motion = effect._motion
    let timing = options.timing(of: motion.duration, isIndefinite: true)
    return BoxedView(
      self,
      class: "effect",
      style: isActive ? "--effect:symbol \(timing);\(motion.style)" : nil
    )
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
    let motion = effect._motion
    return ChangingSymbols(
      content: self,
      timing: options.timing(of: motion.duration, isIndefinite: false),
      motion: motion,
      value: value
    )
  }

  /// Has the symbols inside not follow the effects around the view.
  ///
  /// - Parameter isEnabled: Whether the symbols rest.
  /// - Returns: The view with its symbols.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    BoxedView(self, class: "effect", style: isEnabled ? "--effect:none" : nil)
  }
}

/// Symbols that move once for each change of a value.
private struct ChangingSymbols<Content: View, Value: Equatable> {
  let content: Content
  let timing: String
  let motion: _SymbolMotion
  let value: Value
  @State private var changes = 0
}

extension ChangingSymbols: View {
  var body: some View {
    // An animation begins anew only if it has another name.
    let name = changes.isMultiple(of: 2) ? "symbol" : "symbol-again"
    BoxedView(
      content,
      class: "effect",
      style: changes == 0 ? nil : "--effect:\(name) \(timing);\(motion.style)"
    )
    .onChange(of: value) { changes += 1 }
  }
}
