import Foundation
import RuntimeMetadata
import ViewValues

/// A value that a text field shows and parses.
struct EditedValue {
  /// Formats the current value.
  let string: (LocaleSettings) -> String
  /// Parses the value from a text.
  ///
  /// An invalid text changes nothing.
  let read: (String, LocaleSettings) -> Void
}

extension EditedValue {
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F)
  where F.FormatOutput == String {
    string = { format.localized(with: $0).format(value.wrappedValue) }
    read = { text, settings in
      let strategy = format.localized(with: settings).parseStrategy
      if let parsed = try? strategy.parse(text) { value.wrappedValue = parsed }
    }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F)
  where F.FormatOutput == String {
    string = { settings in value.wrappedValue.map(format.localized(with: settings).format) ?? "" }
    read = { text, settings in
      let strategy = format.localized(with: settings).parseStrategy
      if text.isEmpty {
        value.wrappedValue = nil
      } else if let parsed = try? strategy.parse(text) {
        value.wrappedValue = parsed
      }
    }
  }

  init<V>(_ value: Binding<V>, formatter: Formatter) {
    string = { formatter.string(for: value.wrappedValue, with: $0) }
    read = { text, settings in
      if let parsed = formatter.value(from: text, as: V.self, with: settings) {
        value.wrappedValue = parsed
      }
    }
  }
}

extension Formatter {
  /// Parses a value from a text.
  fileprivate func value<V>(from text: String, as type: V.Type, with settings: LocaleSettings) -> V?
  {
    switch localized(with: settings) {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      return number.converted()
    case let formatter as DateFormatter: return formatter.date(from: text) as? V
    default: return nil
    }
  }
}

extension NSNumber {
  /// The number as a Swift type, or `nil` if the type cannot hold it.
  ///
  /// Off Apple's platforms, no cast converts it.
  fileprivate func converted<V>() -> V? {
    let type: Any.Type = (V.self as? any OptionalType.Type)?.wrapped ?? V.self
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
    // From here on, a `Double` cannot hold every integer.
    let isInteger = (0x1p53..<0x1p63).contains(abs(doubleValue))
    return isInteger ? I(exactly: int64Value) : I(exactly: doubleValue)
  }
}

/// A text field of a value, which is parsed only when the user has finished typing.
struct ValueInput {
  let value: EditedValue
  let title: Text?
  let prompt: Text?
  let kind: TextInput.Kind
  var onCommit: (() -> Void)?
  var onEditingChanged: ((Bool) -> Void)?
  /// The text that the user has typed since the value was shown.
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
    let settings = LocaleSettings(locale: locale, timeZone: timeZone, calendar: calendar)
    let text = Binding<String> {
      draft ?? value.string(settings)
    } set: {
      draft = $0
    }
    EditedView(
      content: TextInput(kind: kind, title: title, prompt: prompt, text: text, isValue: true) {
        commit(with: settings)
        onCommit?()
      },
      shown: text.wrappedValue
    ) { isEdited in
      if !isEdited { commit(with: settings) }
      onEditingChanged?(isEdited)
    }
  }

  @MainActor
  private func commit(with settings: LocaleSettings) {
    guard let draft else { return }
    if draft != value.string(settings) { value.read(draft, settings) }
    self.draft = nil
  }
}
