#if DEBUG && !canImport(Darwin)

/// The lines of a dump or of a difference.
struct DumpText: Equatable {
  struct Line: Equatable, Identifiable {
    enum Mark: Equatable {
      case removed, added
    }

    /// The place of the line in the whole text.
    let id: Int
    /// Whether a difference removes or adds the line.
    let mark: Mark?
    /// The number of spaces before the text.
    let indentation: Int
    let text: String
  }

  let lines: [Line]

  /// - Parameters:
  ///   - text: The dump, or the difference.
  ///   - isDifference: Whether lines begin with a mark, or with `@` if they are the title of a shared value.
  init(_ text: String, isDifference: Bool = false) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      Line(id: $0.offset, $0.element, isDifference: isDifference)
    }
  }
}

extension DumpText.Line {
  fileprivate init(id: Int, _ line: Substring, isDifference: Bool) {
    let marks: [Character: Mark] = ["-": .removed, "−": .removed, "+": .added]
    let mark = isDifference ? line.first.flatMap { marks[$0] } : nil
    let rest = isDifference && !line.hasPrefix("@") ? line.dropFirst(2) : line
    let text = rest.drop { $0 == " " }
    self.init(id: id, mark: mark, indentation: rest.count - text.count, text: String(text))
  }
}
#endif
