import Foundation
import Testing
import ViewCore
import ViewTesting

/// The formatting by code that a page runs.
@MainActor
struct FormattedTests {
  private static let lines = {
    let date = Date(timeIntervalSince1970: 0)
    return [
      Duration.seconds(5400).formatted(.units()),
      Duration.seconds(5400).formatted(.units().locale(Locale(identifier: "fr_FR"))),
      date.formatted(.dateTime.day().month(.wide).hour()),
      5000.formatted(), 5000.5.formatted(), 5000.formatted(.number), 0.5.formatted(.percent),
      5.formatted(.currency(code: "EUR")),
    ]
  }
  /// Without a style.
  private static let plainLines = {
    let date = Date(timeIntervalSince1970: 0)
    return [
      date.formatted(), date.formatted(date: .abbreviated, time: .omitted),
      (date..<date.addingTimeInterval(86_400)).formatted(date: .abbreviated, time: .omitted),
      (date..<date.addingTimeInterval(3600)).formatted(), Duration.seconds(5400).formatted(),
      ["Anna", "Ben"].formatted(),
    ]
  }
  private static var allLines: [String] { lines() + plainLines() }
  private static let german = [
    "1 Std., 30 Min.", "1 h et 30 min", "1. Januar um 09 Uhr", "5.000", "5.000,5", "5.000", "50 %",
    "5,00 €", "1.1.1970, 9:00", "1. Jan. 1970", "1.–2. Jan. 1970", "1.1.1970, 09:00–10:00 Uhr",
    "1:30:00", "Anna und Ben",
  ]

  private struct Screen: View {
    @State private var tapped: [String] = []
    @State private var later: [String] = []

    var body: some View {
      Text(verbatim: FormattedTests.allLines.joined(separator: "|"))
      Text(verbatim: tapped.joined(separator: "|"))
      Text(verbatim: later.joined(separator: "|"))
      Button("Tap") { tapped = FormattedTests.allLines }
        .task { later = FormattedTests.allLines }
    }
  }

  /// As somebody in Japan sees it whose browser is German.
  private func makeHarness() -> ViewHarness {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: "de_DE")
    values.timeZone = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
    return ViewHarness(environment: values) { Screen() }
  }

  @Test func bodiesActionsAndTasksFormatForTheUser() async throws {
    let view = makeHarness()
    try view.tap(.button("Tap"))
    try await view.wait { $0.text.filter { !$0.isEmpty }.count == 4 }
    let texts = view.text.prefix(3).map { $0.replacing(/[\u{a0}\u{202f}]/, with: " ") }
    #expect(texts == Array(repeating: Self.german.joined(separator: "|"), count: 3))
  }

  @Test func stylesOutsideOfPagesAreFoundations() {
    let start = Date(timeIntervalSince1970: 0)
    let range = start..<start.addingTimeInterval(86_400)
    #expect(start.formatted() == Date.FormatStyle(date: .numeric, time: .shortened).format(start))
    #expect(range.formatted() == Date.IntervalFormatStyle().format(range))
    #expect(
      Duration.seconds(5400).formatted()
        == Duration.TimeFormatStyle(pattern: .hourMinuteSecond).format(.seconds(5400))
    )
    let list: ListFormatStyle<StringStyle, [String]> = .list(type: .and)
    #expect(["a", "b"].formatted() == list.format(["a", "b"]))
  }

  @Test func codeOutsideOfPagesFormatsForTheProcess() {
    let style = Duration.UnitsFormatStyle(allowedUnits: [.hours], width: .wide)
    #expect(Duration.seconds(7200).formatted(style) == style.format(.seconds(7200)))
  }
}
