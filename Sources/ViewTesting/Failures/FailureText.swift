/// The text of a failed call: what happened, the nearest matches, and the content of the page.
struct FailureText {
  var headline: String
  /// The missing element, as a line of the outline.
  var wanted: String?
  /// The page, as assistive technology reads it.
  var page: String?
  var remedy: String?
  /// The last part of what happened, if the test records it.
  var timeline: String?

  /// How many lines of the page are shown.
  static let limit = 40
}

extension FailureText: CustomStringConvertible {
  var description: String { text() }

  /// Whether lines of the page are left out.
  var isCut: Bool { lines.count > Self.limit }

  /// The whole text.
  ///
  /// - Parameter rest: A text about the omitted lines, after "23 more lines".
  /// - Returns: The text.
  func text(rest: String = "") -> String {
    [headline, nearest, page.map { _ in shownPage(rest: rest) }, remedy, shownTimeline]
      .compactMap(\.self).joined(separator: "\n\n")
  }

  private var shownTimeline: String? {
    timeline.map { timeline in
      let lines = timeline.split(separator: "\n").map { "  \($0)" }
      return (["The last actions, with their senders:", ""] + lines).joined(separator: "\n")
    }
  }

  private var lines: [Substring] {
    page?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
  }

  private var nearestLines: [String] {
    guard let wanted, let page else { return [] }
    return OutlineLine.nearest(to: wanted, in: page)
  }

  private var nearest: String? {
    let lines = nearestLines
    guard !lines.isEmpty else { return nil }
    return "  Nearest: " + lines.joined(separator: "\n           ")
  }

  /// The lines of the page around the nearest match, or the first lines if nothing is near.
  private func shownPage(rest: String) -> String {
    let shown = shownLines
    let before = shown.lowerBound > 0 ? ["  … \(shown.lowerBound) lines before"] : []
    let after = lines.count - shown.upperBound
    let more = isCut ? ["  … \(after) more lines\(rest)"] : []
    return (["The page:", ""] + before + lines[shown].map { "  \($0)" } + more)
      .joined(separator: "\n")
  }

  private var shownLines: Range<Int> {
    let nearest = nearestLines.first.flatMap { nearest in
      lines.firstIndex { $0.drop(while: \.isWhitespace) == nearest }
    }
    let center = (nearest ?? 0) - Self.limit / 2
    let start = max(0, min(center, lines.count - Self.limit))
    return start..<min(start + Self.limit, lines.count)
  }
}

/// A line of an outline, with the role of one element and what a query may name it by.
struct OutlineLine {
  let role: Substring
  private(set) var name: Substring?
  private(set) var identifier: Substring?
  private(set) var value: Substring?

  /// Parses a line such as `textbox "Name" #name = "Blob"`, ignoring text after that.
  init?(_ line: some StringProtocol) {
    var rest = Substring(line).drop(while: \.isWhitespace)
    role = rest.prefix { !$0.isWhitespace }
    guard !role.isEmpty else { return nil }
    rest = rest[role.endIndex...]
    // A query of a part of a name has an ellipsis at both of its ends.
    name = Self.takeQuoted(" \"", from: &rest).map {
      $0.hasPrefix("…") ? $0.dropFirst().dropLast() : $0
    }
    if rest.hasPrefix(" #") {
      identifier = rest.dropFirst(2).prefix { !$0.isWhitespace }
      rest = rest.dropFirst(2).drop { !$0.isWhitespace }
    }
    value = Self.takeQuoted(" = \"", from: &rest)
  }

  private static func takeQuoted(_ start: String, from rest: inout Substring) -> Substring? {
    guard rest.hasPrefix(start) else { return nil }
    let quoted = rest.dropFirst(start.count).prefix { $0 != "\"" }
    rest = rest[quoted.endIndex...].dropFirst()
    return quoted
  }

  /// The text by which the element is found: its name, or else its identifier or its value.
  private var key: KeyPath<Self, Substring?>? {
    let keys: [KeyPath<Self, Substring?>] = [\.name, \.identifier, \.value]
    return keys.first { self[keyPath: $0]?.isEmpty == false }
  }

  /// The lines of an outline that are nearest to a missing one, three at most.
  static func nearest(to wanted: String, in outline: String) -> [String] {
    guard let wanted = OutlineLine(wanted), let key = wanted.key else { return [] }
    var seen: Set<Substring> = []
    let lines = outline.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
      .filter { seen.insert($0).inserted }
    let distances = lines.compactMap { line in
      OutlineLine(line).flatMap { wanted.distance(to: $0, by: key) }.map {
        (line: line, distance: $0)
      }
    }
    return distances.sorted { $0.distance < $1.distance }.prefix(3).map { String($0.line) }
  }

  /// The distance of another line from this one, or `nil` if they are unrelated.
  ///
  /// The name, or what the query has in its place, matters most. A different role counts more than
  /// a different case.
  private func distance(to other: Self, by key: KeyPath<Self, Substring?>) -> Double? {
    guard let name = self[keyPath: key], let otherName = other[keyPath: key], !otherName.isEmpty
    else { return nil }
    let roles = role == other.role ? 0 : 0.2
    let (mine, others) = (name.lowercased(), otherName.lowercased())
    if mine == others { return roles + (name == otherName ? 0 : 0.1) }
    if mine.contains(others) || others.contains(mine) { return roles + 0.3 }
    let length = Double(max(mine.count, others.count))
    let typos = Double(mine.editDistance(to: others)) / length
    return typos <= 0.4 ? roles + 0.3 + typos : nil
  }
}

extension String {
  /// The number of steps to another text: letters to insert, delete or replace, and neighbours to swap.
  fileprivate func editDistance(to other: String) -> Int {
    let (letters, others) = (Array(self), Array(other))
    var rows = [Array(0...others.count)]
    for (line, letter) in letters.enumerated() {
      var row = [line + 1]
      for (column, otherLetter) in others.enumerated() {
        let change = rows[line][column] + (letter == otherLetter ? 0 : 1)
        var steps = Swift.min(change, rows[line][column + 1] + 1, row[column] + 1)
        if line > 0, column > 0, letter == others[column - 1], otherLetter == letters[line - 1] {
          steps = Swift.min(steps, rows[line - 1][column - 1] + 1)
        }
        row.append(steps)
      }
      rows.append(row)
    }
    return rows[letters.count][others.count]
  }
}
