/// The sources of input of WebDriver's actions, which its classic and its bidirectional protocol share.
extension JSON {
  /// A pointer with its steps.
  static func pointer(_ kind: String, id: String, _ steps: [JSON]) -> JSON {
    [
      "type": "pointer", "id": .string(id), "parameters": ["pointerType": .string(kind)],
      "actions": .array(steps),
    ]
  }

  /// A keyboard on which the key of a character is pressed and let go.
  static func keyboard(_ character: Character) -> JSON {
    let value = JSON.string(String(character))
    return [
      "type": "key", "id": "keyboard",
      "actions": [["type": "keyDown", "value": value], ["type": "keyUp", "value": value]],
    ]
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
