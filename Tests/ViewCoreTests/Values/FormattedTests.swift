import Foundation
import Testing
import ViewCore
import ViewTesting

/// What code of a page formats by itself.
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
  private static let german = [
    "1 Std., 30 Min.", "1 h et 30 min", "1. Januar um 09 Uhr", "5.000", "5.000,5", "5.000", "50 %",
    "5,00 €",
  ]

  private struct Screen: View {
    @State private var tapped: [String] = []
    @State private var later: [String] = []

    var body: some View {
      Text(verbatim: FormattedTests.lines().joined(separator: "|"))
      Text(verbatim: tapped.joined(separator: "|"))
      Text(verbatim: later.joined(separator: "|"))
      Button("Tap") { tapped = FormattedTests.lines() }
        .task { later = FormattedTests.lines() }
    }
  }

  /// As somebody in Japan sees it whose browser is German.
  private func makeHarness() -> ViewHarness {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: "de_DE")
    values.timeZone = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
    return ViewHarness(environment: values) { Screen() }
  }

  @Test func bodiesActionsAndTasksFormatForThePersonAtThePage() async throws {
    let view = makeHarness()
    try view.tap(.button("Tap"))
    try await view.wait { $0.text.filter { !$0.isEmpty }.count == 4 }
    let texts = view.text.prefix(3).map { $0.replacing(/[\u{a0}\u{202f}]/, with: " ") }
    #expect(texts == Array(repeating: Self.german.joined(separator: "|"), count: 3))
  }

  @Test func elsewhereTheProcessFormats() {
    let style = Duration.UnitsFormatStyle(allowedUnits: [.hours], width: .wide)
    #expect(Duration.seconds(7200).formatted(style) == style.format(.seconds(7200)))
  }
}
