import Foundation

/// How often and how fast a motion of symbols runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  private enum Count: Hashable {
    case automatic
    case forever
    case number(Int)
  }

  /// How a motion of symbols repeats.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let count: Int?
    fileprivate let pause: Double

    /// The motion repeats without end and without pauses.
    public static let continuous = Self(count: nil, pause: 0)
    /// The motion repeats without end, one whole run after the other.
    public static let periodic = Self.periodic()

    /// The motion runs several times, with a pause after each run.
    ///
    /// CSS knows no pauses, so the server begins each run after one. It does so only while the window is seen.
    ///
    /// - Parameters:
    ///   - count: The number of runs. `nil` is without end.
    ///   - delay: The pause in seconds. `nil` is none.
    /// - Returns: The behavior.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self {
      Self(count: count, pause: max(delay ?? 0, 0))
    }
  }

  private var count = Count.automatic
  private var speed = 1.0
  /// The seconds between two runs.
  private(set) var pause = 0.0

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

  /// The effect repeats in a way.
  ///
  /// ```swift
  /// Image(systemName: "bell").symbolEffect(.wiggle, options: .repeat(.periodic(3, delay: 0.5)))
  /// ```
  ///
  /// - Parameter behavior: The way.
  /// - Returns: The options.
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { self.default.repeat(behavior) }

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
    self.repeat(RepeatBehavior(count: count, pause: 0))
  }

  /// The options with an effect that repeats in a way.
  ///
  /// - Parameter behavior: The way.
  /// - Returns: The options.
  public func `repeat`(_ behavior: RepeatBehavior) -> Self {
    var options = self
    options.count = behavior.count.map { .number(max($0, 1)) } ?? .forever
    options.pause = behavior.pause
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
  func timing(of duration: Double, isIndefinite: Bool) -> String {
    "\(CSS.number(time(of: duration)))s linear \(runs(isIndefinite: isIndefinite).map { "\($0)" } ?? "infinite")"
  }

  /// The seconds of one run of an animation with a duration.
  func time(of duration: Double) -> Double { duration / max(speed, 0.01) }

  /// The number of runs, or `nil` if they have no end.
  func runs(isIndefinite: Bool) -> Int? {
    switch count {
    case .automatic: isIndefinite ? nil : 1
    case .forever: nil
    case .number(let number): number
    }
  }
}
