/// A key that the user presses or releases.
public struct KeyPress: Equatable, Sendable {
  /// Whether the key is pressed, held down or released.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key enters.
  public let characters: String
  /// The keys that are held down meanwhile.
  public let modifiers: EventModifiers

  /// The phases of a key that is pressed.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The key is pressed.
    public static let down = Self(rawValue: 1 << 0)
    /// The key is held down.
    public static let `repeat` = Self(rawValue: 1 << 1)
    /// The key is released.
    public static let up = Self(rawValue: 1 << 2)
    public static let all: Self = [.down, .repeat, .up]
  }

  /// Whether an action has used a key.
  public enum Result: Sendable {
    /// The key has been used.
    case handled
    /// The key is for the views further out.
    case ignored
  }

  /// Creates the press of a key that a page reports by its name, or `nil` if there is no such key.
  package init?(named name: String, phase: Phases, modifiers: EventModifiers = []) {
    guard let key = KeyEquivalent(named: name) else { return nil }
    self.phase = phase
    self.key = key
    self.modifiers = modifiers
    characters = name.count == 1 ? name : String(key.character)
  }
}

extension KeyPress.Phases {
  /// The letters by which the page's script knows the phases.
  var letters: String {
    [(KeyPress.Phases.down, "d"), (.repeat, "r"), (.up, "u")]
      .filter { contains($0.0) }.map(\.1).joined()
  }
}
