/// A movement as a page runs it.
public struct Motion: Equatable, Sendable {
  /// How long it takes.
  public var milliseconds: Int
  /// How long it waits before it starts.
  public var delay: Int
  /// How its speed changes, in the syntax of a stylesheet.
  public var curve: String
  /// How often it runs, or `nil` where it never ends.
  public var runs: Int?
  /// Whether every other time it runs backwards.
  public var autoreverses: Bool

  public init(
    milliseconds: Int,
    delay: Int = 0,
    curve: String,
    runs: Int? = 1,
    autoreverses: Bool = false
  ) {
    self.milliseconds = milliseconds
    self.delay = delay
    self.curve = curve
    self.runs = runs
    self.autoreverses = autoreverses
  }
}
