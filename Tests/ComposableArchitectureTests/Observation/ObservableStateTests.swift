import ComposableArchitecture
import Foundation
import Testing

@ObservableState
private struct Screen: Equatable {
  var count = 0
  var title: String = ""
  var numbers: [Int] = []
  var child = Row(id: 0)
  var optional: Row?
  var rows: IdentifiedArrayOf<Row> = []
  var list: [Row] = []
  var path = StackState<Row>()
  var mode = Mode.idle
  @Presents var sheet: Row?
  @ObservationStateIgnored var scratch = 0
  var watched = 0 {
    didSet { scratch += 1 }
  }
}

@ObservableState
private struct Row: Equatable, Identifiable {
  let id: Int
  var text = ""
}

@ObservableState
@CasePathable
@dynamicMemberLookup
private enum Mode: Equatable {
  case idle
  case row(Row)
  case failed(code: Int)
}

private final class Object {}

private final class EqualObject: Equatable {
  static func == (first: EqualObject, second: EqualObject) -> Bool { true }
}

@ObservableState
private struct Holder {
  var object = Object()
  var equal = EqualObject()
  var optional: Object?
  var optionalEqual: EqualObject?
}

/// A row that counts the reads of its id.
private struct CountingRow: ObservableState {
  var count = 0
  let asked: LockIsolated<Int>
  private var id = ObservableStateID()

  init(asked: LockIsolated<Int>) {
    self.asked = asked
  }

  var _$id: ObservableStateID {
    asked.withValue { $0 += 1 }
    return id
  }

  mutating func _$willModify() {
    id._$willModify()
  }
}

@ObservableState
private struct Table {
  var rows: [CountingRow] = []
}

struct ObservableStateTests {
  /// Whether a change notifies an observer that has read a value before.
  private func changes<State, Value>(
    _ state: inout State,
    reading read: (State) -> Value,
    _ change: (inout State) -> Void
  ) -> Bool {
    let changed = LockIsolated(false)
    _ = withObservationTracking {
      read(state)
    } onChange: {
      changed.setValue(true)
    }
    change(&state)
    return changed.value
  }

  private func screen() -> Screen {
    Screen(
      child: Row(id: 1),
      optional: Row(id: 2),
      rows: [Row(id: 3), Row(id: 4)],
      list: [Row(id: 5)],
      path: StackState([Row(id: 6)]),
      sheet: Row(id: 7)
    )
  }

  @Test func observableStateNotifiesReadersOfTheField() {
    var state = screen()
    #expect(changes(&state, reading: \.count) { $0.count += 1 })
    #expect(!changes(&state, reading: \.count) { $0.title = "x" })
    #expect(changes(&state, reading: \.title) { $0.title = "y" })
    #expect(changes(&state, reading: \.numbers) { $0.numbers.append(1) })
    #expect(state.count == 1)
    #expect(state.numbers == [1])
  }

  @Test func equalValueNotifiesNoObserver() {
    var state = screen()
    #expect(!changes(&state, reading: \.count) { $0.count = 0 })
    #expect(!changes(&state, reading: \.count) { $0.count += 0 })
    #expect(!changes(&state, reading: \.title) { $0.title = "" })
  }

  @Test func sameObjectNotifiesNoObserver() {
    var state = Holder()
    #expect(!changes(&state, reading: \.object) { $0.object = $0.object })
    #expect(changes(&state, reading: \.object) { $0.object = Object() })
    #expect(!changes(&state, reading: \.equal) { $0.equal = EqualObject() })
    #expect(changes(&state, reading: \.optional) { $0.optional = Object() })
    #expect(!changes(&state, reading: \.optional) { $0.optional = $0.optional })
    #expect(changes(&state, reading: \.optional) { $0.optional = nil })
    #expect(changes(&state, reading: \.optionalEqual) { $0.optionalEqual = EqualObject() })
    #expect(!changes(&state, reading: \.optionalEqual) { $0.optionalEqual = EqualObject() })
  }

  @Test func ignoredFieldNotifiesNoObserver() {
    var state = screen()
    #expect(!changes(&state, reading: \.scratch) { $0.scratch = 1 })
  }

  @Test func copyKeepsObserversOfItsFields() {
    var state = screen()
    state.watched = 1
    #expect(state.scratch == 1)
  }

  @Test func changeInAChildDiffersFromAnotherChild() {
    var state = screen()
    #expect(!changes(&state, reading: \.child) { $0.child.text = "x" })
    #expect(changes(&state, reading: \.child.text) { $0.child.text = "y" })
    #expect(changes(&state, reading: \.child) { $0.child = Row(id: 1) })
    #expect(!changes(&state, reading: \.optional) { $0.optional?.text = "x" })
    #expect(changes(&state, reading: \.optional) { $0.optional = nil })
    #expect(!changes(&state, reading: \.sheet) { $0.sheet?.text = "x" })
    #expect(!changes(&state, reading: \.$sheet) { $0.$sheet.wrappedValue?.text = "y" })
    #expect(changes(&state, reading: \.sheet?.text) { $0.sheet?.text = "z" })
    #expect(changes(&state, reading: \.sheet) { $0.sheet = nil })
  }

  @Test func aCopyThatComesBackIsAnotherChild() {
    var state = screen()
    let before = state.child
    #expect(!changes(&state, reading: \.child) { $0.child.text = "x" })
    #expect(changes(&state, reading: \.child) { $0.child = before })
    #expect(state.child.text == "")
  }

  @Test func changeInARowDiffersFromAnotherRow() {
    var state = screen()
    #expect(!changes(&state, reading: \.rows) { $0.rows[id: 3]?.text = "x" })
    #expect(changes(&state, reading: { $0.rows[id: 3]?.text }) { $0.rows[id: 3]?.text = "y" })
    #expect(changes(&state, reading: \.rows) { $0.rows.append(Row(id: 9)) })
    #expect(changes(&state, reading: \.rows) { $0.rows = [Row(id: 3)] })
    #expect(!changes(&state, reading: \.list) { $0.list[0].text = "x" })
    #expect(changes(&state, reading: \.list) { $0.list.append(Row(id: 9)) })
    let id = state.path.ids.first
    #expect(
      !changes(&state, reading: \.path) { state in id.map { state.path[id: $0]?.text = "x" } }
    )
    #expect(changes(&state, reading: \.path) { $0.path.append(Row(id: 9)) })
  }

  @Test func swappedRowsNotifyObservers() {
    var state = screen()
    state.list = [Row(id: 5), Row(id: 6)]
    #expect(changes(&state, reading: \.list) { $0.list.swapAt(0, 1) })
    #expect(
      changes(&state, reading: \.list) { state in
        func change(_ list: inout [Row]) {
          list.reverse()
          list[0].text = "x"
        }
        change(&state.list)
      }
    )
    #expect(changes(&state, reading: \.list) { $0.list[1] = Row(id: 6) })
  }

  @Test func changeOfAnOldCopyNotifiesObservers() {
    var state = screen()
    let copy = state
    _ = state.list
    state.count += 1
    state = copy
    #expect(changes(&state, reading: \.list) { $0.list.append(Row(id: 9)) })
  }

  @Test func arrayIsComparedOnlyAfterItsRowsAreRead() {
    let asked = LockIsolated(0)
    var table = Table(rows: (0..<100).map { _ in CountingRow(asked: asked) })
    table.rows[50].count += 1
    #expect(asked.value == 0)
    _ = table.rows
    table.rows[50].count += 1
    #expect(asked.value == 200)
  }

  @Test func changedCaseOfAnEnumNotifiesObservers() {
    var state = screen()
    #expect(!changes(&state, reading: \.mode) { $0.mode = .idle })
    #expect(changes(&state, reading: \.mode) { $0.mode = .row(Row(id: 1)) })
    #expect(!changes(&state, reading: \.mode) { $0.mode.modify(\.row) { $0.text = "x" } })
    #expect(changes(&state, reading: \.mode.row?.text) { $0.mode.modify(\.row) { $0.text = "y" } })
    #expect(changes(&state, reading: \.mode) { $0.mode = .failed(code: 1) })
  }

  @Test func observationDoesNotChangeEqualityOrEncoding() throws {
    var state = screen()
    let copy = state
    #expect(state == copy)
    state._$willModify()
    #expect(state._$id != copy._$id)
    #expect(state == copy)
    let registrar = ObservationStateRegistrar()
    #expect(registrar == ObservationStateRegistrar())
    #expect(registrar.hashValue == ObservationStateRegistrar().hashValue)
    let data = try JSONEncoder().encode([registrar])
    #expect(try JSONDecoder().decode([ObservationStateRegistrar].self, from: data) == [registrar])
  }

  @Test func changeOfOneRowCopiesNoOther() {
    var state = Screen()
    state.rows = IdentifiedArray(uniqueElements: (0..<100).map { Row(id: $0) })
    let address = { (state: inout Screen) in
      state.rows.withContiguousMutableStorageIfAvailable { $0.baseAddress }
    }
    state.numbers = Array(0..<100)
    let before = state.numbers.withUnsafeBufferPointer { $0.baseAddress }
    state.numbers[3] = 7
    #expect(state.numbers.withUnsafeBufferPointer { $0.baseAddress } == before)
    let rows = address(&state)
    state.rows[id: 3]?.text = "x"
    #expect(address(&state) == rows)
  }
}
