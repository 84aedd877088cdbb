import Foundation
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
    // A tap that fails would measure nothing.
    try button.tap()
    return { consume(try? button.tap()) }
  }
}
for kind in [RowChange.changeOne, .swap, .changeEveryTenth] {
  suite.add("tap to patch, \(kind.rawValue), of 1000 values") {
    let view = ViewHarness { RowValuesView(count: 1_000) }
    let button = try view.element(.button(kind.rawValue))
    // A tap that fails would measure nothing.
    try button.tap()
    return { consume(try? button.tap()) }
  }
}
suite.add("tap to patch, 1000 rows that read one state") {
  let view = ViewHarness { SharedReadsView(count: 1_000) }
  let button = try view.element(.button("Increment"))
  try button.tap()
  return { consume(try? button.tap()) }
}
suite.add("tap to patch, 200 rows shown and hidden") {
  let view = ViewHarness { HiddenRowsView(count: 200) }
  let button = try view.element(.button("Show or hide"))
  try button.tap()
  try button.tap()
  return {
    consume(try? button.tap())
    consume(try? button.tap())
  }
}
try await suite.run()

/// Whether a part runs: the command line names it, or names nothing.
func isChosen(_ part: String) -> Bool {
  let parts: Set = ["loopback", "browser", "memory", "load", "files"]
  let chosen = CommandLine.arguments.filter(parts.contains)
  return chosen.isEmpty ? CommandLine.arguments.count == 1 : chosen.contains(part)
}

/// Prints a line at once, also into a file.
func show(_ line: String) {
  print(line)
  fflush(nil)
}

if isChosen("browser"), Browser.isInstalled {
  show("\n" + BrowserOpening.header)
  for rows in [1_000, 10_000] { show(try await BrowserOpening.measureHandWritten(rows: rows)) }
  for rows in [1_000, 10_000, 100_000] {
    show(try await BrowserOpening.measure(.rowStores(rows)))
  }
  show("\n" + BrowserTaps.header)
  for rows in [1, 1_000, 10_000] { show(try await BrowserTaps.measureHandWritten(rows: rows)) }
  show(try await BrowserTaps.measure("Increment", on: .counter))
  for screen in [ServedScreen.rowObjects(1_000), .rowObjects(10_000), .rowValues(1_000)] {
    show(try await BrowserTaps.measure(RowChange.changeOne.rawValue, on: screen))
  }
  show(try await BrowserTaps.measure("+", on: .rowStores(10_000)))
  for kind in RowChange.allCases.dropFirst() {
    show(try await BrowserTaps.measure(kind.rawValue, on: .rowObjects(1_000)))
    show(try await BrowserTaps.measure(kind.rawValue, on: .rowValues(1_000)))
  }
}

if isChosen("loopback") {
  show("\n" + Loopback.header)
  let screens: [ServedScreen] = [
    .counter, .keptCounter, .rowObjects(20), .rowObjects(1_000), .rowObjects(10_000),
  ]
  for screen in screens { show(try await Loopback.measureTaps(of: screen, count: 300)) }
}

if isChosen("files") {
  show("\n" + FileTransfers.header)
  for size in [20, 200] { show(try await FileTransfers.measureUpload(megabytes: size)) }
  for size in [20, 200] { show(try await FileTransfers.measureDownload(megabytes: size)) }
}

if isChosen("memory") {
  show("\n" + SessionMemory.header)
  show(try await SessionMemory.measure(.counter, count: 200))
  show(try await SessionMemory.measure(.rowValues(1_000), count: 50))
  show(try await SessionMemory.measure(.rowObjects(1_000), count: 50))
  show(try await SessionMemory.measure(.rowStores(1_000), count: 50))
  for screen in [ServedScreen.rowValues(10_000), .rowStores(10_000)] {
    show(try await SessionMemory.measure(screen, count: 20))
  }
}

if isChosen("load") {
  show("\n" + Load.header)
  show(try await Load.measure(sessions: 1_000, seconds: 20))
  show(try await Load.measure(.keptCounter, sessions: 1_000, seconds: 20))
  show(try await Load.measure(sessions: 200, attack: .texts(pages: 16), seconds: 20))
  show(try await Load.measure(sessions: 200, attack: .taps(pages: 100), seconds: 20))
  for attack in [nil, Load.Attack.changes, .openings] {
    show(try await Load.measure(.rowStores(10_000), sessions: 50, attack: attack, seconds: 20))
  }
}
