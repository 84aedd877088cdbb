/// The selected part of the text of a field, or the place where the user enters letters.
///
/// ```swift
/// @State private var text = ""
/// @State private var selection: TextSelection?
///
/// TextField("Message", text: $text, selection: $selection)
/// Button("Go to the end") { selection = TextSelection(insertionPoint: text.endIndex) }
/// ```
public struct TextSelection: Hashable, Sendable {
  /// The places in the text.
  public enum Indices: Hashable, Sendable {
    /// One part, which is empty where the user enters letters.
    case selection(Range<String.Index>)
  }

  /// The places in the text.
  public var indices: Indices

  /// Selects a part of the text.
  ///
  /// - Parameter range: The part.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Puts the place where the user enters letters before a letter of the text.
  ///
  /// - Parameter insertionPoint: The index of the letter.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }

  /// Whether no letter is selected.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }
}

extension TextSelection {
  /// The part of a text between two offsets in UTF-16, which are those of a browser.
  ///
  /// - Parameters:
  ///   - offsets: The offsets. Those behind the text stand for its end.
  ///   - text: The text.
  init(_ offsets: Event.TextRange, in text: String) {
    func index(_ offset: Int) -> String.Index {
      let units = text.utf16
      return units.index(units.startIndex, offsetBy: offset, limitedBy: units.endIndex)
        ?? text.endIndex
    }
    self.init(range: index(offsets.start)..<index(offsets.end))
  }

  /// The offsets in a text, which may have changed since then.
  func offsets(in text: String) -> Event.TextRange {
    func offset(_ index: String.Index) -> Int {
      let index = min(max(index, text.startIndex), text.endIndex)
      return text.utf16.distance(from: text.startIndex, to: index)
    }
    switch indices {
    case .selection(let range):
      return Event.TextRange(start: offset(range.lowerBound), end: offset(range.upperBound))
    }
  }
}

extension Event.TextRange {
  /// The value of the attribute by which the page knows the selection.
  var attribute: String { "\(start) \(end)" }
}
