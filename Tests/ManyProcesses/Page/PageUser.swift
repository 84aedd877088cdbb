import Foundation
import RandomSequences
import ViewCore

/// A user of `KeptApp`, who counts, opens trips, writes notes and goes back, as a seed decides.
final actor PageUser {
  let page: DrivenPage
  private var generator: SeededGenerator
  private let pause: Duration
  /// The count and the notes of the open trips after all that the user did.
  private var count = 0
  private var notes: [String] = []

  init(of page: DrivenPage, seed: UInt64, pause: Duration) {
    self.page = page
    self.pause = pause
    generator = SeededGenerator(seed: seed)
  }

  private enum Act {
    case count, open, type, back
  }

  /// Does things, and calls a function after each.
  func act(times: Int, afterEach done: @Sendable () -> Void) async throws {
    for _ in 0..<times {
      try await perform(nextAct())
      done()
      if pause > .zero { try await Task.sleep(for: pause) }
    }
  }

  private func nextAct() -> Act {
    let number = Int.random(in: 0..<10, using: &generator)
    guard !notes.isEmpty else { return number < 7 ? .count : .open }
    switch number {
    case ..<6: return .type
    case ..<8: return notes.count < 4 ? .open : .back
    default: return .back
    }
  }

  private func perform(_ act: Act) async throws {
    switch act {
    case .count:
      try await page.act(.click) { $0.tag == "button" && $0.textContent == "Count" }
      count += 1
    case .open:
      let link = notes.isEmpty ? "Trip" : "Next"
      try await page.act(.click) { $0.tag == "button" && $0.textContent == link }
      notes.append("")
      try await seeScreen()
    case .type:
      let note = notes[notes.count - 1] + "abcdefghij ".randomText(using: &generator)
      try await page.act(.input, value: note) { $0.tag == "input" }
      notes[notes.count - 1] = note
    case .back:
      let title = notes.count == 1 ? "Trips" : "Trip \(notes.count - 1)"
      try await page.act(.click) {
        $0.attributes["class"] == "button back" && $0.textContent == title
      }
      notes.removeLast()
      try await seeScreen()
    }
  }

  /// A user acts on a screen that is there.
  private func seeScreen() async throws {
    let title = notes.isEmpty ? "Trips" : "Trip \(notes.count)"
    try await page.see { $0.tag == "h1" && $0.textContent == title }
  }

  /// Waits until everything is saved, and the page shows it.
  func waitUntilSafe(afterBeginnings count: Int = 0) async throws {
    try await page.wait { $0.isSafe && $0.figures.beginnings >= count }
    try await seeScreen()
  }

  /// The difference between what the page shows and what the user did, or `nil`.
  func difference() async -> String? {
    let wanted = ["Count \(count), taps \(count)"] + notes.map { "Note: \($0)" }
    let shown = await page.texts.filter { $0.hasPrefix("Count ") || $0.hasPrefix("Note: ") }
    let fields = await page.fields
    guard shown != wanted || fields != notes.suffix(1) else { return nil }
    let titles = await page.titles
    return "page \(page.number) shows \(shown), \(fields) and \(titles), and not \(wanted)"
  }
}

extension String {
  fileprivate func randomText(using generator: inout SeededGenerator) -> String {
    randomElement(using: &generator).map(String.init) ?? ""
  }
}
