import Foundation

/// A calendar of one month, and the time of the day if the user picks it.
struct GraphicalDatePicker {
  let configuration: DatePickerStyleConfiguration
  /// A day in the month that the user looks at, or nil for the month of the picked day.
  @State private var shownDay: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
}

extension GraphicalDatePicker: View {
  var body: some View {
    let components = configuration.displayedComponents
    VStack(alignment: .leading, spacing: 4) {
      if components.contains(.date) {
        let month = CalendarMonth(of: shownDay ?? configuration.selection, in: localCalendar)
        MonthBar(title: title(of: month), month: month, bounds: bounds) { shownDay = $0 }
        days(of: month)
      }
      if components.contains(.hourAndMinute) { CompactDatePicker(configuration: time) }
    }
    .frame(maxWidth: 400)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(configuration.name ?? Text("Date"))
    .onChange(of: configuration.selection) { shownDay = nil }
  }

  private var bounds: DateBounds { configuration.bounds }

  private var localCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// The picker of the time below the days.
  private var time: DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      label: configuration.displayedComponents.contains(.date)
        ? .init(content: AnyView(Text("Time"))) : configuration.label,
      selection: configuration.$selection,
      minimumDate: configuration.minimumDate,
      maximumDate: configuration.maximumDate,
      displayedComponents: .hourAndMinute,
      name: nil
    )
  }

  private func title(of month: CalendarMonth) -> String {
    month.start.formatted(style.month(.wide).year())
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: localCalendar, timeZone: timeZone)
  }

  private func days(of month: CalendarMonth) -> some View {
    let selection = configuration.$selection
    let picked = month.calendar.startOfDay(for: selection.wrappedValue)
    let today = month.calendar.startOfDay(for: Date())
    let name = style.weekday(.wide).day().month(.wide).year()
    return Box(
      "div",
      attributes: [
        .init(class: .choices), .init("role", "radiogroup"), .init("aria-label", title(of: month)),
        .init(
          "style",
          """
          display:grid;grid-template-columns:repeat(7,minmax(0,2.75rem));\
          justify-content:space-between;align-self:stretch
          """
        ),
      ],
      content: TupleView(
        ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, weekday in
          Text(weekday).font(.caption).foregroundStyle(.secondary)
            .frame(maxWidth: .infinity).accessibilityHidden(true)
        },
        SingleTabStop(
          content: ForEach(month.days, id: \.self) { day in
            CalendarDay(
              number: month.number(of: day).formatted(.number.locale(locale)),
              name: day.formatted(name),
              column: day == month.days.first ? month.firstColumn : nil,
              isPicked: day == picked,
              isToday: day == today,
              isPickable: month.canPick(day, in: bounds)
            ) {
              if let date = month.date(selection.wrappedValue, on: day, in: bounds) {
                selection.wrappedValue = date
              }
            }
          }
        )
      )
    )
  }
}

/// The name of the month, and the buttons that lead to the months beside it.
private struct MonthBar: View {
  let title: String
  let month: CalendarMonth
  let bounds: DateBounds
  let show: (Date) -> Void

  var body: some View {
    HStack {
      Text(title).font(.headline).accessibilityHeading(.h3)
      Spacer()
      Button("Previous Month", systemImage: "chevron.left") { move(by: -1) }
        .disabled(!month.hasDays(before: true, in: bounds))
      Button("Next Month", systemImage: "chevron.right") { move(by: 1) }
        .disabled(!month.hasDays(before: false, in: bounds))
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
  }

  private func move(by count: Int) {
    if let day = month.calendar.date(byAdding: .month, value: count, to: month.start) { show(day) }
  }
}

/// One day, which is an option beside the other days of its month.
private struct CalendarDay {
  let number: String
  let name: String
  /// The column of the first day; the others follow.
  let column: Int?
  let isPicked: Bool
  let isToday: Bool
  let isPickable: Bool
  let pick: () -> Void
}

extension CalendarDay: ElementView {
  func render(in context: NodeContext) -> Rendering<Text> {
    var element = Element(
      "button",
      attributes: [
        .init("class", "\(ClassName.choice) day"), .init("type", "button"),
        .init("role", "radio"), .init("aria-checked", isPicked ? "true" : "false"),
        .init("aria-label", name),
      ],
      events: .click
    )
    element["aria-current"] = isToday ? "date" : nil
    element["style"] = column.map { "grid-column-start:\($0)" }
    element["tabindex"] = isPicked ? nil : "-1"
    element["disabled"] = isPickable && context.environment.isEnabled ? nil : ""
    return Rendering(
      element: element,
      content: Text(verbatim: number),
      behavior: ElementBehavior { [pick, isPickable] _ in
        if isPickable { pick() }
      }
    )
  }
}
