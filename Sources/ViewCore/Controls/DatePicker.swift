public import Foundation

/// A control that picks a day, a time, or both.
///
/// ```swift
/// DatePicker("Birthday", selection: $birthday, in: ...Date.now, displayedComponents: .date)
/// ```
///
/// The browser's own control is shown, which says days and times as its person is used to. They are in the
/// time zone of the environment.
public struct DatePicker<Label: View> {
  private let selection: Binding<Date>
  private let bounds: DateBounds
  private let components: DatePickerComponents
  private let label: Label
  @State private var draft: String?
  @Environment(\.timeZone) private var timeZone
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  /// What of a moment is picked.
  public typealias Components = DatePickerComponents

  private init(
    _ selection: Binding<Date>,
    _ bounds: DateBounds,
    _ components: Components,
    _ label: Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.components = components
    self.label = label
  }

  /// Creates a picker of a moment, with a label of views.
  ///
  /// - Parameters:
  ///   - selection: The moment.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  ///   - label: What the moment is.
  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(), displayedComponents, label())
  }

  /// Creates a picker of a moment between two others, with a label of views.
  ///
  /// - Parameters:
  ///   - selection: The moment.
  ///   - range: The first and the last one that can be picked.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  ///   - label: What the moment is.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    let bounds = DateBounds(first: range.lowerBound, last: range.upperBound)
    self.init(selection, bounds, displayedComponents, label())
  }

  /// Creates a picker of a moment after another, with a label of views.
  ///
  /// - Parameters:
  ///   - selection: The moment.
  ///   - range: The first one that can be picked.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  ///   - label: What the moment is.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(first: range.lowerBound), displayedComponents, label())
  }

  /// Creates a picker of a moment before another, with a label of views.
  ///
  /// - Parameters:
  ///   - selection: The moment.
  ///   - range: The last one that can be picked.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  ///   - label: What the moment is.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(last: range.upperBound), displayedComponents, label())
  }
}

/// What of a moment a ``DatePicker`` picks.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The day.
  public static let date = Self(rawValue: 1)
  /// The time of the day.
  public static let hourAndMinute = Self(rawValue: 2)
}

extension DatePicker where Label == Text {
  /// Creates a picker of a moment.
  ///
  /// - Parameters:
  ///   - titleKey: What the moment is.
  ///   - selection: The moment.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates a picker of a moment, with a title known at run time.
  ///
  /// - Parameters:
  ///   - title: What the moment is.
  ///   - selection: The moment.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a picker of a moment between two others.
  ///
  /// - Parameters:
  ///   - titleKey: What the moment is.
  ///   - selection: The moment.
  ///   - range: The first and the last one that can be picked.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates a picker of a moment between two others, with a title known at run time.
  ///
  /// - Parameters:
  ///   - title: What the moment is.
  ///   - selection: The moment.
  ///   - range: The first and the last one that can be picked.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a picker of a moment after another.
  ///
  /// - Parameters:
  ///   - titleKey: What the moment is.
  ///   - selection: The moment.
  ///   - range: The first one that can be picked.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates a picker of a moment after another, with a title known at run time.
  ///
  /// - Parameters:
  ///   - title: What the moment is.
  ///   - selection: The moment.
  ///   - range: The first one that can be picked.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a picker of a moment before another.
  ///
  /// - Parameters:
  ///   - titleKey: What the moment is.
  ///   - selection: The moment.
  ///   - range: The last one that can be picked.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates a picker of a moment before another, with a title known at run time.
  ///
  /// - Parameters:
  ///   - title: What the moment is.
  ///   - selection: The moment.
  ///   - range: The last one that can be picked.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}

extension DatePicker: View {
  public var body: some View {
    let form = DateForm(components: components, timeZone: timeZone)
    let shown = draft ?? form.string(from: selection.wrappedValue)
    let text = Binding {
      draft ?? form.string(from: selection.wrappedValue)
    } set: { typed in
      let date = form.date(from: typed, keeping: selection.wrappedValue)
      // What is no moment yet, or not one of those to pick from, is not over: the person goes on.
      draft = date.map(bounds.contains) == true ? nil : typed
      if let date, bounds.contains(date) { selection.wrappedValue = date }
    }
    Box(
      "label",
      attributes: [.init("class", "picker")],
      content: TupleView(
        Box("span", class: labelsAreHidden ? "unseen" : "picker-label", content: label),
        EditedView(
          content: DateInput(form: form, bounds: bounds, text: text),
          shown: shown,
          onEditingChanged: { isEdited in if !isEdited { draft = nil } }
        )
      )
    )
  }
}

/// The moments that can be picked.
struct DateBounds {
  var first: Date?
  var last: Date?

  func contains(_ date: Date) -> Bool {
    first.map { $0 <= date } != false && last.map { date <= $0 } != false
  }
}

/// How a browser's control writes a moment: in the calendar of the web, in a time zone.
struct DateForm {
  let components: DatePickerComponents
  private let calendar: Calendar

  init(components: DatePickerComponents, timeZone: TimeZone) {
    self.components = components
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// The name of the control.
  var name: String {
    switch components {
    case .date: "date"
    case .hourAndMinute: "time"
    default: "datetime-local"
    }
  }

  func string(from date: Date) -> String {
    let units = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func padded(_ number: Int?, _ length: Int) -> String {
      let digits = String(number ?? 0)
      return String(repeating: "0", count: max(length - digits.count, 0)) + digits
    }
    let day = "\(padded(units.year, 4))-\(padded(units.month, 2))-\(padded(units.day, 2))"
    let time = "\(padded(units.hour, 2)):\(padded(units.minute, 2))"
    switch components {
    case .date: return day
    case .hourAndMinute: return time
    default: return "\(day)T\(time)"
    }
  }

  /// The moment that a text stands for, which has of another one what the text does not say.
  func date(from text: String, keeping date: Date) -> Date? {
    let pattern = /(?:(\d{4,6})-(\d{2})-(\d{2}))?T?(?:(\d{2}):(\d{2})(?::[\d.]+)?)?/
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    var units = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .nanosecond],
      from: date
    )
    if components != .hourAndMinute {
      guard let year = match.1, let month = match.2, let day = match.3 else { return nil }
      (units.year, units.month, units.day) = (Int(year), Int(month), Int(day))
    }
    if components != .date {
      guard let hour = match.4, let minute = match.5 else { return nil }
      (units.hour, units.minute) = (Int(hour), Int(minute))
      (units.second, units.nanosecond) = (0, 0)
    }
    guard units.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: units)
  }
}

/// The browser's control.
private struct DateInput {
  let form: DateForm
  let bounds: DateBounds
  let text: Binding<String>
}

extension DateInput: View {
  typealias Body = Never
}

extension DateInput: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    var element = Element("input", events: .input)
    element["class"] = "textfield datefield"
    element["type"] = form.name
    // A time alone has bounds of one day, which the app's are not.
    if form.components != .hourAndMinute {
      element["min"] = bounds.first.map(form.string)
      element["max"] = bounds.last.map(form.string)
    }
    element["value"] = text.wrappedValue
    element["disabled"] = context.environment.isEnabled ? nil : ""
    var rendering = Rendering(
      element,
      behavior: ElementBehavior(
        handle: { [text] event in
          if case .input(let value) = event { text.wrappedValue = value }
        },
        liveAttributes: [.init(name: "value") { [text] in text.wrappedValue }]
      )
    )
    rendering.followFocus(in: context.environment)
    return rendering
  }
}
