/// Swift source that is broken into lines when its place is known.
indirect enum SourceText {
  /// Source that has no place for a break.
  case word(String)
  /// Arguments or elements: on one line if they fit, or else each on its own.
  case list(open: String, items: [Item], close: String)
  /// A call with closures, such as `AlertState { … } actions: { … }`. Each closure's statements have lines of their own.
  case closures(String, [Closure])

  struct Item {
    /// The label with its colon and space, or nothing.
    var label = ""
    let value: SourceText
  }

  struct Closure {
    let label: String?
    let statements: [SourceText]
  }

  /// The width of a line.
  static let width = 100

  static func call(_ name: String, _ items: [Item]) -> SourceText {
    .list(open: name + "(", items: items, close: ")")
  }

  static func array(_ elements: [SourceText]) -> SourceText {
    .list(open: "[", items: elements.map { Item(value: $0) }, close: "]")
  }

  /// The source on one line, or nil if it needs several or is longer than a width.
  private func line(width: Int) -> String? {
    switch self {
    case .word(let word):
      return word.count <= width ? word : nil
    case .list(let open, let items, let close):
      var texts: [String] = []
      var rest = width - open.count - close.count
      for item in items {
        let separator = texts.isEmpty ? 0 : 2
        guard let text = item.value.line(width: rest - separator - item.label.count) else {
          return nil
        }
        texts.append(item.label + text)
        rest -= separator + item.label.count + text.count
      }
      return rest >= 0 ? open + texts.joined(separator: ", ") + close : nil
    case .closures:
      return nil
    }
  }

  /// The lines of the source.
  ///
  /// - Parameters:
  ///   - width: The width that is left for all lines.
  ///   - lead: The length of the text before it on its first line.
  ///   - trail: The length of the text after it on its last line.
  /// - Returns: The lines, without the text before and after them.
  func lines(width: Int, lead: Int = 0, trail: Int = 0) -> [String] {
    if let line = line(width: width - lead - trail) { return [line] }
    switch self {
    case .word(let word):
      return [word]
    case .list(let open, let items, let close):
      guard !items.isEmpty else { return [open + close] }
      // The formatter wants a comma after the last of several elements.
      let endsWithComma = close == "]" && items.count > 1
      var lines = [open]
      for (index, item) in items.enumerated() {
        let isLast = index == items.count - 1
        let comma = isLast && !endsWithComma ? "" : ","
        let inner = item.value.lines(
          width: width - 2,
          lead: item.label.count,
          trail: comma.count
        )
        lines += Self.indented(inner, before: item.label, after: comma)
      }
      return lines + [close]
    case .closures(let head, let closures):
      var lines: [String] = []
      for (index, closure) in closures.enumerated() {
        let label = closure.label.map { " \($0):" } ?? ""
        lines.append(index == 0 ? "\(head)\(label) {" : "}\(label) {")
        for statement in closure.statements {
          lines += Self.indented(statement.lines(width: width - 2))
        }
      }
      return lines + ["}"]
    }
  }

  private static func indented(
    _ lines: [String],
    before first: String = "",
    after last: String = ""
  ) -> [String] {
    lines.enumerated().map { index, line in
      let start = index == 0 ? first : ""
      let end = index == lines.count - 1 ? last : ""
      return "  " + start + line + end
    }
  }
}
