#if DEBUG
import BrowserHost
import BrowserTesting
import ComposableArchitecture
import Foundation
import Testing
import ViewCore

@testable import Inspector

/// Measures taps in the inspector of a store with 10,000 rows that has handled 10,000 actions, and prints the figures.
///
/// Not part of a run for right or wrong: `TIMES=1 swift test --filter InspectorTimesTests`.
@MainActor
@Suite(
  .needsBrowser,
  .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["TIMES"] != nil, "Set TIMES to measure.")
)
struct InspectorTimesTests {
  private let stores = InspectedStores()

  @Test func timesOfTapsInALongRecordingAreMeasured() async throws {
    let memory = ProcessMemory.allocatedBytes()
    let store = stores.recordingNewStores { Store(initialState: Ledger.State()) { Ledger() } }
    let memoryOfState = ProcessMemory.allocatedBytes()
    for index in 0..<10_000 { store.send(Ledger.action(index)) }
    print(
      "TIMES memory: the state has \((memoryOfState - memory) / 1_000) KB,",
      "10,000 actions \((ProcessMemory.allocatedBytes() - memoryOfState) / 1_000) KB"
    )
    try await LivePage.show(InspectorWindow(of: stores)) { live in
      try await live.page.show(on: Page.Screen(width: 1280, height: 800))
      var taps = Taps(page: live.page)
      try await taps.measureAll(store)
      taps.printSummary()
    }
  }
}

/// Taps on a page, and how long each took.
@MainActor
private struct Taps {
  let page: Page
  /// The milliseconds until the page had changed, and those that the server worked.
  private var times: [(name: String, shown: Double, worked: Double)] = []

  init(page: Page) {
    self.page = page
  }

  mutating func measureAll(_ store: StoreOf<Ledger>) async throws {
    try await page.waitFor(.option("Causes"))
    for place in [0, 1, 2, 7] { try await measure("row \(place)", row(place)) }
    for name in ["Previous action", "Next action", "First action", "Next action", "Last action"] {
      try await measure(button(name))
    }
    for name in ["Action", "Screen", "Change", "State"] { try await measure(option(name)) }
    try await measure("rows, closed", value("rows"))
    try await measure("0 to 2499 of the rows, closed", value("0 to 2499"))
    try await measure("0 to 49 of the rows, closed", value("0 to 4950 elements"))
    try await measure("a row of the state", value("[id: "))
    try await measure(button("Pin"))
    try await measure("rows, open", value("rows"))
    for name in ["Previous action", "First action", "Last action"] {
      try await measure("\(name) with a pinned value", element(named: name))
    }
    try await measure(button("Unpin .+"))
    try await measure(option("Change"))
    try await measure(button("Compare"))
    try await measure("compared, first action", element(named: "First action"))
    try await measure(button("Stop comparing"))
    try await measure("row 4", row(4))
    try await measure(button("Leave out"))
    try await measure("left out, next action", element(named: "Next action"))
    try await measure(button("Stop leaving out"))
    try await measure("leave out the first action", element(named: "First action"))
    try await measure(button("Leave out"))
    let start = workedMilliseconds()
    try await measure("left out, last action", element(named: "Last action"))
    try await page.waitUntil("!document.body.innerText.includes(' comes after ')")
    print("TIMES left out, last action: in steps of", text(workedMilliseconds() - start), "ms")
    try await measure(button("Stop leaving out"))
    for name in ["Time", "Effects", "Causes"] { try await measure(option(name)) }
    for name in ["Pause", "Continue"] { try await measure(button(name)) }
    for name in ["From here", "Copy as test", "From the start", "Show in the app"] {
      try await measure(button(name))
    }
    for name in ["Previous action", "Show the present", "Change and send", "Cancel", "Send again"] {
      try await measure(button(name))
    }
    try await measure(button("Go back to here"))
    try await measure("an action of the app", "document.body") { store.send(.counted) }
    try await measureTyping("tit", into: "Filter")
    try await page.clear(.textField("Filter"))
    try await measure("row 3", row(3))
    try await measure(option("State"))
    try await measureTyping("tit", into: "Search in the state")
  }

  func printSummary() {
    for values in [times.map(\.shown).sorted(), times.map(\.worked).sorted()] {
      guard let slowest = values.last else { return }
      let slow = values.filter { $0 > 50 }.count
      print(
        "TIMES",
        values.count,
        "taps: median \(text(values[values.count / 2])) ms,",
        terminator: " "
      )
      print("slowest \(text(slowest)), \(slow) above 50 ms")
    }
  }

  private mutating func measure(_ target: (name: String, expression: String)) async throws {
    try await measure(target.name, target.expression)
  }

  private mutating func measure(
    _ name: String,
    _ target: String,
    _ act: () -> Void = {}
  ) async throws {
    try await page.rest()
    let start = workedMilliseconds()
    act()
    let shown: Double = try await page.evaluate(
      """
      new Promise((done, fail) => {
        const target = \(target);
        if (!target) return fail("There is no " + \(String(reflecting: name)));
        const start = performance.now();
        let shown = 0;
        let pictures = 0;
        const observer = new MutationObserver(() => {
          if (shown === 0) requestAnimationFrame(() => { shown = performance.now() - start; });
          pictures = 0;
        });
        observer.observe(document.body, {
          subtree: true, childList: true, attributes: true, characterData: true,
        });
        const next = () => {
          if (shown > 0 && ++pictures > 30 || performance.now() - start > 20000) {
            observer.disconnect();
            done(shown);
          } else requestAnimationFrame(next);
        };
        next();
        target.click();
      })
      """
    )
    let worked = workedMilliseconds() - start
    times.append((name, shown, worked))
    print("TIMES tap inspector, \(name): \(text(shown)) ms, of the server \(text(worked))")
  }

  private mutating func measureTyping(_ text: String, into field: String) async throws {
    for letter in text {
      try await page.rest()
      let start = workedMilliseconds()
      try await page.type(String(letter), into: .textField(field))
      try await page.rest()
      let worked = workedMilliseconds() - start
      print("TIMES letter in \(field): the server worked \(self.text(worked)) ms")
    }
  }

  private func text(_ milliseconds: Double) -> String {
    milliseconds.formatted(.number.precision(.fractionLength(1)))
  }

  /// The processor time of the server, which other programs do not change.
  private func workedMilliseconds() -> Double { Double(clock()) / 1_000 }

  private func row(_ place: Int) -> String {
    "document.querySelectorAll('.list > .pickable')[\(place)]"
  }

  private func button(_ name: String) -> (name: String, expression: String) {
    (name, element(named: name))
  }

  private func option(_ name: String) -> (name: String, expression: String) {
    (
      name,
      "[...document.querySelectorAll('[role=radio]')].find((one) => /^\(name)\\b/.test(one.textContent))"
    )
  }

  private func element(named name: String) -> String {
    """
    [...document.querySelectorAll('button')]
      .find((one) => /^\(name)$/.test((one.ariaLabel ?? one.textContent).trim()))
    """
  }

  /// The line of a value in the tree of the state.
  private func value(_ name: String) -> String {
    """
    [...document.querySelectorAll('button')]
      .find((one) => one.textContent.replace(/^[▾▸]/, '').startsWith(\(String(reflecting: name))))
    """
  }
}
#endif
