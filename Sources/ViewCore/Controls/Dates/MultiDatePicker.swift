public import Foundation

/// A control that picks several days of a calendar.
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
///
/// MultiDatePicker("Days off", selection: $days, in: Date.now...)
/// ```
///
/// Each day is a check box for screen readers. A picked day has its era, year, month and day, and the calendar and the time
/// zone of the environment that it belongs to.
public struct MultiDatePicker<Label: View> {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let bounds: DateBounds
  /// A day in the month that the user looks at, or nil for the month of the first picked day.
  @State private var shownDay: Date?
  @Environment(\.self) private var environment
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  private init(_ label: Label, _ selection: Binding<Set<DateComponents>>, _ bounds: DateBounds) {
    self.label = label
    self.selection = selection
    self.bounds = bounds
  }

  /// Creates a picker of any days with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The picked days.
  ///   - label: A description of the days.
  public init(
    selection: Binding<Set<DateComponents>>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, DateBounds())
  }

  /// Creates a picker of the days of a range with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The picked days.
  ///   - bounds: The range, in which days are that begin before its end.
  ///   - label: A description of the days.
  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, DateBounds(bounds))
  }

  /// Creates a picker of the days from a date on, with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The picked days.
  ///   - bounds: The range that begins with the first day.
  ///   - label: A description of the days.
  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, DateBounds(bounds))
  }

  /// Creates a picker of the days before a date, with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The picked days.
  ///   - bounds: The range, in which days are that begin before its end.
  ///   - label: A description of the days.
  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, DateBounds(bounds))
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of any days.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the days.
  ///   - selection: The picked days.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(Text(titleKey), selection, DateBounds())
  }

  /// Creates a picker of any days with a title that is known only at run time.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) {
    self.init(Text(title), selection, DateBounds())
  }

  /// Creates a picker of the days of a range.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the days.
  ///   - selection: The picked days.
  ///   - bounds: The range, in which days are that begin before its end.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(Text(titleKey), selection, DateBounds(bounds))
  }

  /// Creates a picker of the days of a range, with a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(Text(title), selection, DateBounds(bounds))
  }

  /// Creates a picker of the days from a date on.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the days.
  ///   - selection: The picked days.
  ///   - bounds: The range that begins with the first day.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(Text(titleKey), selection, DateBounds(bounds))
  }

  /// Creates a picker of the days from a date on, with a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(Text(title), selection, DateBounds(bounds))
  }

  /// Creates a picker of the days before a date.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the days.
  ///   - selection: The picked days.
  ///   - bounds: The range, in which days are that begin before its end.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(Text(titleKey), selection, DateBounds(bounds))
  }

  /// Creates a picker of the days before a date, with a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(Text(title), selection, DateBounds(bounds))
  }
}

extension MultiDatePicker: View {
  public var body: some View {
    let language = CalendarLanguage(environment)
    let picked = PickedDays(selection.wrappedValue, in: language.calendar)
    let month = CalendarMonth(of: shownDay ?? picked.first ?? Date(), in: language.calendar)
    VStack(alignment: .leading, spacing: 4) {
      if !labelsAreHidden { ControlAccessory(label) }
      MonthBar(title: language.title(of: month), month: month, bounds: bounds) { shownDay = $0 }
      MonthGrid(
        month: month,
        attributes: [.init("role", "group"), .init("aria-label", language.title(of: month))],
        days: ForEach(month.days, id: \.self) { day in
          CalendarDay(
            day: language.element(of: day, in: month, isPicked: picked.contains(day)),
            isOneOfSeveral: true,
            isPickable: month.canPick(day, in: bounds)
          ) {
            // The month stays the same when the first picked day is another one.
            shownDay = day
            let days = PickedDays(selection.wrappedValue, in: language.calendar)
            selection.wrappedValue = days.toggling(day)
          }
        }
      )
    }
    .frame(maxWidth: 400)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(label as? Text ?? Text("Dates"))
  }
}

/// The days of a selection by the moments at which they begin.
private struct PickedDays {
  private let components: Set<DateComponents>
  private let calendar: Calendar
  private let days: [Date: DateComponents]

  init(_ components: Set<DateComponents>, in calendar: Calendar) {
    self.components = components
    self.calendar = calendar
    let pairs = components.compactMap { components in
      calendar.date(from: components).map { (calendar.startOfDay(for: $0), components) }
    }
    days = Dictionary(pairs) { first, _ in first }
  }

  var first: Date? { days.keys.min() }

  func contains(_ day: Date) -> Bool { days[day] != nil }

  /// The selection with another day, or without one that it has.
  func toggling(_ day: Date) -> Set<DateComponents> {
    guard contains(day) else { return components.union([components(of: day)]) }
    return components.filter {
      calendar.date(from: $0).map { calendar.startOfDay(for: $0) } != day
    }
  }

  private func components(of day: Date) -> DateComponents {
    calendar.dateComponents([.calendar, .timeZone, .era, .year, .month, .day], from: day)
  }
}

extension DateBounds {
  fileprivate init(_ range: Range<Date>) {
    self.init(first: range.lowerBound, last: range.upperBound.beforeItself)
  }

  fileprivate init(_ range: PartialRangeUpTo<Date>) {
    self.init(last: range.upperBound.beforeItself)
  }
}

extension Date {
  /// The last moment before this one.
  fileprivate var beforeItself: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextDown)
  }
}
