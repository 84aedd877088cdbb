import Foundation

/// A calendar of one month, and the time of the day if the user picks it.
struct GraphicalDatePicker {
  let configuration: DatePickerStyleConfiguration
  /// A day in the month that the user looks at, or nil for the month of the picked day.
  @State private var shownDay: Date?
  @Environment(\.self) private var environment
}

extension GraphicalDatePicker: View {
  var body: some View {
    let components = configuration.displayedComponents
    VStack(alignment: .leading, spacing: 4) {
      if components.contains(.date) {
        let language = CalendarLanguage(environment)
        let day = shownDay ?? configuration.selection
        let month = CalendarMonth(of: day, in: language.calendar)
        MonthBar(title: language.title(of: month), month: month, bounds: bounds) { shownDay = $0 }
        days(of: month, in: language)
      }
      if components.contains(.hourAndMinute) { CompactDatePicker(configuration: time) }
    }
    .frame(maxWidth: 400)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(configuration.name ?? Text("Date"))
    .onChange(of: configuration.selection) { shownDay = nil }
  }

  private var bounds: DateBounds { configuration.bounds }

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

  private func days(of month: CalendarMonth, in language: CalendarLanguage) -> some View {
    let selection = configuration.$selection
    let picked = month.calendar.startOfDay(for: selection.wrappedValue)
    return MonthGrid(
      month: month,
      attributes: [
        .init(class: .choices), .init("role", "radiogroup"),
        .init("aria-label", language.title(of: month)),
      ],
      days: SingleTabStop(
        content: ForEach(month.days, id: \.self) { day in
          CalendarDay(
            day: language.element(of: day, in: month, isPicked: day == picked),
            isOneOfSeveral: false,
            isPickable: month.canPick(day, in: bounds)
          ) {
            if let date = month.date(selection.wrappedValue, on: day, in: bounds) {
              selection.wrappedValue = date
            }
          }
        }
      )
    )
  }
}
