extension ChromiumPage {
  func mouse(
    _ action: MouseAction,
    _ x: Double,
    _ y: Double,
    clicks: Int
  ) async throws(BrowserError) {
    _ = try await call(
      "Input.dispatchMouseEvent",
      [
        "type": .string(action.rawValue), "x": .number(x), "y": .number(y),
        "button": clicks > 0 ? "left" : "none", "clickCount": .number(Double(clicks)),
      ]
    )
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

  func type(_ character: Character) async throws(BrowserError) {
    let key = JSON.string(String(character))
    try await keyboard(["type": "keyDown", "key": key, "text": key])
    try await keyboard(["type": "keyUp", "key": key])
  }

  func press(_ key: Page.Key) async throws(BrowserError) {
    var parameters: [String: JSON] = [
      "type": "keyDown", "key": .string(key.rawValue),
      "code": .string(key == .space ? "Space" : key.rawValue),
      "windowsVirtualKeyCode": .number(Double(key.code)),
    ]
    parameters["text"] = key.text.map(JSON.string)
    try await keyboard(.object(parameters))
    parameters["type"] = "keyUp"
    parameters["text"] = nil
    try await keyboard(.object(parameters))
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

extension Page.Key {
  fileprivate var code: Int {
    switch self {
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
    case .tab, .escape, .backspace, .arrowLeft, .arrowRight, .arrowUp, .arrowDown: nil
    }
  }
}
