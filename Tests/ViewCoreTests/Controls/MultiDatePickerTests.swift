import Foundation
import Testing
import ViewCore
import ViewTesting

/// Calendars in which the user picks several days.
@MainActor
struct MultiDatePickerTests {
  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Vienna") ?? .gmt
    return calendar
  }()

  private static func date(_ day: Int, _ month: Int = 5) -> Date {
    calendar.date(from: DateComponents(year: 2024, month: month, day: day)) ?? .distantPast
  }

  private struct DaysOff: View {
    @State var days: Set<DateComponents> = [DateComponents(year: 2024, month: 5, day: 3)]
    var bounds = Date.distantPast..<Date.distantFuture

    var body: some View {
      MultiDatePicker("Days off", selection: $days, in: bounds)
      Text(verbatim: "\(days.compactMap(\.day).sorted())")
      Text(verbatim: "\(days.compactMap(\.era))")
    }
  }

  private func mount(@ViewBuilder _ content: () -> some View) -> ViewHarness {
    var environment = EnvironmentValues()
    environment.timeZone = Self.calendar.timeZone
    environment.locale = Locale(identifier: "en_US")
    environment.calendar = Self.calendar
    return ViewHarness(environment: environment, content: content)
  }

  private func day(_ name: String) -> ElementQuery {
    ElementQuery(role: "checkbox").matching(partOfName: name)
  }

  @Test func calendarShowsTheMonthOfTheFirstDay() throws {
    let view = mount { DaysOff() }
    #expect(view.text.first == "Days off")
    #expect(view.text.contains("May 2024"))
    #expect(try view.attribute("aria-checked", of: day("May 3, 2024")) == "true")
    #expect(try view.attribute("aria-checked", of: day("May 4, 2024")) == "false")
  }

  @Test func tapPicksADayAndRemovesItAgain() throws {
    let view = mount { DaysOff() }
    try view.tap(day("May 5, 2024"))
    #expect(view.text.contains("[3, 5]"))
    #expect(view.text.last == "[1]")
    // The app has made this one without an era.
    try view.tap(day("May 3, 2024"))
    #expect(view.text.contains("[5]"))
    #expect(try view.attribute("aria-checked", of: day("May 3, 2024")) == "false")
    try view.tap(day("May 5, 2024"))
    #expect(view.text.contains("[]"))
    #expect(view.text.contains("May 2024"))
  }

  @Test func daysOfAnotherMonthArePickedAfterAStepToIt() throws {
    let view = mount { DaysOff() }
    try view.tap(.button("Next Month"))
    try view.tap(day("June 7, 2024"))
    #expect(view.text.contains("[3, 7]"))
    #expect(view.text.contains("June 2024"))
  }

  @Test func daysOutsideOfTheRangeCannotBePicked() throws {
    let view = mount { DaysOff(bounds: Self.date(2)..<Self.date(6)) }
    #expect(try !view.isEnabled(day(" May 1, 2024")))
    #expect(try view.isEnabled(day("May 2, 2024")))
    #expect(try view.isEnabled(day("May 5, 2024")))
    // The range ends when this day begins.
    #expect(try !view.isEnabled(day("May 6, 2024")))
    #expect(try !view.isEnabled(.button("Next Month")))
  }

  @Test func formsOfThePickerHaveTheirBoundsAndLabels() throws {
    let days = Binding<Set<DateComponents>>.constant([DateComponents(year: 2024, month: 5, day: 3)])
    let title = "Later"
    let view = mount {
      MultiDatePicker("Any", selection: days)
      MultiDatePicker(title, selection: days, in: Self.date(4)...)
      MultiDatePicker(selection: days, in: ..<Self.date(4)) { Image(systemName: "calendar") }
      MultiDatePicker("Hidden", selection: days).labelsHidden()
    }
    #expect(view.text.filter { ["Any", "Later", "Hidden"].contains($0) } == ["Any", "Later"])
    let groups = ["Any", "Later", "Dates", "Hidden"].map { ElementQuery(role: "group", name: $0) }
    let isEnabled = try groups.map { group in
      try ["May 3, 2024", "May 4, 2024"].map { name in
        try view.isEnabled(ElementQuery(role: "checkbox", in: group).matching(partOfName: name))
      }
    }
    #expect(isEnabled == [[true, true], [false, true], [true, false], [true, true]])
  }
}
