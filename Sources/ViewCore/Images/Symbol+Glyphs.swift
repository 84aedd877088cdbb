extension Symbol {
  /// Returns the drawing of a letter, or of a number up to a limit, for shapes around it.
  static func glyph(_ text: String, upTo limit: Int = 50) -> Symbol? {
    if let lines = glyphs[text] { return Symbol(label: text.uppercased(), lines: lines) }
    guard let number = Int(text), 10...limit ~= number, "\(number)" == text else { return nil }
    guard let tens = glyphs["\(number / 10)"], let ones = glyphs["\(number % 10)"] else {
      return nil
    }
    let lines = scaled(tens, by: 0.85, x: -3.3, y: 1.8) + scaled(ones, by: 0.85, x: 6.9, y: 1.8)
    return Symbol(label: text, lines: lines)
  }

  /// Parts of symbols that are none themselves.
  static let hidden = [
    "text": Symbol(label: "Text", lines: "M4 5.5h19M4 11h19M4 16.5h12M4 22h10")
  ]

  /// The lines of digits and capital letters.
  private static let glyphs = [
    "0": "M12 4c-3 0-5 3-5 8s2 8 5 8s5-3 5-8s-2-8-5-8z",
    "1": "M9.5 7l4-3v16",
    "2": "M7.5 8a4.5 4.5 0 0 1 9 0c0 3-9 8-9 12h9.5",
    "3": "M7.5 4h9l-5 6.2a4.8 4.8 0 1 1-4.5 6.8",
    "4": "M15 20V4L6.5 15.5h11.5",
    "5": "M16 4H8.7l-.9 7a5.1 5.1 0 1 1-.8 6",
    "6": "M15.5 4C10 7.5 7 11 7 15a5 5 0 1 0 1.2-3.2",
    "7": "M7 4h10L10.5 20",
    "8":
      "M12 11.5a3.7 3.7 0 1 0 0-7.4a3.7 3.7 0 0 0 0 7.4zM12 20a4.3 4.3 0 1 0 0-8.5a4.3 4.3 0 0 0 0 8.5z",
    "9": "M8.5 20C14 16.5 17 13 17 9a5 5 0 1 0-1.2 3.2",
    "a": "M5.5 20L12 4l6.5 16M7.8 14.5h8.4",
    "b": "M8 4v16h5a4.2 4.2 0 0 0 0-8.4H8h4.3a3.8 3.8 0 0 0 0-7.6z",
    "c": "M18 7.5A7 8 0 1 0 18 16.5",
    "d": "M7 4v16h4a8 8 0 0 0 0-16z",
    "e": "M16.5 4H8v16h8.5M8 12h7.5",
    "f": "M16.5 4H8v16M8 12h7.5",
    "g": "M18 7.5A7 8 0 1 0 18.5 15.5V12.5h-5",
    "h": "M7 4v16M17 4v16M7 12h10",
    "i": "M12 4v16",
    "j": "M15 4v11.5a4 4 0 0 1-8 0",
    "k": "M7.5 4v16M17 4L7.5 13.5M11 10.5L17.5 20",
    "l": "M8 4v16h8.5",
    "m": "M5 20V4l7 10l7-10v16",
    "n": "M7 20V4l10 16V4",
    "o": "M12 4a7 8 0 1 0 0 16a7 8 0 1 0 0-16z",
    "p": "M8 20V4h5a4.5 4.5 0 0 1 0 9H8",
    "q": "M12 4a7 8 0 1 0 0 16a7 8 0 1 0 0-16zM14 15.5l4.5 5",
    "r": "M8 20V4h5a4.4 4.4 0 0 1 0 8.8H8M12.5 12.8L17 20",
    "s":
      "M16.5 7.3C15.5 5 13.8 4 12 4c-2.5 0-4.4 1.5-4.4 3.8c0 5.2 9 2.8 9 8.2c0 2.4-2 4-4.6 4c-2.2 0-4-1-5-3.3",
    "t": "M5.5 4h13M12 4v16",
    "u": "M7 4v10.5a5 5 0 0 0 10 0V4",
    "v": "M5.5 4L12 20L18.5 4",
    "w": "M3.5 4L8 20l4-13l4 13L20.5 4",
    "x": "M6.5 4l11 16M17.5 4l-11 16",
    "y": "M6 4l6 8.5V20M18 4l-6 8.5",
    "z": "M7 4h10L7 20h10",
  ]
}
