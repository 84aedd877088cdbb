internal import Dependencies
internal import Foundation
internal import SwiftNavigation

extension SourceWriter {
  /// The expression of a value of a type that all tests know, or nil if it is of another.
  func standardSource(of value: Any) throws(Unwritable) -> SourceText? {
    if let literal = literal(of: value) { return .word(literal) }
    switch value {
    case let url as URL:
      let word = "URL(string: \(quoted(url.absoluteString)))!"
      guard URL(string: url.absoluteString) == url else {
        throw Unwritable(reason: "the URL '\(url.absoluteString)' and its base")
      }
      return .word(word)
    case let indices as IndexSet:
      return .call("IndexSet", [SourceText.Item(value: try source(of: Array(indices)))])
    case let id as StackElementID:
      return .word("\(stackIDs[id] ?? id.generation)")
    case let stack as any SourceStack:
      let elements = try sources(of: stack.elementsForSource.map(\.element))
      return elements.isEmpty
        ? .word("StackState()") : .call("StackState", [SourceText.Item(value: .array(elements))])
    case let array as any SourceIdentified:
      return .array(try sources(of: array.elementsForSource.map(\.element)))
    case let dialog as any SourceDialog:
      return try source(ofDialog: dialog)
    case let text as TextState:
      return try source(ofText: text)
    case let binding as any SourceBinding:
      guard !binding.fieldForSource.contains("…") else {
        throw Unwritable(reason: "a write to a field that Swift has no name for")
      }
      if let step = binding.privateStepForSource {
        try checkPrivacy(of: binding.writtenForSource, named: step.name, in: step.root)
      }
      let value = try source(of: binding.writtenForSource)
      let field = SourceText.Item(value: .word(binding.fieldForSource))
      return .call(".set", [field, SourceText.Item(value: value)])
    default:
      return nil
    }
  }

  private func literal(of value: Any) -> String? {
    switch value {
    case let value as Bool: "\(value)"
    case let value as Double: number(value)
    case let value as Float: number(Double(value))
    case let value as CGFloat: number(Double(value))
    case let value as any BinaryInteger: grouped("\(value)")
    case let value as String: quoted(value)
    case let value as Substring: quoted(String(value))
    case let value as Character: quoted(String(value))
    case let value as UUID: uuid(value)
    case let value as Date: date(value)
    case let value as Duration: duration(value)
    case let value as Data where value.count <= 64: "Data(\(Array(value)))"
    default: nil
    }
  }

  /// A date by its seconds since 1970, unless they have no exact number: a date counts them from the start of 2001.
  private func date(_ value: Date) -> String {
    let seconds = value.timeIntervalSince1970
    guard Date(timeIntervalSince1970: seconds) == value else {
      return "Date(timeIntervalSinceReferenceDate: \(number(value.timeIntervalSinceReferenceDate)))"
    }
    return "Date(timeIntervalSince1970: \(number(seconds)))"
  }

  private func number(_ value: Double) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
    let isWhole = value == value.rounded() && abs(value) < 1e15
    return isWhole ? grouped("\(Int(value))") : "\(value)"
  }

  /// A number with underscores, as the formatter's rules ask for.
  private func grouped(_ digits: String) -> String {
    let sign = digits.hasPrefix("-") ? "-" : ""
    let digits = digits.dropFirst(sign.count)
    guard digits.count >= 7 else { return sign + digits }
    let groups = digits.reversed().enumerated().map { index, digit in
      index > 0 && index % 3 == 0 ? "\(digit)_" : "\(digit)"
    }
    return sign + groups.reversed().joined()
  }

  /// A string literal.
  func quoted(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 32 || scalar.value == 127:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(result)\""
  }

  /// A counted id by its number, and any other by its text.
  private func uuid(_ value: UUID) -> String {
    let number = value.uuidString.suffix(12)
    if let int = Int(number, radix: 16), UUID(int) == value { return "UUID(\(grouped("\(int)")))" }
    return uuids?.name(of: value) ?? "UUID(uuidString: \"\(value.uuidString)\")!"
  }

  /// The expression of a duration, or nil if its seconds may be no integer.
  private func duration(_ value: Duration) -> String? {
    guard abs(value / .seconds(1)) < 1e15 else { return nil }
    let (seconds, attoseconds) = value.components
    let units: [(String, Int64)] = [
      ("seconds", 1), ("milliseconds", 1_000), ("microseconds", 1_000_000),
      ("nanoseconds", 1_000_000_000),
    ]
    if seconds == 0, attoseconds == 0 { return ".zero" }
    for (name, count) in units {
      let size = 1_000_000_000_000_000_000 / count
      let (scaled, overflows) = seconds.multipliedReportingOverflow(by: count)
      guard attoseconds % size == 0, !overflows else { continue }
      return ".\(name)(\(grouped("\(scaled + attoseconds / size)")))"
    }
    return "Duration(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
  }

  private func source(ofText text: TextState) throws(Unwritable) -> SourceText {
    let words = String(state: text)
    guard TextState(verbatim: words) == text else {
      throw Unwritable(reason: "the style of the text \(quoted(words))")
    }
    return .word("TextState(\(quoted(words)))")
  }

  private func source(ofDialog dialog: any SourceDialog) throws(Unwritable) -> SourceText {
    let head = type(of: dialog).nameForSource + dialog.argumentsForSource
    var closures = [
      SourceText.Closure(label: nil, statements: [try source(ofText: dialog.titleForSource)])
    ]
    if !dialog.buttonsForSource.isEmpty {
      var buttons: [SourceText] = []
      for button in dialog.buttonsForSource { buttons.append(try source(ofButton: button)) }
      closures.append(SourceText.Closure(label: "actions", statements: buttons))
    }
    if let message = dialog.messageForSource {
      closures.append(
        SourceText.Closure(label: "message", statements: [try source(ofText: message)])
      )
    }
    return .closures(head, closures)
  }

  private func source(ofButton button: SourceButton) throws(Unwritable) -> SourceText {
    guard !button.isAnimated else { throw Unwritable(reason: "the animation of a button") }
    var arguments: [String] = []
    if let role = button.role { arguments.append("role: .\(role)") }
    if let action = button.action {
      let lines = try source(of: action).lines(width: .max)
      guard lines.count == 1 else { throw Unwritable(reason: "the action of a button") }
      arguments.append("action: \(lines[0])")
    }
    let head =
      arguments.isEmpty ? "ButtonState" : "ButtonState(\(arguments.joined(separator: ", ")))"
    let label = SourceText.Closure(label: nil, statements: [try source(ofText: button.label)])
    return .closures(head, [label])
  }
}
