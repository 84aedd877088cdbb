extension ChromiumPage {
  func mouse(
    _ action: MouseAction,
    _ x: Double,
    _ y: Double,
    clicks: Int
  ) async throws(BrowserError) {
    if isTouched { return try await touch(action, x, y) }
    _ = try await call(
      "Input.dispatchMouseEvent",
      [
        "type": .string(action.rawValue), "x": .number(x), "y": .number(y),
        "button": clicks > 0 ? "left" : "none", "clickCount": .number(Double(clicks)),
      ]
    )
  }

  /// Does with a finger what a mouse would do.
  ///
  /// A finger that does not touch the page is nowhere.
  private func touch(_ action: MouseAction, _ x: Double, _ y: Double) async throws(BrowserError) {
    switch action {
    case .press: try await touch(.start, [(x, y)])
    case .release: try await touch(.end, [])
    case .move: break
    }
  }

  func touch(
    _ action: TouchAction,
    _ points: [(x: Double, y: Double)]
  ) async throws(BrowserError) {
    let points = points.map { JSON.object(["x": .number($0.x), "y": .number($0.y)]) }
    _ = try await call(
      "Input.dispatchTouchEvent",
      ["type": .string(action.rawValue), "touchPoints": .array(points)]
    )
  }

  func type(_ character: Character, with modifiers: Page.Modifiers) async throws(BrowserError) {
    var key: [String: JSON] = ["key": .string(String(character))]
    // A shortcut is found by the key's number.
    if !modifiers.isDisjoint(with: .shortcut), let code = character.uppercased().utf8.first {
      key["windowsVirtualKeyCode"] = .number(Double(code))
    }
    try await press(key, entering: String(character), with: modifiers)
  }

  func press(_ key: Page.Key, with modifiers: Page.Modifiers) async throws(BrowserError) {
    try await press(
      [
        "key": .string(key.rawValue), "code": .string(key == .space ? "Space" : key.rawValue),
        "windowsVirtualKeyCode": .number(Double(key.code)),
      ],
      entering: key.text,
      with: modifiers
    )
  }

  private func press(
    _ key: [String: JSON],
    entering text: String?,
    with modifiers: Page.Modifiers
  ) async throws(BrowserError) {
    var parameters = key
    parameters["modifiers"] = .number(Double(modifiers.rawValue))
    parameters["type"] = "keyUp"
    let release = JSON.object(parameters)
    parameters["type"] = "keyDown"
    if modifiers.isDisjoint(with: .shortcut) { parameters["text"] = text.map(JSON.string) }
    try await keyboard(.object(parameters))
    try await keyboard(release)
  }

  func compose(_ text: String) async throws(BrowserError) {
    let count = JSON.number(Double(text.utf16.count))
    _ = try await call(
      "Input.imeSetComposition",
      ["text": .string(text), "selectionStart": count, "selectionEnd": count]
    )
  }

  func commit(_ text: String) async throws(BrowserError) {
    _ = try await call("Input.insertText", ["text": .string(text)])
  }

  private func keyboard(_ parameters: JSON) async throws(BrowserError) {
    _ = try await call("Input.dispatchKeyEvent", parameters)
  }
}

extension Page.Modifiers {
  /// The keys with which another one enters no text.
  fileprivate static let shortcut: Self = [.option, .control, .command]
}

extension Page.Key {
  fileprivate var code: Int {
    switch self {
    case .delete: 46
    case .home: 36
    case .end: 35
    case .pageUp: 33
    case .pageDown: 34
    case .enter: 13
    case .tab: 9
    case .escape: 27
    case .backspace: 8
    case .arrowLeft: 37
    case .arrowUp: 38
    case .arrowRight: 39
    case .arrowDown: 40
    case .space: 32
    }
  }

  fileprivate var text: String? {
    switch self {
    case .enter: "\r"
    case .space: " "
    default: nil
    }
  }
}
