import BrowserTesting
import Foundation
import Fuzzing
import Observation
import RandomSequences
import Testing
import ViewCore

/// Long rows after random jumps, changes and sizes of the window are those that a container without gaps would show.
@MainActor
@Suite(.enabled(if: !Browser.Engine.expected.isEmpty, "No browser is installed."))
struct LongListFuzzTests {
  @Test(arguments: Browser.Engine.expected, Container.allCases)
  fileprivate func longRowsAfterRandomStepsAreThoseOfAWholeContainer(
    in engine: Browser.Engine,
    container: Container
  ) async throws {
    let name = "longRowsAfterRandomStepsAreThoseOfAWholeContainer-\(engine)-\(container)"
    let kinds = Container.allCases
    let lane = try #require(Browser.Engine.allCases.firstIndex(of: engine)) * kinds.count
    let place = try #require(kinds.firstIndex(of: container))
    await Fuzzer(name, runs: 1, lane: UInt64(lane + place)).run { random in
      let steps = (0..<25).map { Step.random($0, with: &random) }
      try await Fuzzer.check(steps) { await failure(of: $0, in: container, engine) }
    }
  }

  /// What contains the rows.
  fileprivate enum Container: CaseIterable {
    case list, sections, stack, grid

    /// The number of rows beside each other.
    var columns: Int { self == .grid ? 3 : 1 }

    /// The number of rows in each section but the last.
    var sectionLength: Int { self == .sections ? 700 : .max }

    /// The rows and gaps on the page.
    var children: String {
      switch self {
      case .list: ".list > *"
      case .sections: ".rows > *"
      case .stack: ".lazy > *"
      case .grid: ".lazygrid > *"
      }
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

  /// Rows below the number of their last change.
  private struct NumberedRows: View {
    let rows: Rows
    let container: Container

    var body: some View {
      VStack {
        Text(verbatim: "Change \(rows.revision)")
        switch container {
        case .list: List { cells(rows.numbers[...]) }
        case .sections: List { sections }
        case .stack: ScrollView { LazyVStack(spacing: 0) { cells(rows.numbers[...]) } }
        case .grid:
          ScrollView {
            LazyVGrid(
              columns: Array(repeating: GridItem(spacing: 0), count: container.columns),
              spacing: 0
            ) {
              cells(rows.numbers[...])
            }
          }
        }
      }
    }

    private var sections: some View {
      let starts = stride(from: 0, to: rows.numbers.count, by: container.sectionLength)
      return ForEach(Array(starts), id: \.self) { start in
        Section {
          cells(rows.numbers[start...].prefix(container.sectionLength))
        } header: {
          Text(verbatim: "From \(start)")
        }
      }
    }

    private func cells(_ numbers: ArraySlice<Int>) -> some View {
      ForEach(numbers, id: \.self) { number in
        Text(verbatim: "\(number)").frame(height: Double(rows.height(of: number)))
      }
    }
  }

  /// The first difference from a whole list after some steps.
  private func failure(
    of steps: [Step],
    in container: Container,
    _ engine: Browser.Engine
  ) async -> String? {
    do {
      let rows = Rows()
      var failure: String?
      try await LivePage.show(NumberedRows(rows: rows, container: container), in: engine) { live in
        for (index, step) in (steps + [.look, .jump(to: 1), .look, .jump(to: 0), .look])
          .enumerated()
        where failure == nil {
          failure = try await difference(after: step, of: rows, in: container, on: live.page)
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

  private func difference(
    after step: Step,
    of rows: Rows,
    in container: Container,
    on page: Page
  ) async throws -> String? {
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
      let visible = try await visibleRows(in: container, on: page)
      return Self.difference(of: visible, from: rows, container)
    }
    return nil
  }

  private static func scroll(_ statement: String) -> String {
    "((list) => { \(statement); return true; })(document.querySelector('.list, .vertical'))"
  }

  /// A row: its number, its column, its upper edge and its lower edge in points.
  private typealias VisibleRow = (number: Int, column: Int, top: Double, bottom: Double)

  /// The rows from the first visible one to the last, as soon as no gap is among them.
  private func visibleRows(in container: Container, on page: Page) async throws -> [VisibleRow] {
    let visible = Self.visible(container)
    while true {
      try await page.waitUntil("\(visible).length > 0")
      let found: [[Double]] = try await page.evaluate(visible)
      if !found.isEmpty { return found.map { (Int($0[0]), Int($0[1]), $0[2], $0[3]) } }
    }
  }

  private static func visible(_ container: Container) -> String {
    """
    ((list, children) => {
      const frame = list.getBoundingClientRect();
      const isSeen = (node) => {
        const { top, bottom } = node.getBoundingClientRect();
        return bottom > Math.max(frame.top, 0) + 1 && top < Math.min(frame.bottom, innerHeight) - 1;
      };
      const seen = children.slice(children.findIndex(isSeen), children.findLastIndex(isSeen) + 1);
      return seen.some((node) => node.matches(".gap")) ? [] : seen.map((node) => {
        const { left, width, top, bottom } = node.getBoundingClientRect();
        const around = node.parentElement.getBoundingClientRect();
        const column = (left + width / 2 - around.left) / around.width * \(container.columns);
        return [Number(node.innerText), Math.floor(column), top, bottom];
      });
    })(document.querySelector(".list, .vertical"), [...document.querySelectorAll("\(container.children)")])
    """
  }

  /// The first difference between the visible rows and those of a whole container, which follow each other without holes.
  private static func difference(
    of visible: [VisibleRow],
    from rows: Rows,
    _ container: Container
  ) -> String? {
    guard let first = rows.numbers.firstIndex(of: visible[0].number) else {
      return "\(visible[0].number) is not in the list."
    }
    let expected = Array(rows.numbers[first...].prefix(visible.count))
    guard visible.map(\.number) == expected else {
      return "\(visible.map(\.number)) are visible, where the list has \(expected)."
    }
    // All rows have the same space around their content.
    let space = visible[0].bottom - visible[0].top - Double(rows.height(of: expected[0]))
    for row in visible {
      let height = Double(rows.height(of: row.number)) + space
      guard abs(row.bottom - row.top - height) < 1 else {
        return "\(row.number) is \(row.bottom - row.top) points high instead of \(height)."
      }
    }
    return container.columns == 1
      ? hole(between: visible, from: first, container)
      : wrongCell(among: visible, from: first, of: rows, container)
  }

  /// The first hole between two rows of a section.
  private static func hole(
    between visible: [VisibleRow],
    from first: Int,
    _ container: Container
  ) -> String? {
    for (index, (row, next)) in zip(visible, visible.dropFirst()).enumerated() {
      let isLast = (first + index + 1).isMultiple(of: container.sectionLength)
      guard isLast || abs(next.top - row.bottom) < 1 else {
        return "\(row.number) ends at \(row.bottom), and the next row begins at \(next.top)."
      }
    }
    return nil
  }

  /// The first cell of a grid in a wrong column, or that is not in the middle of its line.
  private static func wrongCell(
    among visible: [VisibleRow],
    from first: Int,
    of rows: Rows,
    _ container: Container
  ) -> String? {
    let columns = container.columns
    var (line, end) = (-1, Double?.none)
    for (index, row) in visible.enumerated() {
      let place = first + index
      guard row.column == place % columns else {
        return "\(row.number) is cell \(place), and in column \(row.column)."
      }
      let cells = rows.numbers[(place - place % columns)...].prefix(columns)
      let height = Double(cells.map(rows.height).max() ?? 0)
      let top = (row.top + row.bottom - height) / 2
      let begin = place / columns == line ? end.map { $0 - height } : end
      guard begin.map({ abs($0 - top) < 1 }) ?? true else {
        return "The line of \(row.number) begins at \(top) instead of \(begin ?? 0)."
      }
      (line, end) = (place / columns, top + height)
    }
    return nil
  }
}
