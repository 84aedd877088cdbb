import BrowserTesting
import Foundation
import Fuzzing
import Observation
import RandomSequences
import Testing
import ViewCore

/// A long list after random jumps, changes and sizes of the window shows what a list that is made whole would show.
@MainActor
@Suite(.enabled(if: !Browser.Engine.expected.isEmpty, "No browser is installed."))
struct LongListFuzzTests {
  @Test(arguments: Browser.Engine.expected)
  func longListAfterRandomStepsShowsTheRowsOfAWholeOne(in engine: Browser.Engine) async throws {
    let name = "longListAfterRandomStepsShowsTheRowsOfAWholeOne-\(engine)"
    let lane = try #require(Browser.Engine.allCases.firstIndex(of: engine))
    await Fuzzer(name, runs: 2, lane: UInt64(lane)).run { random in
      let steps = (0..<50).map { Step.random($0, with: &random) }
      try await Fuzzer.check(steps) { await failure(of: $0, in: engine) }
    }
  }

  /// Something that the app or the user does.
  ///
  /// A place is a part of the list, from 0 to 1.
  fileprivate enum Step {
    case jump(to: Double)
    case roll(by: Int)
    case insert(at: Double, numbers: ClosedRange<Int>)
    case remove(at: Double, count: Int)
    case move(from: Double, to: Double)
    case reverse
    case changeHeights
    case resize(width: Int, height: Int)
    /// Waits for the page and compares it with the list.
    case look

    /// A random step, whose number becomes a part of the numbers of new rows.
    static func random(_ number: Int, with random: inout SeededGenerator) -> Self {
      let (place, other) = (
        Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random)
      )
      return switch random.int(0...15) {
      case 0...3: .jump(to: random.onceIn(5) ? place.rounded() : place)
      case 4...5: .roll(by: random.int(-1_500...1_500))
      case 6: .insert(at: place, numbers: (number + 1) * 10_000...(number + 1) * 10_000 + 8)
      case 7: .remove(at: place, count: random.int(1...80))
      case 8: .move(from: place, to: other)
      case 9: random.onceIn(2) ? .reverse : .changeHeights
      case 10: .resize(width: random.int(500...1_000), height: random.int(300...900))
      default: .look
      }
    }
  }

  /// The rows of the list.
  @Observable @MainActor
  fileprivate final class Rows {
    private(set) var numbers = Array(0..<3_000)
    private(set) var heights = 0
    /// The number of changes so far.
    private(set) var revision = 0

    func height(of number: Int) -> Int {
      60 + (number * 31 + heights * 17) % 80
    }

    func change(by step: Step) {
      revision += 1
      switch step {
      case .insert(let place, let new): numbers.insert(contentsOf: new, at: index(place))
      case .remove(let place, let count):
        numbers.removeSubrange(index(place)..<min(index(place) + count, numbers.count))
      case .move(let place, let other):
        guard !numbers.isEmpty else { return }
        let number = numbers.remove(at: min(index(place), numbers.count - 1))
        numbers.insert(number, at: index(other))
      case .reverse: numbers.reverse()
      case .changeHeights: heights += 1
      case .jump, .roll, .resize, .look: break
      }
    }

    private func index(_ place: Double) -> Int {
      Int(place * Double(numbers.count))
    }
  }

  /// A list below the number of its last change.
  private struct NumberedList: View {
    let rows: Rows

    var body: some View {
      VStack {
        Text(verbatim: "Change \(rows.revision)")
        List(rows.numbers, id: \.self) { number in
          Text(verbatim: "\(number)").frame(height: Double(rows.height(of: number)))
        }
      }
    }
  }

  /// The first difference from a whole list after some steps.
  private func failure(of steps: [Step], in engine: Browser.Engine) async -> String? {
    do {
      let rows = Rows()
      var failure: String?
      try await LivePage.show(NumberedList(rows: rows), in: engine) { live in
        for (index, step) in (steps + [.look, .jump(to: 1), .look, .jump(to: 0), .look])
          .enumerated()
        where failure == nil {
          failure = try await difference(after: step, of: rows, on: live.page)
            .map { "Step \(index): \($0)" }
        }
        if failure == nil, !live.log.all.isEmpty { failure = "\(live.log.all)" }
        if failure == nil, !live.page.problems.isEmpty { failure = "\(live.page.problems)" }
      }
      return failure
    } catch {
      return "\(error)"
    }
  }

  private func difference(after step: Step, of rows: Rows, on page: Page) async throws -> String? {
    switch step {
    case .jump(let place):
      let _: Bool = try await page.evaluate(
        Self.scroll("list.scrollTop = \(place) * list.scrollHeight")
      )
    case .roll(let distance):
      let _: Bool = try await page.evaluate(Self.scroll("list.scrollTop += \(distance)"))
    case .resize(let width, let height):
      try await page.show(on: Page.Screen(width: width, height: height))
    case .insert, .remove, .move, .reverse, .changeHeights:
      rows.change(by: step)
    case .look:
      try await page.waitUntil("document.body.innerText.startsWith('Change \(rows.revision)')")
      return Self.difference(of: try await visibleRows(on: page), from: rows)
    }
    return nil
  }

  private static func scroll(_ statement: String) -> String {
    "((list) => { \(statement); return true; })(document.querySelector('.list'))"
  }

  /// A visible row: its number, its upper edge and its lower edge in points.
  private typealias VisibleRow = (number: Int, top: Double, bottom: Double)

  /// The visible rows, as soon as no gap is visible.
  private func visibleRows(on page: Page) async throws -> [VisibleRow] {
    while true {
      try await page.waitUntil("\(Self.visible).length > 0")
      let found: [[Double]] = try await page.evaluate(Self.visible)
      if !found.isEmpty { return found.map { (Int($0[0]), $0[1], $0[2]) } }
    }
  }

  private static let visible = """
    ((list) => {
      const frame = list.getBoundingClientRect();
      const seen = [...list.children].map((node) => [node, node.getBoundingClientRect()])
        .filter(([node, { top, bottom }]) =>
          bottom > Math.max(frame.top, 0) + 1 && top < Math.min(frame.bottom, innerHeight) - 1);
      return seen.some(([node]) => node.matches(".gap"))
        ? [] : seen.map(([node, { top, bottom }]) => [Number(node.innerText), top, bottom]);
    })(document.querySelector(".list"))
    """

  /// The first difference between the visible rows and those of a whole list, which follow each other without holes.
  private static func difference(of visible: [VisibleRow], from rows: Rows) -> String? {
    guard let first = rows.numbers.firstIndex(of: visible[0].number) else {
      return "\(visible[0].number) is not in the list."
    }
    let expected = Array(rows.numbers[first...].prefix(visible.count))
    guard visible.map(\.number) == expected else {
      return "\(visible.map(\.number)) are visible, where the list has \(expected)."
    }
    // All rows have the same space around their content.
    let space = visible[0].bottom - visible[0].top - Double(rows.height(of: expected[0]))
    for (row, next) in zip(
      visible,
      visible.dropFirst() + [(0, visible[visible.count - 1].bottom, 0)]
    ) {
      let height = Double(rows.height(of: row.number)) + space
      guard abs(row.bottom - row.top - height) < 1 else {
        return "\(row.number) is \(row.bottom - row.top) points high instead of \(height)."
      }
      guard abs(next.top - row.bottom) < 1 else {
        return "\(row.number) ends at \(row.bottom), and the next row begins at \(next.top)."
      }
    }
    return nil
  }
}
