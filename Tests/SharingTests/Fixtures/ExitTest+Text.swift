import Testing

extension ExitTest.Result {
  /// Whether the process has said a text before it ended.
  func says(_ text: String) -> Bool {
    String(decoding: standardErrorContent, as: UTF8.self).contains(text)
  }
}
