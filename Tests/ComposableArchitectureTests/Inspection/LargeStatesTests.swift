#if DEBUG
@testable import ComposableArchitecture
import Foundation
import IdentifiedCollections
import RandomSequences
import Testing

/// Questions about actions in states with large arrays, of which a recording keeps differences.
@MainActor
@Suite struct LargeStatesTests {
  private struct Row: Equatable, Identifiable {
    let id: Int
    var title = "a title that has too many letters for a value without an object"
    var isDone = false
  }

  private struct Table: Equatable {
    var count = 0
    var rows = IdentifiedArray(uniqueElements: (0..<150).map { Row(id: $0) })
    var numbers = Array(0..<600)
  }

  private typealias Change = (inout Table) -> Void

  private func recording(of changes: [Change]) -> StoreRecording<Table, Int> {
    let recording = StoreRecording<Table, Int>()
    let store = Store(initialState: Table(), recording: recording) {
      Reduce<Table, Int> { state, index in
        changes[index](&state)
        return .none
      }
    }
    for index in changes.indices { store.send(index) }
    return recording
  }

  private static let paths = [
    ["count"], ["rows"], ["rows", "[id: 3]"], ["rows", "[id: 3]", "title"], ["rows", "[id: 170]"],
    ["numbers"], ["numbers", "[5]"],
  ]

  @Test(arguments: 0..<20)
  func changesAreThoseOfTheWholeStates(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let changes = (0..<150).map { _ -> Change in
      let first = Int.random(in: 0..<12, using: &random)
      let second = Int.random(in: 0..<200, using: &random)
      return switch Int.random(in: 0..<9, using: &random) {
      case 0: { $0.count += 1 }
      case 1: { $0.rows[id: first]?.title += "!" }
      case 2: { $0.rows[id: first]?.isDone.toggle() }
      case 3: { $0.rows.insert(Row(id: second), at: min(first, $0.rows.count)) }
      case 4: { $0.rows.remove(id: first) }
      case 5:
        { state in
          guard state.rows.count > 12 else { return }
          state.rows.move(fromOffsets: [first], toOffset: min(second, state.rows.count))
        }
      case 6: { $0.numbers[first] = second }
      case 7: { $0.numbers.swapAt(first, second) }
      default: { $0.numbers.insert($0.numbers.removeLast(), at: first) }
      }
    }
    let recording = recording(of: changes)
    for action in recording.actions {
      let (before, after) = (action.stateBefore, action.stateAfter)
      let row = try #require(recording.row(of: action.number))
      #expect(row.hasChanges == (before != after))
      for path in Self.paths {
        let differ = InspectedValue(name: "", before)
          .differs(from: InspectedValue(name: "", after), at: path)
        #expect(recording.isChanged(path, by: action.number) == differ, "\(path) \(action.number)")
        let value = InspectedValue(name: "", after).part(at: path)
        #expect(recording.text(ofValueAt: path, after: action.number) == value?.text)
      }
    }
  }

  @Test func actionsThatChangeOtherElementsAreKnownWithoutAComparison() throws {
    let recording = recording(of: [
      { $0.rows[id: 7]?.isDone = true },
      { $0.rows.move(fromOffsets: [9], toOffset: 2) },
      { $0.numbers[5] = 0 },
      { $0.numbers.append(1) },
      { $0.count += 1 },
    ])
    func numbers(_ path: [String]) throws -> [Int] {
      let state = try #require(recording.actions.last?.stateAfter)
      let place = try #require(ValuePlace(of: path, in: state))
      return recording.actions.filter { !place.isLeft(by: $0) }.map(\.number)
    }
    #expect(try numbers(["rows", "[id: 7]", "title"]) == [1])
    #expect(try numbers(["rows", "[id: 9]"]) == [2])
    #expect(try numbers(["rows", "[id: 30]"]) == [])
    #expect(try numbers(["rows"]) == [1, 2])
    #expect(try numbers(["numbers", "[5]"]) == [3])
    #expect(try numbers(["numbers", "[6]"]) == [])
    #expect(try numbers(["numbers", "[600]"]) == [4])
    #expect(try numbers(["count"]) == [5])
    #expect(ValuePlace(of: ["other"], in: Table()).map { _ in true } == nil)
  }

  @Test func fieldsOfARowAreFoundAmongThoseThatMayDiffer() {
    let recording = recording(of: [
      { $0.rows[id: 7]?.isDone = true },
      { $0.rows.move(fromOffsets: [7], toOffset: 40) },
    ])
    #expect(recording.changedFields(by: 1).map(\.path) == ["rows[id: 7].isDone"])
    #expect(recording.changedFields(by: 2).map(\.path) == ["rows"])
  }

  @Test func lastChangeOfARowIsNotAMoveOfAnother() {
    let recording = recording(of: [
      { $0.rows[id: 7]?.isDone = true },
      { $0.rows.move(fromOffsets: [9], toOffset: 2) },
      { $0.rows.remove(id: 20) },
    ])
    #expect(
      recording.lookForChange(of: ["rows", "[id: 7]", "isDone"], upTo: 3, from: 3, count: .max)
        == .changed(by: 1)
    )
    #expect(
      recording.lookForChange(of: ["rows", "[id: 20]"], upTo: 3, from: 3, count: .max)
        == .changed(by: 3)
    )
    #expect(recording.lookForChange(of: ["rows"], upTo: 2, from: 2, count: .max) == .changed(by: 2))
    #expect(recording.lookForChange(of: ["count"], upTo: 3, from: 3, count: .max) == .notChanged)
  }
}
#endif
