/// A key, by the character on it or by its function.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public var character: Character

  /// Creates the key of a character.
  ///
  /// - Parameter character: The character.
  public init(_ character: Character) {
    self.character = character
  }

  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }

  public static let upArrow = Self("\u{F700}")
  public static let downArrow = Self("\u{F701}")
  public static let leftArrow = Self("\u{F702}")
  public static let rightArrow = Self("\u{F703}")
  public static let escape = Self("\u{1B}")
  /// The key that deletes the character before the insertion point.
  public static let delete = Self("\u{8}")
  /// The key that deletes the character after the insertion point.
  public static let deleteForward = Self("\u{F728}")
  public static let home = Self("\u{F729}")
  public static let end = Self("\u{F72B}")
  public static let pageUp = Self("\u{F72C}")
  public static let pageDown = Self("\u{F72D}")
  public static let clear = Self("\u{F739}")
  public static let tab = Self("\t")
  public static let space = Self(" ")
  public static let `return` = Self("\r")
}

extension KeyEquivalent {
  /// The keys that a browser calls by a name, with their names.
  private static let named: [(key: KeyEquivalent, name: String)] = [
    (.upArrow, "ArrowUp"), (.downArrow, "ArrowDown"), (.leftArrow, "ArrowLeft"),
    (.rightArrow, "ArrowRight"), (.escape, "Escape"), (.delete, "Backspace"),
    (.deleteForward, "Delete"), (.home, "Home"), (.end, "End"), (.pageUp, "PageUp"),
    (.pageDown, "PageDown"), (.clear, "Clear"), (.tab, "Tab"), (.space, "Space"),
    (.return, "Enter"), ("+", "Plus"),
  ]

  /// The name of the key in attributes of the page: a word or one character.
  ///
  /// Letters are capital.
  var name: String {
    Self.named.first { $0.key == self }?.name ?? character.uppercased()
  }

  /// Creates the key of a name that a page reports, or `nil` if there is no such key.
  init?(named name: String) {
    if let key = Self.named.first(where: { $0.name == name })?.key {
      self = key
    } else if name.count == 1, name.utf8.count <= 32, let character = name.first {
      self.init(character.lowercased().first ?? character)
    } else {
      return nil
    }
  }
}

/// Keys that are held down while another one is pressed.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let capsLock = Self(rawValue: 1 << 0)
  public static let shift = Self(rawValue: 1 << 1)
  public static let control = Self(rawValue: 1 << 2)
  /// The option key, which other keyboards call Alt.
  public static let option = Self(rawValue: 1 << 3)
  /// The command key.
  ///
  /// For shortcuts, the control key stands for it on keyboards without one.
  public static let command = Self(rawValue: 1 << 4)
  public static let numericPad = Self(rawValue: 1 << 5)
  public static let all: Self = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
