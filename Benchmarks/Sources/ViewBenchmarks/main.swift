import Harness
import Screens
import ViewTesting

// In-process first: once an asynchronous `main` has suspended on Linux, the main queue is served by
// other threads.
let suite = Suite()
for count in [20, 1_000, 10_000] {
  suite.add("tap to patch, one of \(count) rows") {
    let view = ViewHarness { RowsView(count: count) }
    let button = try view.element(.button(RowChange.changeOne.rawValue))
    return { consume(button.tap()) }
  }
}
for kind in [RowChange.changeOne, .swap, .changeEveryTenth] {
  suite.add("tap to patch, \(kind.rawValue), of 1000 values") {
    let view = ViewHarness { RowValuesView(count: 1_000) }
    let button = try view.element(.button(kind.rawValue))
    return { consume(button.tap()) }
  }
}
try await suite.run()

/// Runs the other parts where the command line names none, or names them.
func isChosen(_ part: String) -> Bool {
  let parts: Set = ["loopback", "browser", "memory", "load"]
  let chosen = CommandLine.arguments.filter(parts.contains)
  return chosen.isEmpty ? CommandLine.arguments.count == 1 : chosen.contains(part)
}

if isChosen("browser"), Browser.isInstalled {
  print("\n" + BrowserTaps.header)
  print(try await BrowserTaps.measure("Increment", on: .counter))
  for screen in [ServedScreen.rowObjects(1_000), .rowObjects(10_000), .rowValues(1_000)] {
    print(try await BrowserTaps.measure(RowChange.changeOne.rawValue, on: screen))
  }
  for kind in RowChange.allCases.dropFirst() {
    print(try await BrowserTaps.measure(kind.rawValue, on: .rowObjects(1_000)))
    print(try await BrowserTaps.measure(kind.rawValue, on: .rowValues(1_000)))
  }
}

if isChosen("loopback") {
  print("\n" + Loopback.header)
  let screens: [ServedScreen] = [
    .counter, .rowObjects(20), .rowObjects(1_000), .rowObjects(10_000),
  ]
  for screen in screens { print(try await Loopback.measureTaps(of: screen, count: 300)) }
}

if isChosen("memory") {
  print("\n" + SessionMemory.header)
  print(try await SessionMemory.measure(.counter, count: 200))
  print(try await SessionMemory.measure(.rowValues(1_000), count: 50))
  print(try await SessionMemory.measure(.rowObjects(1_000), count: 50))
}

if isChosen("load") {
  print("\n" + Load.header)
  print(try await Load.measure(sessions: 1_000, seconds: 20))
}
