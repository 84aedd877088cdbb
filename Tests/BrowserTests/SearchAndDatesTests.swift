import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Searches, dates, cells of grids and what the window tells, in a real browser.
@MainActor
@Suite(.needsBrowser)
struct SearchAndDatesTests {
  private struct Cities: View {
    @State private var query = ""
    @State private var found = "nothing"

    var body: some View {
      NavigationStack {
        Text("Found \(found) for \(query)")
          .searchable(text: $query, prompt: "Find a city")
          .onSubmit(of: .search) { found = query.uppercased() }
          .navigationTitle("Cities")
      }
    }
  }

  private struct Suggestions: View {
    @State private var query = ""

    var body: some View {
      NavigationStack {
        Text("Found \(query)")
          .searchable(text: $query, prompt: "Find a city")
          .searchSuggestions {
            ForEach(["Graz", "Linz"], id: \.self) { Text($0).searchCompletion($0) }
          }
      }
    }
  }

  @Test func userPicksASuggestion() async throws {
    try await LivePage.show(Suggestions()) { live in
      let page = live.page
      let field = ElementQuery.searchField("Find a city")
      try await page.click(field)
      try await page.click(.button("Linz"))
      try await page.waitFor(.text("Found Linz"))
      #expect(try await page.value(of: field) == "Linz")
      try await page.waitForAbsence(of: .button("Graz"))
      // The keyboard reaches the suggestions, too, which the next letters show again.
      try await page.type("Gr", into: field)
      try await page.waitFor(.button("Graz"))
      for _ in 0..<2 { try await page.press(.tab) }
      try await page.press(.enter)
      try await page.waitFor(.text("Found Graz"))
      // They stay while the focus is in them, also where nothing is typed.
      try await page.click(.button("Cancel"))
      try await page.waitForAbsence(of: .button("Cancel"))
      try await page.click(field)
      try await page.waitFor(.button("Linz"))
      for _ in 0..<3 { try await page.press(.tab) }
      try await page.press(.enter)
      try await page.waitFor(.text("Found Linz"))
      #expect(live.log.all == [])
    }
  }

  @Test func userPicksADayOfTheCalendarWithTheKeyboard() async throws {
    struct Trip: View {
      @State private var day = Date(timeIntervalSince1970: 1_714_738_029)

      var body: some View {
        DatePicker("Day", selection: $day, displayedComponents: .date)
          .datePickerStyle(.graphical)
          .environment(\.timeZone, .gmt)
          .environment(\.locale, Locale(identifier: "en_US"))
        Text(verbatim: "Day \(Int(day.timeIntervalSince1970) / 86400 - 19_846)")
      }
    }
    try await LivePage.show(Trip()) { live in
      let page = live.page
      try await page.waitFor(.text("May 2024"))
      // The two buttons come first, and the days are one stop.
      for _ in 0..<3 { try await page.press(.tab) }
      try await page.press(.arrowRight)
      try await page.waitFor(.text("Day 1"))
      try await page.press(.arrowLeft)
      try await page.press(.arrowLeft)
      try await page.waitFor(.text("Day -1"))
      try await page.click(.button("Next Month"))
      try await page.waitFor(.text("June 2024"))
      try await page.click(.option("Saturday, June 1, 2024"))
      try await page.waitFor(.text("Day 29"))
      #expect(live.log.all == [])
    }
  }

  @Test func userPicksSeveralDays() async throws {
    struct DaysOff: View {
      @State private var days = [DateComponents(year: 2024, month: 5, day: 3)] as Set

      var body: some View {
        MultiDatePicker("Days off", selection: $days)
          .environment(\.timeZone, .gmt)
          .environment(\.locale, Locale(identifier: "en_US"))
        Text(verbatim: "Days \(days.compactMap(\.day).sorted())")
      }
    }
    try await LivePage.show(DaysOff()) { live in
      let page = live.page
      let day = ElementQuery(role: "checkbox", name: "Sunday, May 5, 2024")
      try await page.click(day)
      try await page.waitFor(.text("Days [3, 5]"))
      try await page.press(.space)
      try await page.waitFor(.text("Days [3]"))
      #expect(live.log.all == [])
    }
  }

  @Test func userPicksAScope() async throws {
    struct Mail: View {
      @State private var query = ""
      @State private var scope = "all"

      var body: some View {
        NavigationStack {
          Text("Found \(scope)")
            .searchable(text: $query, prompt: "Find a mail")
            .searchScopes($scope) {
              Text("All").tag("all")
              Text("Unread").tag("unread")
            }
        }
      }
    }
    try await LivePage.show(Mail()) { live in
      let page = live.page
      let unread = ElementQuery(role: "radio", name: "Unread")
      try await page.waitFor(.searchField("Find a mail"))
      #expect(try await page.count(of: unread) == 0)
      try await page.click(.searchField("Find a mail"))
      try await page.click(unread)
      try await page.waitFor(.text("Found unread"))
      // The scopes stay while the focus is in them.
      #expect(try await page.count(of: unread) == 1)
      try await examine(page, "search-scopes")
      try await page.click(.button("Cancel"))
      try await page.waitForAbsence(of: unread)
      #expect(live.log.all == [])
    }
  }

  @Test func userPicksAColor() async throws {
    struct Accent: View {
      @State private var color = Color.red

      var body: some View {
        ColorPicker("Accent", selection: $color, supportsOpacity: false)
        Text(verbatim: "\(color)")
      }
    }
    try await LivePage.show(Accent()) { live in
      let page = live.page
      try await page.waitFor(.text("red"))
      // The browser's own dialog is out of reach, so that the test does what it does.
      let value: String = try await page.evaluate(
        """
        (() => {
          const input = document.querySelector("input[type=color]");
          const { value } = input;
          input.value = "#0010ff";
          input.dispatchEvent(new Event("input", { bubbles: true }));
          return value;
        })()
        """
      )
      #expect(value == "#ff3b30")
      try await page.waitFor(.text("rgb(0 16 255 / 1)"))
      #expect(live.log.all == [])
    }
  }

  @Test func userSearchesAndCancelsTheSearch() async throws {
    try await LivePage.show(Cities()) { live in
      let page = live.page
      let field = ElementQuery.searchField("Find a city")
      try await page.click(field)
      try await page.waitFor(.button("Cancel"))
      try await page.type("graz", into: field)
      try await page.press(.enter)
      try await page.waitFor(.text("Found GRAZ for graz"))
      try await page.click(.button("Cancel"))
      try await page.waitFor(.text("Found GRAZ for "))
      #expect(try await page.value(of: field) == "")
      #expect(try await page.isFocused(field) == false)
      #expect(live.log.all == [])
    }
  }

  @Test func theTabKeyReachesTheButtonThatEndsASearch() async throws {
    try await LivePage.show(Cities()) { live in
      let page = live.page
      let field = ElementQuery.searchField("Find a city")
      try await page.click(field)
      try await page.waitFor(.button("Cancel"))
      try await page.press(.tab)
      #expect(try await page.isFocused(.button("Cancel")))
      try await page.press(.enter)
      try await page.waitForAbsence(of: .button("Cancel"))
      // The search ends as well when the focus leaves both.
      try await page.click(field)
      try await page.waitFor(.button("Cancel"))
      try await page.press(.tab)
      try await page.press(.tab)
      try await page.waitForAbsence(of: .button("Cancel"))
    }
  }

  private struct Meeting: View {
    @State private var date = Date(timeIntervalSince1970: 1_714_738_029)

    var body: some View {
      DatePicker("Start", selection: $date, displayedComponents: .date)
      Text(verbatim: "\(Int(date.timeIntervalSince1970))")
    }
  }

  /// Changes the control as the browser's own calendar does.
  private func pick(_ text: String, on page: Page) async throws {
    let _: Bool = try await page.evaluate(
      """
      (() => {
        const field = document.querySelector("input");
        field.focus();
        field.value = "\(text)";
        return field.dispatchEvent(new Event("input", { bubbles: true }));
      })()
      """
    )
  }

  @Test func aDayIsPickedAndAnUnfinishedOneTakenBack() async throws {
    try await LivePage.show(Meeting()) { live in
      let page = live.page
      try await page.waitUntil("document.querySelector('input')?.value === '2024-05-03'")
      try await pick("2024-05-04", on: page)
      try await page.waitFor(.text("1714824429"))
      try await pick("", on: page)
      let _: Bool = try await page.evaluate("(document.querySelector('input').blur(), true)")
      try await page.waitUntil("document.querySelector('input').value === '2024-05-04'")
      #expect(live.log.all == [])
    }
  }

  @Test func gridCellsHaveTheirSpansAndPlaces() async throws {
    let box = Rectangle().fill(.red)
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box.frame(width: 20, height: 20).gridCellColumns(2)
        box.frame(width: 30, height: 20)
      }
      GridRow {
        box.frame(width: 40, height: 40)
        box.frame(width: 60, height: 40).gridColumnAlignment(.trailing)
        box.frame(width: 10, height: 10).gridCellAnchor(UnitPoint(x: 0.25, y: 1))
      }
      GridRow {
        Color.blue.gridCellUnsizedAxes([.horizontal, .vertical])
        box.frame(width: 20, height: 20)
      }
    }
    try await LivePage.show(grid) { live in
      try await live.page.waitUntil("document.querySelectorAll('.gridrow').length === 3")
      let places: [[Double]] = try await live.page.evaluate(
        """
        (() => {
          const { left, top } = document.querySelector(".grid").getBoundingClientRect();
          return [...document.querySelectorAll(".gridrow > *")].map((cell) => {
            const place = cell.getBoundingClientRect();
            return [place.left - left, place.top - top, place.width].map(Math.round);
          });
        })()
        """
      )
      #expect(
        places == [
          [40, 0, 20], [100, 0, 30],
          [0, 20, 40], [40, 20, 60], [105, 50, 10],
          [0, 60, 40], [80, 60, 20],
        ]
      )
    }
  }

  private struct Window: View {
    @State private var phases: [ScenePhase] = []
    @State private var marks = [Mark(isOn: true), Mark(isOn: false)]
    @Environment(\.scenePhase) private var phase

    var body: some View {
      Text(phases.map { "\($0)" }.joined(separator: " "))
        .onChange(of: phase) { phases.append(phase) }
      Toggle("All", sources: $marks, isOn: \.isOn)
    }
  }

  private struct Mark: Hashable {
    var isOn: Bool
  }

  @Test func scenePhaseFollowsTheVisibilityOfTheWindow() async throws {
    try await LivePage.show(Window()) { live in
      let page = live.page
      try await page.waitUntil("document.querySelector('input')?.indeterminate")
      for (isHidden, phases) in [(true, "background"), (false, "background active")] {
        let _: Bool = try await page.evaluate(
          """
          (() => {
            Object.defineProperty(document, "hidden", { value: \(isHidden), configurable: true });
            return document.dispatchEvent(new Event("visibilitychange"));
          })()
          """
        )
        try await page.waitFor(.text(phases))
      }
      #expect(live.log.all == [])
    }
  }
}
