import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct DatePickerStyleTests {
  /// 2024-05-03 14:07:09 in Vienna, a Friday.
  private static let moment = Date(timeIntervalSince1970: 1_714_738_029)

  private struct Meeting: View {
    var first = Date.distantPast
    var components: DatePickerComponents = .date
    @State private var date = DatePickerStyleTests.moment

    var body: some View {
      DatePicker("Start", selection: $date, in: first..., displayedComponents: components)
        .datePickerStyle(.graphical)
      Text(verbatim: "After \(Int(date.timeIntervalSince(DatePickerStyleTests.moment)))")
    }
  }

  private func mount(
    locale: String = "en_US",
    @ViewBuilder _ content: () -> some View
  ) -> ViewHarness {
    var environment = EnvironmentValues()
    environment.timeZone = TimeZone(identifier: "Europe/Vienna") ?? .gmt
    environment.locale = Locale(identifier: locale)
    environment.calendar = Calendar(identifier: .gregorian)
    return ViewHarness(environment: environment, content: content)
  }

  private func day(_ name: String) -> ElementQuery {
    ElementQuery(role: "radio").matching(partOfName: name)
  }

  @Test func calendarShowsTheMonthOfTheDate() throws {
    let view = mount { Meeting() }
    #expect(view.text.contains("May 2024"))
    #expect(try view.attribute("aria-checked", of: day("May 3, 2024")) == "true")
    #expect(try view.attribute("aria-label", of: day("May 3, 2024")) == "Friday, May 3, 2024")
    // The first of May was a Wednesday, and weeks begin on Sunday there.
    #expect(try view.attribute("style", of: day(" May 1, 2024")) == "grid-column-start:4")
    #expect(view.contains(day("May 31, 2024")))
    #expect(!view.contains(day("April 30, 2024")))
  }

  @Test func calendarSpeaksTheLanguageOfThePage() throws {
    let view = mount(locale: "de_AT") { Meeting() }
    #expect(view.text.contains("Mai 2024"))
    // Weeks begin on Monday there.
    #expect(try view.attribute("style", of: day(", 1. Mai 2024")) == "grid-column-start:3")
  }

  @Test func pickedDayKeepsTheTime() throws {
    let view = mount { Meeting() }
    try view.tap(day("May 5, 2024"))
    #expect(view.text.last == "After \(2 * 86400)")
    #expect(try view.attribute("aria-checked", of: day("May 5, 2024")) == "true")
    #expect(try view.attribute("aria-checked", of: day("May 3, 2024")) == "false")
  }

  @Test func dayOfAnotherMonthIsPickedAfterAStepToIt() throws {
    let view = mount { Meeting() }
    try view.tap(.button("Previous Month"))
    #expect(view.text.contains("April 2024"))
    #expect(view.text.last == "After 0")
    // The clocks went forward in March, so all days until then have 24 hours.
    try view.tap(day("April 30, 2024"))
    #expect(view.text.last == "After \(-3 * 86400)")
    try view.tap(.button("Next Month"))
    #expect(view.text.contains("May 2024"))
  }

  @Test func daysOutOfTheRangeCannotBePicked() throws {
    // 2024-05-02 20:00 in Vienna.
    let view = mount { Meeting(first: Date(timeIntervalSince1970: 1_714_672_800)) }
    #expect(try !view.isEnabled(day(" May 1, 2024")))
    #expect(try !view.isEnabled(.button("Previous Month")))
    #expect(try view.isEnabled(.button("Next Month")))
    // 14:07 of that day is too early.
    try view.tap(day("May 2, 2024"))
    #expect(view.text.last == "After \(1_714_672_800 - 1_714_738_029)")
  }

  @Test func timeHasAFieldBelowTheDays() throws {
    let view = mount { Meeting(components: [.date, .hourAndMinute]) }
    try view.type("15:08", into: .textField("Time"))
    #expect(view.text.last == "After \(3600 + 60 - 9)")
    #expect(view.contains(day("May 3, 2024")))
  }

  @Test func timeAloneHasItsLabel() throws {
    let view = mount { Meeting(components: .hourAndMinute) }
    #expect(try view.attribute("type", of: .textField("Start")) == "time")
    #expect(!view.contains(day("2024")))
  }

  @Test func styleOfAnAppDrawsThePicker() throws {
    struct Steps: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Button("Later") { configuration.selection += 60 }
          DatePicker("Inside", selection: configuration.$selection)
        }
      }
    }
    struct Form: View {
      @State var date = DatePickerStyleTests.moment

      var body: some View {
        DatePicker("Start", selection: $date).datePickerStyle(Steps())
        Text(verbatim: "After \(Int(date.timeIntervalSince(DatePickerStyleTests.moment)))")
      }
    }
    let view = mount { Form() }
    try view.tap(.button("Later"))
    #expect(view.text == ["Start", "Later", "Inside", "After 60"])
  }
}
