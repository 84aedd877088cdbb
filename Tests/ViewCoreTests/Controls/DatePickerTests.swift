import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct DatePickerTests {
  /// 2024-05-03 14:07:09 in Vienna.
  private static let moment = Date(timeIntervalSince1970: 1_714_738_029)
  private let field = ElementQuery.textField("Start")

  private struct Meeting: View {
    var components: DatePickerComponents = [.date, .hourAndMinute]
    @State private var date = DatePickerTests.moment

    var body: some View {
      DatePicker("Start", selection: $date, displayedComponents: components)
      Text(verbatim: "\(Int(date.timeIntervalSince(DatePickerTests.moment)))")
    }
  }

  private func mount(@ViewBuilder _ content: () -> some View) -> ViewHarness {
    var environment = EnvironmentValues()
    environment.timeZone = TimeZone(identifier: "Europe/Vienna") ?? .gmt
    return ViewHarness(environment: environment, content: content)
  }

  @Test func dateIsPickedInTheUsersTimeZone() throws {
    let view = mount { Meeting() }
    #expect(try view.attribute("type", of: field) == "datetime-local")
    #expect(try view.attribute("value", of: field) == "2024-05-03T14:07")
    try view.type("2024-05-04T15:08", into: field)
    #expect(view.text.last == "\(86400 + 3600 + 60 - 9)")
  }

  /// 2024-03-31 has no time from 02:00 to 03:00 in Vienna.
  @Test func skippedHourStandsForTheNextOne() throws {
    let view = mount { Meeting() }
    try view.focus(field)
    try view.type("2024-03-31T02:30", into: field)
    #expect(view.text.last == "\(1_711_848_600 - 1_714_738_029)")
    try view.blur(field)
    #expect(try view.attribute("value", of: field) == "2024-03-31T03:30")
  }

  @Test func pickedDayKeepsTheTime() throws {
    let view = mount { Meeting(components: .date) }
    #expect(try view.attribute("type", of: field) == "date")
    #expect(try view.attribute("value", of: field) == "2024-05-03")
    try view.type("2024-05-01", into: field)
    #expect(view.text.last == "\(-2 * 86400)")
  }

  @Test func pickedTimeKeepsTheDay() throws {
    let view = mount { Meeting(components: .hourAndMinute) }
    #expect(try view.attribute("type", of: field) == "time")
    #expect(try view.attribute("value", of: field) == "14:07")
    try view.type("00:30", into: field)
    #expect(view.text.last == "\(-(13 * 3600 + 37 * 60 + 9))")
  }

  @Test(arguments: ["", "2024-02-30"])
  func invalidDateIsResetWhenFieldLosesFocus(text: String) throws {
    let view = mount { Meeting(components: .date) }
    try view.focus(field)
    try view.type(text, into: field)
    // The field does not reset while the user removes a part of the date.
    #expect(try view.attribute("value", of: field) == text)
    try view.blur(field)
    #expect(try view.attribute("value", of: field) == "2024-05-03")
    #expect(view.text.last == "0")
  }

  @Test func dateOutsideOfRangeIsNotPicked() throws {
    struct Bounded: View {
      @State private var date = DatePickerTests.moment

      var body: some View {
        let range = DatePickerTests.moment...DatePickerTests.moment.addingTimeInterval(3 * 86400)
        DatePicker("Start", selection: $date, in: range, displayedComponents: .date)
        Text(verbatim: "\(Int(date.timeIntervalSince(DatePickerTests.moment)))")
      }
    }
    let view = mount { Bounded() }
    #expect(try view.attribute("min", of: field) == "2024-05-03")
    #expect(try view.attribute("max", of: field) == "2024-05-06")
    try view.focus(field)
    try view.type("0002-05-04", into: field)
    #expect(view.text.last == "0")
    try view.type("2024-05-04", into: field)
    #expect(view.text.last == "86400")
  }

  @Test(arguments: ["abc", "2024-05", "2024-05-04T15:08Z", "15:08"])
  func malformedDateIsRefused(sent: String) throws {
    let view = mount { Meeting() }
    #expect {
      try view.type(sent, into: field)
    } throws: { error in
      if case HarnessError.refused(_, "invalidValue", _) = error { true } else { false }
    }
  }

  @Test func eachDatePickerOverloadHasLabelAndBounds() throws {
    let date = Binding.constant(Self.moment)
    let title = String("Title")
    let view = mount {
      DatePicker("A", selection: date, in: Self.moment...)
      DatePicker("B", selection: date, in: ...Self.moment)
      DatePicker(title, selection: date)
      DatePicker(title + "C", selection: date, in: Self.moment..., displayedComponents: .date)
      DatePicker(title + "D", selection: date, in: ...Self.moment)
      DatePicker(title + "E", selection: date, in: Self.moment...Self.moment)
      DatePicker(selection: date, in: Self.moment...) { Text("F") }
    }
    for name in ["A", "B", "Title", "TitleC", "TitleD", "TitleE", "F"] {
      #expect(view.contains(.textField(name)))
    }
    #expect(try view.attribute("min", of: .textField("A")) == "2024-05-03T14:07")
    #expect(try view.attribute("max", of: .textField("B")) == "2024-05-03T14:07")
    #expect(try view.attribute("max", of: .textField("A")) == nil)
  }

  @Test func disabledPickerRefuses() throws {
    let view = mount { Meeting().disabled(true) }
    #expect(throws: HarnessError.self) { try view.type("2024-05-04T15:08", into: field) }
  }
}
