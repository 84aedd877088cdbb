/// The sources of input of WebDriver's actions, which its classic and its bidirectional protocol share.
extension JSON {
  /// A pointer with its steps.
  static func pointer(_ kind: String, id: String, _ steps: [JSON]) -> JSON {
    [
      "type": "pointer", "id": .string(id), "parameters": ["pointerType": .string(kind)],
      "actions": .array(steps),
    ]
  }

  /// A keyboard on which the key of a character is pressed and let go, while others are held down.
  static func keyboard(_ character: Character, with modifiers: Page.Modifiers) -> JSON {
    let keys = (modifiers.webDriverCharacters + [character]).map { JSON.string(String($0)) }
    let steps: [JSON] =
      keys.map { ["type": "keyDown", "value": $0] }
      + keys.reversed().map { ["type": "keyUp", "value": $0] }
    return ["type": "key", "id": "keyboard", "actions": .array(steps)]
  }

  static let pointerDown: JSON = ["type": "pointerDown", "button": 0]
  static let pointerUp: JSON = ["type": "pointerUp", "button": 0]

  static func pointerMove(_ x: Double, _ y: Double) -> JSON {
    ["type": "pointerMove", "x": .number(x), "y": .number(y)]
  }
}

extension MouseAction {
  /// The steps of the action at a place.
  func steps(_ x: Double, _ y: Double) -> [JSON] {
    switch self {
    case .move: [.pointerMove(x, y)]
    case .press: [.pointerMove(x, y), .pointerDown]
    case .release: [.pointerMove(x, y), .pointerUp]
    }
  }
}

extension Page.Key {
  /// The character that stands for the key.
  var webDriverCharacter: Character {
    switch self {
    case .backspace: "\u{E003}"
    case .delete: "\u{E017}"
    case .home: "\u{E011}"
    case .end: "\u{E010}"
    case .pageUp: "\u{E00E}"
    case .pageDown: "\u{E00F}"
    case .tab: "\u{E004}"
    case .enter: "\u{E007}"
    case .escape: "\u{E00C}"
    case .space: " "
    case .arrowLeft: "\u{E012}"
    case .arrowUp: "\u{E013}"
    case .arrowRight: "\u{E014}"
    case .arrowDown: "\u{E015}"
    }
  }
}

extension Page.Modifiers {
  /// The characters that stand for the keys.
  fileprivate var webDriverCharacters: [Character] {
    let keys: [(Self, Character)] = [
      (.shift, "\u{E008}"), (.control, "\u{E009}"), (.option, "\u{E00A}"), (.command, "\u{E03D}"),
    ]
    return keys.filter { contains($0.0) }.map(\.1)
  }
}
