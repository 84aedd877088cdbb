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

  private var nearest: String? {
    guard let wanted, let page else { return nil }
    let lines = OutlineLine.nearest(to: wanted, in: page)
    guard !lines.isEmpty else { return nil }
    return "  Nearest: " + lines.joined(separator: "\n           ")
  }

  private func shownPage(rest: String) -> String {
    let shown = lines.prefix(Self.limit).map { "  \($0)" }
    let more = isCut ? ["  … \(lines.count - Self.limit) more lines\(rest)"] : []
    return (["The page:", ""] + shown + more).joined(separator: "\n")
  }
}

/// A line of an outline, with the role and the name of one element.
struct OutlineLine {
  let role: Substring
  let name: Substring?

  /// Parses a line such as `button "Save"`, ignoring text after the name.
  init?(_ line: some StringProtocol) {
    let line = Substring(line).drop(while: \.isWhitespace)
    role = line.prefix { !$0.isWhitespace }
    guard !role.isEmpty else { return nil }
    let rest = line[role.endIndex...].drop(while: \.isWhitespace)
    let quoted = rest.first == "\"" ? rest.dropFirst().prefix { $0 != "\"" } : nil
    // A query of a part of a name has an ellipsis at both of its ends.
    name = quoted.map { $0.hasPrefix("…") ? $0.dropFirst().dropLast() : $0 }
  }

  /// The lines of an outline that are nearest to a missing one, three at most.
  static func nearest(to wanted: String, in outline: String) -> [String] {
    guard let wanted = OutlineLine(wanted), wanted.name?.isEmpty == false else { return [] }
    var seen: Set<Substring> = []
    let lines = outline.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
      .filter { seen.insert($0).inserted }
    let distances = lines.compactMap { line in
      OutlineLine(line).flatMap { wanted.distance(to: $0) }.map { (line: line, distance: $0) }
    }
    return distances.sorted { $0.distance < $1.distance }.prefix(3).map { String($0.line) }
  }

  /// The distance of another line from this one, or `nil` if they are unrelated.
  ///
  /// The name matters most. A different role counts more than a different case.
  private func distance(to other: Self) -> Double? {
    guard let name, let otherName = other.name, !otherName.isEmpty else { return nil }
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
