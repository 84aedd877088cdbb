import CustomDump
import Foundation
import IdentifiedCollections
import RandomSequences
import Testing

@testable import ComposableArchitecture

/// The text of a difference is that of CustomDump, although large arrays are shortened before.
@Suite struct DifferenceTextTests {
  private struct Row: Equatable, Identifiable {
    let id: Int
    var title = "a title"
    var notes: [String] = []
    var price: Double?
  }

  /// A value that can be compared by its mirror alone.
  private struct Plain {
    var title: String
    var places: [Int] = [1, 2, 3]
    var isOpen = false
  }

  private struct CountedElement: Equatable {
    // NB: Unsafe, because one test alone compares such elements, on one thread.
    nonisolated(unsafe) static var comparisons = 0
    var number: Int

    static func == (first: Self, second: Self) -> Bool {
      comparisons += 1
      return first.number == second.number
    }
  }

  private struct CountedList: Equatable {
    var elements = (0..<10_000).map(CountedElement.init)
  }

  private struct NumberList: Equatable {
    var numbers = Array(0..<3_000)
  }

  private struct Section: Equatable, Identifiable {
    let id: Int
    var rows: IdentifiedArrayOf<Row>
  }

  private enum Screen: Equatable {
    case none
    case list(IdentifiedArrayOf<Row>, title: String)
    case section(Section)
  }

  private struct State {
    var count = 0
    var rows = IdentifiedArray(uniqueElements: (0..<40).map { Row(id: $0) })
    var numbers = (0..<200).map { $0 % 17 }
    var lines = ContiguousArray((0..<90).map { "line \($0)" })
    var plain = (0..<40).map { Plain(title: "\($0)") }
    var sections = [
      Section(id: 1, rows: IdentifiedArray(uniqueElements: (0..<30).map { Row(id: $0) })),
      Section(id: 2, rows: [Row(id: 7)]),
    ]
    var pair = (name: "pair", values: Array(repeating: UUID(0), count: 70))
    var screen = Screen.none
    @PresentationState var presented: Section?
    var path = StackState<Section>()
    var sectionsByName: [String: Section] = [:]
  }

  private typealias Change = @Sendable (inout State) -> Void

  private static let added: [Change] = [
    { $0.presented = $0.sections[0] },
    { $0.path.append($0.sections[0]) },
    { $0.path.append($0.sections[1]) },
    { $0.screen = .list($0.rows, title: "all") },
    { $0.screen = .section($0.sections[0]) },
    { $0.sectionsByName = ["a": $0.sections[0], "b": $0.sections[1]] },
  ]

  /// A change of an array by the first few numbers of a generator.
  private static func edit<
    Elements: RandomAccessCollection & RangeReplaceableCollection & MutableCollection
  >(
    _ elements: inout Elements,
    with random: inout SeededGenerator,
    change: (inout Elements.Element) -> Void
  ) where Elements.Index == Int {
    guard elements.count > 3 else { return }
    let first = Int.random(in: 0..<elements.count, using: &random)
    let second = Int.random(in: 0..<elements.count, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: elements.remove(at: first)
    case 1: elements.insert(elements.remove(at: first), at: min(second, elements.count))
    case 2: elements.swapAt(first, second)
    case 3: elements.removeSubrange(min(first, second)..<max(first, second))
    case 4:
      change(&elements[first])
      change(&elements[second])
    default: change(&elements[first])
    }
  }

  private static func edit(_ rows: inout IdentifiedArrayOf<Row>, with random: inout SeededGenerator)
  {
    var all = Array(rows)
    let number = Int.random(in: 0..<1_000, using: &random)
    edit(&all, with: &random) { row in
      switch number % 4 {
      case 0: row.title = "title \(number)"
      case 1: row.notes.append("two\nlines")
      case 2: row.price = Double(number)
      default: row = Row(id: number, title: "new")
      }
    }
    rows = IdentifiedArray(all) { first, _ in first }
  }

  private static func change(_ state: inout State, with random: inout SeededGenerator) {
    let number = Int.random(in: 0..<20, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: state.count = number
    case 1, 2, 3: edit(&state.rows, with: &random)
    case 4: edit(&state.numbers, with: &random) { $0 = number }
    case 5: edit(&state.lines, with: &random) { $0 += "!" }
    case 6: edit(&state.plain, with: &random) { $0.isOpen.toggle() }
    case 7: edit(&state.sections[0].rows, with: &random)
    case 8: edit(&state.pair.values, with: &random) { $0 = UUID(number) }
    case 9:
      if var section = state.presented {
        edit(&section.rows, with: &random)
        state.presented = section
      }
    case 10:
      if let id = state.path.ids.first, var section = state.path[id: id] {
        edit(&section.rows, with: &random)
        state.path[id: id] = section
      }
    default:
      if case .list(var rows, let title) = state.screen {
        edit(&rows, with: &random)
        state.screen = .list(rows, title: title)
      }
      if var section = state.sectionsByName["a"] {
        edit(&section.rows, with: &random)
        state.sectionsByName["a"] = section
      }
    }
  }

  @Test(arguments: 0..<250)
  func textIsThatOfCustomDump(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var state = State()
    for change in Self.added where Bool.random(using: &random) { change(&state) }
    for _ in 0..<Int.random(in: 0..<3, using: &random) { Self.change(&state, with: &random) }
    let former = state
    for _ in 0..<Int.random(in: 0..<4, using: &random) { Self.change(&state, with: &random) }
    #expect(differenceText(from: former, to: state) == diff(former, state))
  }

  /// The text of kept values is made from the elements that may differ.
  @Test(arguments: 0..<60)
  func textOfKeptValuesIsThatOfTheWholeOnes(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var state = State()
    for change in Self.added where Bool.random(using: &random) { change(&state) }
    var history = ValueHistory<State>(leastByteCount: 1_024)
    var former = history.keep(state)
    for _ in 0..<12 {
      let before = state
      for _ in 0..<Int.random(in: 0..<3, using: &random) { Self.change(&state, with: &random) }
      let later = history.keep(state)
      #expect(later.differenceText(since: former) == diff(before, state))
      former = later
    }
  }

  @Test func arrayInAnotherCaseIsShownWhole() {
    let rows = IdentifiedArray(uniqueElements: (0..<40).map { Row(id: $0) })
    var state = State()
    state.sections = [Section(id: 1, rows: rows)]
    var history = ValueHistory<State>(leastByteCount: 1_024)
    let former = history.keep(state)
    let before = state
    // Another section with equal rows takes the place of the first one.
    state.sections = [Section(id: 2, rows: rows)]
    let later = history.keep(state)
    #expect(later.differenceText(since: former) == diff(before, state))
  }

  @Test(arguments: 0..<40)
  func textOfAnArrayAloneIsThatOfCustomDump(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let former = (0..<300).map { _ in Int.random(in: 0..<5, using: &random) }
    var later = former
    for _ in 0..<Int.random(in: 1..<12, using: &random) {
      Self.edit(&later, with: &random) { $0 += 1 }
    }
    #expect(differenceText(from: former, to: later) == diff(former, later))
  }

  @Test func largeArraysHaveTheSameText() {
    let rows = IdentifiedArray(uniqueElements: (0..<2_000).map { Row(id: $0) })
    let former = Section(id: 1, rows: rows)
    let changes: [(inout IdentifiedArrayOf<Row>) -> Void] = [
      { $0[id: 1_998]?.title = "other" },
      { $0.insert(Row(id: 2_000), at: 0) },
      { $0.remove(id: 1_000) },
      { $0.move(fromOffsets: [1_900], toOffset: 20) },
      {
        $0[id: 3]?.price = 1
        $0.append(Row(id: 2_000))
      },
    ]
    for change in changes {
      var later = former
      change(&later.rows)
      #expect(differenceText(from: former, to: later) == diff(former, later))
    }
    #expect(differenceText(from: former, to: former) == nil)
  }

  @Test func elementsAreComparedOnceByTheirValues() {
    let former = CountedList()
    var later = former
    later.elements[9_990].number = 0
    CountedElement.comparisons = 0
    let text = differenceText(from: former, to: later)
    // The lists are compared once as a whole, because their type may have an equality of its own.
    #expect(CountedElement.comparisons < 10_100)
    let whole = diff(former, later)
    #expect(text == whole)

    var history = ValueHistory<CountedList>()
    let kept = (history.keep(former), history.keep(later))
    CountedElement.comparisons = 0
    let keptText = kept.1.differenceText(since: kept.0)
    #expect(CountedElement.comparisons < 10)
    #expect(keptText == whole)
  }

  @Test func elementsThatDifferAtManyPlacesAreAllShown() {
    let former = NumberList()
    var later = former
    for position in stride(from: 5, to: 3_000, by: 60) { later.numbers[position] = -1 }
    #expect(differenceText(from: former, to: later) == diff(former, later))
  }

  @Test func elementsAfterTheFirstTwoHundredThatDifferAreALine() throws {
    let former = IdentifiedArray(uniqueElements: (0..<2_000).map { Row(id: $0) })
    var later = former
    for id in 10..<1_500 { later[id: id]?.price = 1 }
    let text = try #require(differenceText(from: former, to: later))
    #expect(text.components(separatedBy: "price: 1.0").count == 201)
    #expect(text.components(separatedBy: "… (1290 elements, too many of which differ)").count == 3)
    #expect(text.contains("… (10 unchanged)"))
    #expect(text.contains("… (500 unchanged)"))
  }

  @Test func arraysInAnotherOrderHaveNoLongText() {
    let former = NumberList()
    var later = former
    later.numbers[1...].reverse()
    #expect(
      differenceText(from: former, to: later) == """
          DifferenceTextTests.NumberList(
            numbers: [
              [0]: 0,
        -     … (2999 elements, too many of which differ)
        +     … (2999 elements, too many of which differ)
            ]
          )
        """
    )
  }
}
