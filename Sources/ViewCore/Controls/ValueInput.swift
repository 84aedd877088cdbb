import Foundation

/// A value as a text field shows and reads it.
struct EditedValue {
  /// What the value reads now.
  let string: (Person) -> String
  /// Reads the value from a text, and keeps it where the text is not one.
  let read: (String, Person) -> Void
}

extension EditedValue {
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F)
  where F.FormatOutput == String {
    string = { format.localized(for: $0).format(value.wrappedValue) }
    read = { text, person in
      let strategy = format.localized(for: person).parseStrategy
      if let parsed = try? strategy.parse(text) { value.wrappedValue = parsed }
    }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F)
  where F.FormatOutput == String {
    string = { person in value.wrappedValue.map(format.localized(for: person).format) ?? "" }
    read = { text, person in
      let strategy = format.localized(for: person).parseStrategy
      if text.isEmpty {
        value.wrappedValue = nil
      } else if let parsed = try? strategy.parse(text) {
        value.wrappedValue = parsed
      }
    }
  }

  init<V>(_ value: Binding<V>, formatter: Formatter) {
    string = { formatter.string(for: value.wrappedValue, for: $0) }
    read = { text, person in
      if let parsed = formatter.value(from: text, as: V.self, for: person) {
        value.wrappedValue = parsed
      }
    }
  }
}

extension Formatter {
  /// The value that a text stands for.
  fileprivate func value<V>(from text: String, as type: V.Type, for person: Person) -> V? {
    switch localized(for: person) {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      return number.converted()
    case let formatter as DateFormatter: return formatter.date(from: text) as? V
    default: return nil
    }
  }
}

extension NSNumber {
  /// The number in a type of Swift, which no cast does off Apple's platforms, or `nil` where the type
  /// cannot hold it.
  fileprivate func converted<V>() -> V? {
    let type: Any.Type = (V.self as? any OptionalNumber.Type)?.wrapped ?? V.self
    let number: Any? =
      switch type {
      case let type as any BinaryInteger.Type: whole(type)
      case let type as any BinaryFloatingPoint.Type: type.init(doubleValue)
      case is Decimal.Type: decimalValue
      default: nil
      }
    return number.flatMap { $0 as? V }
  }

  private func whole<I: BinaryInteger>(_ type: I.Type) -> I? {
    // From here on not each whole number is one with a fraction, too.
    let isInteger = (0x1p53..<0x1p63).contains(abs(doubleValue))
    return isInteger ? I(exactly: int64Value) : I(exactly: doubleValue)
  }
}

private protocol OptionalNumber {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalNumber {
  static var wrapped: Any.Type { Wrapped.self }
}

/// A text field of a value: what a person types is read when they are done, and not before.
struct ValueInput {
  let value: EditedValue
  let title: Text?
  let prompt: Text?
  let kind: TextInput.Kind
  var onCommit: (() -> Void)?
  var onEditingChanged: ((Bool) -> Void)?
  /// What a person has typed since the value was shown.
  @State private var draft: String?
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar

  init(
    value: EditedValue,
    title: Text?,
    prompt: Text?,
    kind: TextInput.Kind,
    onCommit: (() -> Void)?,
    onEditingChanged: ((Bool) -> Void)?
  ) {
    self.value = value
    self.title = title
    self.prompt = prompt
    self.kind = kind
    self.onCommit = onCommit
    self.onEditingChanged = onEditingChanged
  }
}

extension ValueInput: View {
  var body: some View {
    let person = Person(locale: locale, timeZone: timeZone, calendar: calendar)
    let text = Binding<String> {
      draft ?? value.string(person)
    } set: {
      draft = $0
    }
    EditedView(
      content: TextInput(kind: kind, title: title, prompt: prompt, text: text, isValue: true) {
        commit(for: person)
        onCommit?()
      },
      shown: text.wrappedValue
    ) { isEdited in
      if !isEdited { commit(for: person) }
      onEditingChanged?(isEdited)
    }
  }

  @MainActor
  private func commit(for person: Person) {
    guard let draft else { return }
    if draft != value.string(person) { value.read(draft, person) }
    self.draft = nil
  }
}
