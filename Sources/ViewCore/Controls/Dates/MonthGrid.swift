import Foundation

/// The days of a month in seven columns, below the names of their weekdays.
struct MonthGrid<Days: View> {
  let month: CalendarMonth
  /// The attributes for screen readers.
  let attributes: [Element.Attribute]
  let days: Days
}

extension MonthGrid: View {
  var body: some View {
    Box(
      "div",
      attributes: attributes + [
        .init(
          "style",
          """
          display:grid;grid-template-columns:repeat(7,minmax(0,2.75rem));\
          justify-content:space-between;align-self:stretch
          """
        )
      ],
      content: TupleView(
        ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, weekday in
          Text(weekday).font(.caption).foregroundStyle(.secondary)
            .frame(maxWidth: .infinity).accessibilityHidden(true)
        },
        days
      )
    )
  }
}

/// The name of the month, and the buttons that lead to the months beside it.
struct MonthBar: View {
  let title: String
  let month: CalendarMonth
  let bounds: DateBounds
  let show: (Date) -> Void

  var body: some View {
    HStack {
      Text(title).font(.headline).accessibilityHeading(.h3)
      Spacer()
      Button("Previous Month", systemImage: "chevron.backward") { move(by: -1) }
        .disabled(!month.hasDays(before: true, in: bounds))
      Button("Next Month", systemImage: "chevron.forward") { move(by: 1) }
        .disabled(!month.hasDays(before: false, in: bounds))
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
  }

  private func move(by count: Int) {
    if let day = month.calendar.date(byAdding: .month, value: count, to: month.start) { show(day) }
  }
}

/// How an environment writes the days of its calendar.
struct CalendarLanguage {
  let locale: Locale
  let calendar: Calendar
  private let style: Date.FormatStyle

  init(_ environment: EnvironmentValues) {
    locale = environment.locale
    var calendar = environment.calendar
    calendar.locale = environment.locale
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
    style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: environment.timeZone)
  }

  func title(of month: CalendarMonth) -> String {
    month.start.formatted(style.month(.wide).year())
  }

  /// The whole date of a day.
  func name(of day: Date) -> String {
    day.formatted(style.weekday(.wide).day().month(.wide).year())
  }

  /// A day with its number in a month.
  func element(of day: Date, in month: CalendarMonth, isPicked: Bool) -> CalendarDay.Description {
    CalendarDay.Description(
      number: month.number(of: day).formatted(.number.locale(locale)),
      name: name(of: day),
      column: day == month.days.first ? month.firstColumn : nil,
      isPicked: isPicked,
      isToday: day == calendar.startOfDay(for: Date())
    )
  }
}

/// One day, which the user picks.
struct CalendarDay {
  struct Description {
    let number: String
    let name: String
    /// The column of the first day; the others follow.
    let column: Int?
    let isPicked: Bool
    let isToday: Bool
  }

  let day: Description
  /// Whether the day is one of several that are picked, and not the only one.
  let isOneOfSeveral: Bool
  let isPickable: Bool
  let pick: () -> Void
}

extension CalendarDay: ElementView {
  func render(in context: NodeContext) -> Rendering<Text> {
    var element = Element(
      "button",
      attributes: [
        .init("class", "\(ClassName.choice) day"), .init("type", "button"),
        .init("role", isOneOfSeveral ? "checkbox" : "radio"),
        .init("aria-checked", day.isPicked ? "true" : "false"), .init("aria-label", day.name),
      ],
      events: .click
    )
    element["aria-current"] = day.isToday ? "date" : nil
    element["style"] = day.column.map { "grid-column-start:\($0)" }
    element["tabindex"] = day.isPicked || isOneOfSeveral ? nil : "-1"
    element["disabled"] = isPickable && context.environment.isEnabled ? nil : ""
    return Rendering(
      element: element,
      content: Text(verbatim: day.number),
      behavior: ElementBehavior { [pick, isPickable] _ in
        if isPickable { pick() }
      }
    )
  }
}
