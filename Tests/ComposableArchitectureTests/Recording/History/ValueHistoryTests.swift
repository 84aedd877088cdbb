import Foundation
import IdentifiedCollections
import RandomSequences
import RuntimeMetadata
import Testing

@testable import ComposableArchitecture

@Suite struct ValueHistoryTests {
  private final class Note: Equatable {
    static func == (lhs: Note, rhs: Note) -> Bool { lhs === rhs }
  }

  private struct Row: Equatable, Identifiable {
    let id: Int
    var title = "a title that has too many letters for a value without an object"
    var isDone = false
    var note: Note?
  }

  private struct Section: Equatable, Identifiable {
    let id: Int
    var rows: IdentifiedArrayOf<Row> = []
  }

  private struct State: Equatable {
    var count = 0
    var rows = IdentifiedArray(uniqueElements: (0..<200).map { Row(id: $0) })
    @PresentationState var presented: Section?
    var path = StackState<Section>()
    var sections: IdentifiedArrayOf<Section> = []
  }

  /// Keeps values, and changes the last one before each.
  private func kept(_ changes: [(inout State) -> Void]) -> [(
    value: State, kept: HistoryValue<State>
  )] {
    var history = ValueHistory<State>()
    var state = State()
    return changes.map { change in
      change(&state)
      return (state, history.keep(state))
    }
  }

  @Test func olderValuesAreThoseThatWereKept() {
    let kept = kept(
      (0..<1_000).map { step in
        { state in
          state.count = step
          state.rows[id: step % 200]?.isDone.toggle()
        }
      }
    )
    for (value, kept) in kept { #expect(kept.value == value) }
  }

  @Test func onlyTheNewestValueAndEachHundredAndTwentyNinthAreWhole() {
    let kept = kept((0..<300).map { step in { $0.rows[id: step % 200]?.isDone.toggle() } })
    #expect(kept.indices.filter { kept[$0].kept.whole != nil } == [0, 129, 258, 299])
  }

  @Test func wholeValuesAreComparedByTheElementsThatMayDiffer() throws {
    let kept = kept((0..<300).map { step in { $0.rows[id: step % 200]?.isDone.toggle() } })
    for (index, pair) in zip(kept, kept.dropFirst()).enumerated() {
      let parts = try #require(pair.1.kept.changedParts(since: pair.0.kept))
      // One element before the first change or after the last one is there, too.
      let ids =
        switch (index + 1) % 200 {
        case 1: [0, 1]
        case 198: [198, 199]
        case let id: [id]
        }
      #expect(parts.former.rows.map(\.id) == ids)
      #expect(Array(parts.later.rows) == ids.map { pair.1.value.rows[id: $0] })
    }
  }

  @Test func oneElementBetweenChangesIsKept() throws {
    let kept = kept([
      { _ in },
      { state in for id in [10, 12, 15] { state.rows[id: id]?.isDone = true } },
      { state in for id in [1, 198] { state.rows[id: id]?.isDone = true } },
    ])
    let parts = try zip(kept, kept.dropFirst()).map {
      try #require($1.kept.changedParts(since: $0.kept)).later.rows.map(\.id)
    }
    #expect(parts == [[10, 11, 12, 15], [0, 1, 198, 199]])
  }

  @Test func equalArraysKeepOneElement() throws {
    let kept = kept([{ _ in }, { $0.count += 1 }])
    let parts = try #require(kept[1].kept.changedParts(since: kept[0].kept))
    #expect(parts.later.rows.map(\.id) == [0])
    #expect(kept[1].kept.keptElementCount == 0)
  }

  @Test func insertionRemovalAndMoveKeepTheirOwnElements() {
    let kept = kept([
      { _ in },
      { $0.rows.insert(Row(id: 200), at: 0) },
      { $0.rows.append(Row(id: 201)) },
      { $0.rows.remove(id: 100) },
      // The first element between the old place and the new one is kept as well.
      { $0.rows.move(fromOffsets: [20], toOffset: 150) },
      { $0.rows.move(fromOffsets: [150], toOffset: 3) },
      { $0.rows.swapAt(10, 90) },
      { $0.rows[id: 7]?.isDone = true },
    ])
    #expect(kept.map(\.kept.keptElementCount) == [nil, 1, 1, 1, 4, 4, 4, 2])
    for (value, kept) in kept { #expect(kept.value == value) }
  }

  @Test func elementsByWhichMovesDifferDoNotGrowWithTheList() {
    let kept = kept(
      (0..<500).map { step in
        { $0.rows.move(fromOffsets: [step * 7 % 200], toOffset: step * 13 % 200) }
      }
    )
    #expect(kept.allSatisfy { $0.kept.keptElementCount ?? 0 <= 6 })
    #expect(kept.count { $0.kept.whole != nil } <= 5)
  }

  @Test func changedPartsHaveTheElementsThatMayDiffer() throws {
    let kept = kept([
      { _ in },
      { $0.rows.move(fromOffsets: [20], toOffset: 150) },
      { $0.rows[id: 7]?.isDone = true },
    ])
    let moved = try #require(kept[1].kept.changedParts(since: kept[0].kept))
    #expect(Array(moved.former.rows.ids) == [20, 21])
    #expect(Array(moved.later.rows.ids) == [21, 20])
    let done = try #require(kept[2].kept.changedParts(since: kept[1].kept))
    #expect(done.former.rows.map(\.isDone) == [false])
    #expect(done.later.rows.map(\.isDone) == [true])
    #expect(done.later.rows[id: 7]?.isDone == true)
    #expect(kept[2].kept.changedParts(since: kept[0].kept) == nil)
  }

  @Test func smallValuesAreWhole() {
    var history = ValueHistory<[Int]>()
    let kept = (0..<10).map { history.keep([$0]) }
    #expect(kept.map(\.whole) == (0..<10).map { [$0] })
  }

  @Test func valueThatHasNotChangedIsKeptOnce() {
    let kept = kept([{ _ in }, { $0.count += 0 }, { $0.count += 1 }])
    #expect(kept[0].kept === kept[1].kept)
    #expect(kept[1].kept !== kept[2].kept)
  }

  @Test func elementIsReleasedWithTheValuesThatHaveIt() {
    var history = ValueHistory<State>()
    var state = State()
    weak var note: Note?
    var kept = [history.keep(state)]
    do {
      let first = Note()
      note = first
      state.rows[id: 7]?.note = first
    }
    kept.append(history.keep(state))
    state.rows[id: 7]?.note = nil
    kept.append(history.keep(state))
    #expect(note != nil)
    #expect(kept[1].value.rows[id: 7]?.note === note)
    kept.removeAll()
    // The newest value needs the one before, as its difference begins there.
    history = ValueHistory()
    #expect(note == nil)
  }

  @Test(arguments: 0..<20)
  func randomChangesAreRestored(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var state = State()
    var history = ValueHistory<State>()
    var kept: [(State, HistoryValue<State>)] = []
    for step in 0..<400 {
      change(&state, step: step, with: &random)
      kept.append((state, history.keep(state)))
      if kept.count > 300 { kept.removeFirst(50) }
    }
    for (state, kept) in kept { #expect(kept.value == state) }
  }

  private func change(
    _ state: inout State,
    step: Int,
    with random: inout some RandomNumberGenerator
  ) {
    let index = Int.random(in: 0..<max(state.rows.count, 1), using: &random)
    let large = Section(id: step, rows: state.rows)
    switch Int.random(in: 0..<16, using: &random) {
    case 0: state.count += 1
    case 1: state.rows.append(Row(id: 1_000 + step))
    case 2: state.rows.insert(Row(id: 1_000 + step), at: 0)
    case 3: if !state.rows.isEmpty { state.rows.remove(at: index) }
    case 4: state.rows.reverse()
    case 5: state.presented = large
    case 6: state.presented = nil
    case 7: state.presented?.rows[id: index]?.title += "!"
    case 8: state.path.append(large)
    case 9: if !state.path.isEmpty { state.path.removeLast() }
    case 10: state.sections.append(large)
    case 11: if !state.sections.isEmpty { state.sections[0].rows[id: index]?.note = Note() }
    case 12: if let id = state.path.ids.first { state.path[id: id]?.rows[id: index]?.isDone = true }
    case 13: if step < state.rows.count { state.rows.move(fromOffsets: [index], toOffset: step) }
    case 14: if step < state.rows.count { state.rows.swapAt(index, step) }
    default: if state.rows.indices.contains(index) { state.rows[index].isDone.toggle() }
    }
  }
}
