import BrowserHost
import BrowserTesting
import ComposableArchitecture
import Foundation
import StandupsCommon
import Testing
import ViewCore

@testable import Todos

/// Measures the latency of the examples from a user's view, and prints the figures.
///
/// Not part of a run for right or wrong: `TIMES=1 swift test --filter TimesTests`.
@MainActor
@Suite(
  .needsBrowser,
  .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["TIMES"] != nil, "Set TIMES to measure.")
)
struct TimesTests {
  /// From the start of the program to the page that shows its first screen.
  @Test(
    arguments: [
      ("Standups", "Daily Standups"), ("SyncUps", "Daily Standups"), ("Todos", "Todos"),
      ("CaseStudies", "Case Studies"),
    ]
  )
  func startTimesOfTheExamplesAreMeasured(app: String, heading: String) async throws {
    try await open(app) { page, start in
      let clock = ContinuousClock()
      let begin = clock.now
      let url = try await start()
      let served = clock.now
      try await page.open(url)
      try await page.waitFor(.heading(heading))
      print("TIMES start \(app): served \(served - begin), shown \(clock.now - begin)")
    }
  }

  @Test func timesOfTapsInTodosAreMeasured() async throws {
    for count in [3, 1_000] {
      let store = withDependencies {
        $0.uuid = .init(UUID.init)
      } operation: {
        StoreOf<Todos>.holding((1...count).map { "Thing \($0)" })
      }
      try await LivePage.show(TodosView(store: store)) { live in
        try await live.page.waitFor(.button("Complete Thing 1"))
        for name in [
          "Complete Thing 1", "Reopen Thing 1", "Add", "Edit", "Done", "Clear completed",
        ] {
          try await measure("Todos with \(count)", name, in: ".list", on: live.page)
        }
        for name in ["Completed", "Active", "All"] {
          try await measure("Todos with \(count)", name, in: ".list", on: live.page)
        }
      }
    }
  }

  /// The time that the app spends on a tap in a long list, without a browser.
  @Test func timesOfTapsInTodosInProcessAreMeasured() throws {
    let clock = ContinuousClock()
    var view: ViewHarness?
    let store = withDependencies {
      $0.uuid = .incrementing
    } operation: {
      StoreOf<Todos>.holding((1...1_000).map { "Thing \($0)" })
    }
    let mounting = clock.measure { view = ViewHarness { TodosView(store: store) } }
    print("TIMES in-process Todos, first screen: \(mounting)")
    for name in [
      "Complete Thing 1", "Reopen Thing 1", "Add", "Edit", "Done", "Clear completed", "Completed",
      "Active", "All",
    ] {
      let isFilter = Filter.allCases.contains { $0.name == name }
      let query = isFilter ? ElementQuery.option(name) : .button(name)
      guard let target = try view?.element(query) else { continue }
      let time = try clock.measure { try target.tap() }
      print("TIMES in-process Todos, \(name): \(time)")
    }
  }

  @Test(arguments: ["Standups", "SyncUps"])
  func timesOfTapsInStandupsAreMeasured(app: String) async throws {
    try await open(app) { page, start in
      try await page.open(try await start())
      try await page.waitFor(.text("No standups yet. Add the first one with the button above."))
      try await measure(app, "Add", on: page)
      try await page.waitFor(.textField("Title"))
      try await page.type("Design", into: .textField("Title"))
      try await page.type("Blob", into: .textField("Name"))
      try await measure(app, "New attendee", on: page)
      try await measure(app, "Save", on: page)
      try await page.waitFor(.button("Design 1 5 min"))
      try await measure(app, "Design 1 5 min", on: page)
      try await page.waitFor(.button("Edit"))
      try await measure(app, "Edit", on: page)
      try await page.waitFor(.heading("Edit standup"))
      try await measure(app, "Cancel", on: page)
      try await page.waitForAbsence(of: .dialog)
      try await measure(app, "Start meeting", on: page)
      try await page.waitFor(.button("Next"))
      try await measure(app, "Next", on: page)
      try await measure(app, "Save and end", on: page)
      try await page.waitFor(.heading("Past meetings"))
      try await page.click(.button("Delete"))
      try await page.waitFor(.alert("Delete this standup?"))
      try await measure(app, "Keep it", on: page)
    }
  }

  /// Prepares a program that is not started yet and a browser that is open already.
  private func open(
    _ app: String,
    _ test: @MainActor (Page, _ start: () async throws -> String) async throws -> Void
  ) async throws {
    let home = TemporaryHome()
    var program: ServingProcess?
    func start() async throws -> String {
      let started = try await ServingProcess(app, arguments: ["--port", "0"], home: home.url)
      program = started
      return started.address
    }
    try await Browser.withShared { browser in
      let page = try await browser.newPage("about:blank")
      try await closing(page) { try await test(page, start) }
    }
    _ = await program?.end(by: SIGTERM)
  }

  /// Prints how long the page takes from a click to the answer of the app.
  ///
  /// - Parameters:
  ///   - app: The app, for the line that is printed.
  ///   - name: The button.
  ///   - part: Where the answer is seen.
  ///   - page: The page, which comes to rest before.
  /// - Throws: What the browser reports.
  private func measure(
    _ app: String,
    _ name: String,
    in part: String = "body",
    on page: Page
  ) async throws {
    try await page.rest()
    let milliseconds: Double = try await page.evaluate(
      """
      new Promise((done, fail) => {
        const name = \(String(reflecting: name));
        const words = (text) => text.replace(/\\s+/g, " ").trim();
        const last = name.split(" ").at(-1);
        // The text as it is laid out is asked for where it can be the right one only.
        const target = [...document.querySelectorAll("button, [role=button], [role=radio]")]
          .filter((one) => (one.ariaLabel ?? one.textContent).includes(last))
          .filter((one) => words(one.ariaLabel ?? one.innerText).endsWith(name)).at(-1);
        if (!target) return fail("There is no " + name);
        const start = performance.now();
        new MutationObserver((_, observer) => {
          observer.disconnect();
          requestAnimationFrame(() => done(performance.now() - start));
        }).observe(document.querySelector(\(String(reflecting: part))), {
          subtree: true, childList: true, attributes: true, characterData: true,
        });
        target.click();
      })
      """
    )
    try await page.rest()
    print(
      "TIMES tap \(app), \(name): \(milliseconds.formatted(.number.precision(.fractionLength(1)))) ms"
    )
  }
}
