#if DEBUG
internal import Foundation

/// A value that is changed as a text.
protocol EditedText: EditedPart {
  /// The value of a text, or nil if the text is no value.
  init?(editedText: String)
  var editedText: String { get }
}

extension EditedText {
  mutating func edit(with editor: inout ValueEditor) { editor.editText(&self, .text) }
}

extension EditedText where Self: LosslessStringConvertible {
  init?(editedText: String) { self.init(editedText) }
  var editedText: String { description }
}

extension Int: EditedText {}
extension Int8: EditedText {}
extension Int16: EditedText {}
extension Int32: EditedText {}
extension Int64: EditedText {}
extension UInt: EditedText {}
extension UInt8: EditedText {}
extension UInt16: EditedText {}
extension UInt32: EditedText {}
extension UInt64: EditedText {}
extension Double: EditedText {}
extension Float: EditedText {}
extension String: EditedText {}

extension Character: EditedText {
  init?(editedText: String) {
    guard let character = editedText.first, editedText.count == 1 else { return nil }
    self = character
  }

  var editedText: String { String(self) }
}

extension UUID: EditedText {
  init?(editedText: String) { self.init(uuidString: editedText) }
  var editedText: String { uuidString }
}

extension URL: EditedText {
  init?(editedText: String) { self.init(string: editedText) }
  var editedText: String { absoluteString }
}

extension Decimal: EditedText {
  init?(editedText: String) {
    // Foundation ignores what follows a number.
    guard editedText.wholeMatch(of: /[+-]?[0-9]+(\.[0-9]+)?/) != nil else { return nil }
    self.init(string: editedText)
  }

  var editedText: String { description }
}

/// The text is that of ISO 8601, such as `2009-02-13T23:31:30.000Z`.
extension Date: EditedText {
  init?(editedText: String) {
    let styles = [Self.editedStyle, Date.ISO8601FormatStyle()]
    // Foundation ignores what follows a date.
    let dates = styles.lazy.compactMap { style in
      (try? style.parse(editedText)).flatMap { style.format($0) == editedText ? $0 : nil }
    }
    guard let date = dates.first else { return nil }
    self = date
  }

  var editedText: String { formatted(Self.editedStyle) }

  private static var editedStyle: ISO8601FormatStyle {
    ISO8601FormatStyle(includingFractionalSeconds: true)
  }
}

/// The text is the number of seconds.
extension Duration: EditedText {
  init?(editedText: String) {
    // A duration has no more seconds than an integer has values.
    guard let seconds = Double(editedText), abs(seconds) < 0x1p62 else { return nil }
    self = .seconds(seconds)
  }

  var editedText: String { "\(self / .seconds(1))" }
}

/// The text is the number of the screen.
extension StackElementID: EditedText {
  init?(editedText: String) {
    guard let generation = Int(editedText), 0..<Int(Int32.max) ~= generation else { return nil }
    self.init(generation: generation)
  }

  var editedText: String { "\(generation)" }
}
#endif
