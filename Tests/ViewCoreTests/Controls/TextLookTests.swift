import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct TextLookTests {
  private func environment(_ locale: String, _ zone: String) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.timeZone = TimeZone(identifier: zone) ?? .current
    return environment
  }

  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func datesUseTheUsersLocale() {
    let content = TupleText(date: date)
    let american = ViewHarness(environment: environment("en_US", "America/New_York")) { content }
    #expect(american.text.map(plain) == ["November 14, 2023", "5:13 PM", "At 5:13 PM"])
    let german = ViewHarness(environment: environment("de_DE", "Europe/Berlin")) { content }
    #expect(german.text.map(plain) == ["14. November 2023", "23:13", "At 23:13"])
  }

  private struct TupleText: View {
    let date: Date

    var body: some View {
      Text(date, style: .date)
      Text(date, style: .time)
      Text("At \(date, style: .time)")
    }
  }

  private func plain(_ text: String) -> String {
    text.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
  }

  @Test func formatsAndFormattersUseTheUsersSettings() {
    let formatter = DateFormatter()
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    let fixed = DateFormatter()
    fixed.dateFormat = "HH:mm"
    fixed.timeZone = TimeZone(identifier: "Asia/Tokyo")
    let number = NumberFormatter()
    number.numberStyle = .decimal
    let german = ViewHarness(environment: environment("de_DE", "Europe/Berlin")) {
      Text(date, format: .dateTime.hour().minute())
      Text("\(date, format: .dateTime.hour().minute())")
      Text(date, format: Date.FormatStyle(timeZone: .gmt).hour().minute())
      Text(date...date.addingTimeInterval(3600))
      Text(date, formatter: formatter)
      Text("\(date, formatter: fixed)")
      Text("\(NSNumber(value: 1234.5), formatter: number)")
    }
    let interval = Date.IntervalFormatStyle(
      locale: Locale(identifier: "de_DE"),
      timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt
    )
    #expect(
      german.text.map(plain) == [
        "23:13", "23:13", "22:13",
        plain(interval.format(date..<date.addingTimeInterval(3600))),
        "23:13", "07:13", "1.234,5",
      ]
    )
  }

  @Test func clocksHaveTheDigitsOfTheLocale() {
    let now = Date()
    let view = ViewHarness(environment: environment("ar_EG", "UTC")) {
      Text(timerInterval: now...now.addingTimeInterval(3725), pauseTime: now)
    }
    #expect(view.text == ["١:٠٢:٠٥"])
  }

  @Test func runningTimesAreCountedByThePage() {
    let now = Date()
    let german = ViewHarness(environment: environment("de_DE", "UTC")) {
      Text(now.addingTimeInterval(8600), style: .relative)
      Text(now.addingTimeInterval(-7300), style: .offset)
      Text(now.addingTimeInterval(8600), style: .timer)
      Text(timerInterval: now...now.addingTimeInterval(90), pauseTime: now.addingTimeInterval(28))
      Text(timerInterval: now...now.addingTimeInterval(5430), pauseTime: now, showsHours: false)
      Text(timerInterval: now...now.addingTimeInterval(90), countsDown: false)
      Text("for \(now.addingTimeInterval(864000), style: .relative)")
    }
    let text = german.text
    #expect(text[0] == "2 Stunden und 23 Minuten")
    #expect(text[1] == "-2 Stunden")
    #expect(text[2].hasPrefix("2:23:"))
    #expect(text[3...4] == ["1:02", "90:30"])
    #expect(text[5].hasPrefix("0:0"))
    #expect(text[6] == "for ")
    #expect(text[7].hasPrefix("1 Woche"))
    let milliseconds = Int((now.timeIntervalSince1970 * 1000).rounded())
    #expect(german.outline.contains("data-counting=\"relative "))
    #expect(german.outline.contains("data-counting=\"up \(milliseconds) \(milliseconds + 90000)\""))
    #expect(german.outline.contains("lang=\"de-DE\""))
  }

  @Test func valuesAreWrittenInAFormat() {
    let german = ViewHarness(environment: environment("de_DE", "UTC")) {
      Text(1234.5, format: .number)
      Text("\(0.25, format: .percent)")
      Text("\(3.14159, specifier: "%.2f")")
    }
    #expect(german.text.map(plain) == ["1.234,5", "25 %", "3,14"])
  }

  @Test func textsAreJoinedInOneLine() throws {
    struct Joined: View {
      @State private var isLong = true

      var body: some View {
        isLong ? Text("a").bold() + Text("b") + Text("c").italic() : Text("short")
        Button("Switch") { isLong.toggle() }
      }
    }
    let view = ViewHarness { Joined() }
    #expect(view.text == ["a", "b", "c", "Switch"])
    #expect(view.outline.contains("<span style=\"font-weight:700\"> \"a\""))
    try view.tap(.button("Switch"))
    #expect(view.text.filter { !$0.isEmpty } == ["short", "Switch"])
    try view.tap(.button("Switch"))
    #expect(view.text.filter { !$0.isEmpty } == ["a", "b", "c", "Switch"])
    let joined = ["x", "y"].map { Text($0) }.reduce(Text(verbatim: ""), +)
    #expect(ViewHarness { joined }.text == ["xy"])
  }

  @Test func textHasItsOwnLook() {
    let text = Text("Look").italic().underline(color: .red).strikethrough().kerning(2)
      .baselineOffset(3).monospacedDigit().fontDesign(.serif).fontWidth(.condensed).bold(true)
    let outline = ViewHarness { text }.outline
    for part in [
      "font-style:italic", "text-decoration:underline line-through",
      "text-decoration-color:var(--red)", "letter-spacing:2px", "bottom:3px",
      "font-variant-numeric:tabular-nums", "font-family:var(--font-serif)", "font-stretch:75%",
      "font-weight:700",
    ] { #expect(outline.contains(part), "\(part)") }
  }

  @Test func environmentSetsTheLook() {
    let view = ViewHarness {
      VStack {
        Text("Plain")
        Text("Thin").fontWeight(.thin)
      }
      .bold()
      .italic()
      .monospacedDigit()
    }
    let outline = view.outline
    #expect(outline.contains("font-weight:700;font-style:italic;font-variant-numeric:tabular-nums"))
    #expect(outline.contains("font-weight:200;font-style:italic"))
  }

  @Test func keyMayBeTheRawValueOfEnum() {
    enum Filter: LocalizedStringKey, CaseIterable {
      case all = "All"
      case active = "Active"
    }
    let view = ViewHarness { ForEach(Filter.allCases, id: \.self) { Text($0.rawValue) } }
    #expect(view.text == ["All", "Active"])
  }

  @Test func headOfLineIsTruncated() {
    let view = ViewHarness {
      Group {
        Text("a").lineLimit(1)
        Text("b").lineLimit(2)
        Text("c")
        Text("d").truncationMode(.tail).lineLimit(1)
      }
      .truncationMode(.head)
    }
    let classes = view.outline.split(separator: "\n").dropFirst().map {
      $0.firstMatch(of: /class="([^"]*)"/).map { String($0.1) } ?? ""
    }
    #expect(classes == ["text head", "text clamp", "text", "text clamp"])
  }
}
