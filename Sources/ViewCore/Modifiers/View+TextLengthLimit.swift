/// The length of the longest text that a field takes.
///
/// Lengths are those that browsers count, in code units of UTF-16: a letter has one, and most emoji have two.
enum TextLengthLimit: Equatable {
  /// That of the kind of field.
  case usual
  case length(Int)
  /// None but that of all messages of a page.
  case none
}

extension EnvironmentValues {
  private enum TextLengthLimitKey: EnvironmentKey {
    static var defaultValue: TextLengthLimit { .usual }
  }

  /// The limit of the text fields inside a view.
  var textLengthLimit: TextLengthLimit {
    get { self[TextLengthLimitKey.self] }
    set { self[TextLengthLimitKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the length of the longest text that the text fields inside take.
  ///
  /// A field of one line takes 8,192 by itself, and one that grows takes 65,536. A text editor takes as much as a
  /// message of the page may have (`--message-limit`, which is 256 KB). This modifier raises or lowers the limit of each
  /// field inside, and of each editor. SwiftUI has no such modifier.
  ///
  /// ```swift
  /// TextField("Code", text: $code)
  ///   .textLengthLimit(6)
  /// ```
  ///
  /// The server cuts the text of a page that sends more, at a whole character. A text that the app itself has made longer
  /// stays until the user changes it, and then it does not grow.
  ///
  /// - Parameter length: The length in UTF-16 code units, as browsers count: a letter has one, and most emoji have two.
  ///   `nil` sets no limit but that of messages.
  /// - Returns: The view with its limit.
  public func textLengthLimit(_ length: Int?) -> some View {
    EnvironmentView(content: self, value: length) {
      $1.textLengthLimit = $0.map { .length(max(0, $0)) } ?? .none
    }
  }
}

extension TextInput.Kind {
  /// The length of the longest text, where the app sets none.
  private var usualLimit: Int? {
    switch self {
    case .text, .password, .search: 8_192
    case .lines: 65_536
    case .editor: nil
    }
  }

  /// The length of the longest text in an environment.
  func textLimit(in environment: EnvironmentValues) -> Int? {
    switch environment.textLengthLimit {
    case .usual: usualLimit
    case .length(let length): length
    case .none: nil
    }
  }
}

extension EnvironmentValues {
  /// The limit that the browser knows of, so that it takes no further letters.
  ///
  /// The usual one is far away, so that a text beyond it is cut when it has come to the server.
  var textLimitOfPage: String? {
    if case .length(let length) = textLengthLimit { "\(length)" } else { nil }
  }
}

extension String {
  /// The text that replaces another one, without what makes it longer than a limit.
  ///
  /// A text that has reached the limit takes no more: its end would be lost to what is inserted before.
  func cut(to limit: Int, from former: String) -> String {
    // No text has more code units of UTF-16 than bytes, which are counted already.
    guard utf8.count > limit else { return self }
    guard former.utf16.count >= limit else { return cut(to: limit) }
    return utf16.count > former.utf16.count ? former : self
  }

  /// The beginning of the text, of whole characters that have no more code units of UTF-16 than a limit.
  private func cut(to limit: Int) -> String {
    guard utf16.count > limit else { return self }
    var (end, length) = (startIndex, 0)
    while end < endIndex {
      length += self[end].utf16.count
      guard length <= limit else { break }
      end = index(after: end)
    }
    return String(self[..<end])
  }
}
