@testable import ComposableArchitecture
import Foundation
import Testing

@MainActor
struct StateChangesTests {
  struct Item: Equatable, Identifiable {
    let id: Int
    var title = ""
    var tags: [String] = []
  }

  struct Detail: Equatable {
    let item: Item
    var isOpen = false
  }

  @CasePathable
  enum Screen: Equatable {
    case detail(Detail)
    case text(String)
  }

  enum OldScreen: Equatable {
    case detail(Detail)
  }

  struct State: Equatable {
    var count = 0
    @PresentationState var destination: Screen?
    @PresentationState var form: Detail?
    var items: IdentifiedArrayOf<Item> = []
    var lines: [Item] = []
    var oldPath = StackState<OldScreen>()
    var optional: Detail?
    var path = StackState<Screen>()
    var screen = Screen.text("a")
    var work: Work?
  }

  struct Work: Equatable {
    var perform: () -> Void
    static func == (lhs: Self, rhs: Self) -> Bool { false }
  }

  private func lines(_ old: State, _ change: (inout State) -> Void) -> [String] {
    var new = old
    change(&new)
    return StateChanges(writer: SourceWriter()).from(old, to: new).flatMap { $0.lines(width: 90) }
  }

  private let detail = Detail(item: Item(id: 1))

  @Test func fieldsAreAssigned() {
    #expect(lines(State()) { $0.count = 1 } == ["$0.count = 1"])
    #expect(lines(State()) { _ in } == [])
  }

  @Test func optionalsAreAssignedOrChangedInside() {
    let item = "StateChangesTests.Item(id: 1, title: \"\", tags: [])"
    let whole = "StateChangesTests.Detail(item: \(item), isOpen: false)"
    let changes = StateChanges(writer: SourceWriter())
      .from(State(), to: State(optional: detail)).flatMap { $0.lines(width: 200) }
    #expect(changes == ["$0.optional = \(whole)"])
    let old = State(form: detail, optional: detail)
    #expect(lines(old) { $0.optional?.isOpen = true } == ["$0.optional?.isOpen = true"])
    #expect(lines(old) { $0.form?.isOpen = true } == ["$0.form?.isOpen = true"])
    #expect(lines(old) { $0.form = nil } == ["$0.form = nil"])
  }

  @Test func constantFieldIsWrittenWithItsStruct() {
    let lines = lines(State(optional: detail)) { $0.optional = Detail(item: Item(id: 2)) }
    #expect(lines.first == "$0.optional = StateChangesTests.Detail(")
  }

  @Test func casesAreChangedInPlace() {
    let old = State(destination: .detail(detail), screen: .detail(detail))
    #expect(
      lines(old) { $0.screen = .detail(Detail(item: Item(id: 1), isOpen: true)) }
        == ["$0.screen.modify(\\.detail) { $0.isOpen = true }"]
    )
    #expect(
      lines(old) { $0.destination = .detail(Detail(item: Item(id: 1), isOpen: true)) }
        == ["$0.$destination[case: \\.detail]?.isOpen = true"]
    )
    #expect(lines(old) { $0.screen = .text("b") } == ["$0.screen = .text(\"b\")"])
  }

  @Test func elementsAreChangedByTheirIDs() {
    let old = State(items: [Item(id: 1), Item(id: 2), Item(id: 3)])
    #expect(lines(old) { $0.items[id: 2]?.title = "b" } == ["$0.items[id: 2]?.title = \"b\""])
    #expect(
      lines(old) {
        $0.items.remove(id: 1)
        $0.items[id: 3]?.tags = ["x"]
        $0.items.append(Item(id: 4))
      } == [
        "$0.items.remove(id: 1)",
        "$0.items[id: 3]?.tags = [\"x\"]",
        "$0.items.append(StateChangesTests.Item(id: 4, title: \"\", tags: []))",
      ]
    )
    #expect(lines(old) { $0.items = [] } == ["$0.items = []"])
  }

  @Test func elementsAreInsertedAndMovedAtTheirIndices() {
    let old = State(items: IdentifiedArray(uniqueElements: (0..<9).map { Item(id: $0) }))
    func new(_ id: Int) -> String { "StateChangesTests.Item(id: \(id), title: \"\", tags: [])" }
    #expect(
      lines(old) {
        $0.items.insert(Item(id: 11), at: 2)
        $0.items.insert(Item(id: 10), at: 0)
      } == ["$0.items.insert(\(new(10)), at: 0)", "$0.items.insert(\(new(11)), at: 3)"]
    )
    #expect(
      lines(old) { $0.items.move(fromOffsets: [2], toOffset: 7) }
        == ["$0.items.move(fromOffsets: [2], toOffset: 7)"]
    )
    #expect(
      lines(old) { $0.items.move(fromOffsets: [6, 7], toOffset: 1) }
        == ["$0.items.move(fromOffsets: [6, 7], toOffset: 1)"]
    )
    #expect(lines(old) { $0.items.swapAt(1, 5) } == ["$0.items.swapAt(1, 5)"])
    #expect(
      lines(old) {
        $0.items.move(fromOffsets: [5], toOffset: 1)
        $0.items.remove(id: 2)
        $0.items[id: 5]?.title = "b"
      } == [
        "$0.items.remove(id: 2)", "$0.items.move(fromOffsets: [4], toOffset: 1)",
        "$0.items[id: 5]?.title = \"b\"",
      ]
    )
    #expect(lines(old) { $0.items.reverse() }.first == "$0.items = [")
  }

  /// Performs a statement that ``ArrayMove`` has written.
  private func perform(_ statement: String, on items: inout IdentifiedArrayOf<Item>) throws {
    let numbers = statement.split { !$0.isNumber }.compactMap { Int($0) }
    let last = try #require(numbers.last)
    if statement.hasPrefix("swapAt(") {
      items.swapAt(numbers[0], last)
    } else {
      #expect(statement.hasPrefix("move(fromOffsets: ["))
      items.move(fromOffsets: IndexSet(numbers.dropLast()), toOffset: last)
    }
  }

  @Test func moveOfABlockIsOneCallThatLeadsToTheNewOrder() throws {
    let old = IdentifiedArray(uniqueElements: (0..<7).map { Item(id: $0) })
    for start in 0..<7 {
      for end in start + 1...7 {
        for destination in 0...7 {
          var new = old
          new.move(fromOffsets: IndexSet(start..<end), toOffset: destination)
          var moved = old
          let statement = try #require(ArrayMove.statement(from: Array(old), to: Array(new)))
          if !statement.isEmpty { try perform(statement, on: &moved) }
          #expect(moved == new)
        }
      }
    }
  }

  @Test func twoElementsThatChangePlacesAreSwapped() throws {
    let old = IdentifiedArray(uniqueElements: (0..<6).map { Item(id: $0) })
    for first in 0..<6 {
      for second in first + 1..<6 {
        var new = old
        new.swapAt(first, second)
        var swapped = old
        let statement = try #require(ArrayMove.statement(from: Array(old), to: Array(new)))
        #expect(statement.hasPrefix("swapAt(") == (second > first + 1))
        try perform(statement, on: &swapped)
        #expect(swapped == new)
      }
    }
  }

  @Test func moveOfManyElementsIsWrittenAsAWhole() {
    let old = Array(0..<20)
    #expect(ArrayMove.statement(from: old, to: Array(old[9...] + old[..<9])) == nil)
    #expect(
      ArrayMove.statement(from: old, to: Array(old[12...] + old[..<12]))
        == "move(fromOffsets: [12, 13, 14, 15, 16, 17, 18, 19], toOffset: 0)"
    )
  }

  @Test func longArraysAreChangedAtTheirIndices() {
    let old = State(lines: (0..<6).map { Item(id: $0) })
    let new = "StateChangesTests.Item(id: 9, title: \"\", tags: [])"
    #expect(lines(old) { $0.lines[3].title = "b" } == ["$0.lines[3].title = \"b\""])
    #expect(lines(old) { $0.lines.remove(at: 2) } == ["$0.lines.remove(at: 2)"])
    #expect(
      lines(old) { $0.lines.removeFirst(2) } == ["$0.lines.removeSubrange(0..<2)"]
    )
    #expect(
      lines(old) { $0.lines.insert(Item(id: 9), at: 1) } == ["$0.lines.insert(\(new), at: 1)"]
    )
    #expect(lines(old) { $0.lines.append(Item(id: 9)) } == ["$0.lines.append(\(new))"])
    #expect(lines(old) { $0.lines.reverse() }.first == "$0.lines = [")
    let short = State(lines: [Item(id: 0)])
    let changed = "StateChangesTests.Item(id: 0, title: \"b\", tags: [])"
    #expect(lines(short) { $0.lines[0].title = "b" } == ["$0.lines = [\(changed)]"])
  }

  @Test func assignmentOfALongStringHasTwoLines() {
    let title = String(repeating: "a", count: 80)
    #expect(
      lines(State(items: [Item(id: 1)])) { $0.items[id: 1]?.title = title }
        == ["$0.items[id: 1]?.title =", "  \"\(title)\""]
    )
  }

  @Test func screensArePushedChangedAndPopped() {
    let old = State(path: StackState([.detail(detail), .text("a"), .text("b")]))
    #expect(
      lines(old) { $0.path[id: 0, case: \.detail]?.isOpen = true }
        == ["$0.path[id: 0, case: \\.detail]?.isOpen = true"]
    )
    #expect(lines(old) { $0.path[id: 1] = .text("c") } == ["$0.path[id: 1] = .text(\"c\")"])
    #expect(lines(old) { $0.path.pop(from: 1) } == ["$0.path.pop(from: 1)"])
    #expect(lines(old) { $0.path[id: 1] = nil } == ["$0.path[id: 1] = nil"])
    #expect(lines(old) { $0.path.removeAll() } == ["$0.path = StackState()"])
    #expect(lines(old) { $0.path.append(.text("d")) } == ["$0.path[id: 3] = .text(\"d\")"])
    #expect(
      lines(old) {
        $0.path[id: 0] = nil
        $0.path[id: 2] = nil
      } == ["$0.path[id: 0] = nil", "$0.path[id: 2] = nil"]
    )
  }

  @Test func screenOfAnEnumWithoutCasePathsIsChangedInPlace() {
    #expect(
      lines(State(oldPath: StackState([.detail(detail)]))) {
        $0.oldPath[id: 0] = .detail(Detail(item: Item(id: 1), isOpen: true))
      } == ["$0.oldPath[id: 0, case: /StateChangesTests.OldScreen.detail]?.isOpen = true"]
    )
  }

  @Test func changeWithoutSourceIsAComment() {
    let lines = lines(State()) { $0.work = Work {} }
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("// Fill in '$0.work': a value of "))
    #expect(lines[0].hasSuffix(" cannot be written as source."))
  }
}
