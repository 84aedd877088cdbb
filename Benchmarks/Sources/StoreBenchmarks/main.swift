import ComposableArchitecture
import Foundation
import Harness

let suite = Suite()

// MARK: Sending

suite.add("reducer alone") {
  let reducer = Plain()
  var state = Plain.State()
  return { consume(reducer.reduce(into: &state, action: .bump)) }
}

suite.add("send, state changes") {
  let store = Store(initialState: Plain.State()) { Plain() }
  return { consume(store.send(.bump)) }
}

suite.add("send, state stays") {
  let store = Store(initialState: Plain.State()) { Plain() }
  return { consume(store.send(.nothing)) }
}

suite.add("send to two reducers") {
  let store = Store(initialState: Pair.State()) { Pair() }
  return { consume(store.send(.bump)) }
}

suite.add("make a store") {
  { consume(Store(initialState: Plain.State()) { Plain() }) }
}

// MARK: Effects

suite.add("send, then a synchronous effect") {
  let store = Store(initialState: Echo.State()) { Echo() }
  return { consume(store.send(.askNow)) }
}

for (name, action) in [
  ("run, round trip", Echo.Action.ask),
  ("run, cancellable, round trip", .askCancellable),
  ("two merged runs, round trip", .askMerged),
] {
  suite.addSuspending(name) {
    let store = Store(initialState: Echo.State()) { Echo() }
    return { await store.send(action).finish() }
  }
}

// MARK: View stores

for (name, action) in [("value changes", Plain.Action.bump), ("value stays", .nothing)] {
  suite.add("100 view stores, \(name)") {
    let store = Store(initialState: Plain.State()) { Plain() }
    let viewStores = (0..<100).map { _ in ViewStore(store, observe: \.value) }
    return {
      consume(store.send(action))
      consume(viewStores)
    }
  }
}

suite.add("make a view store") {
  let store = Store(initialState: Plain.State()) { Plain() }
  return { consume(ViewStore(store, observe: \.value)) }
}

// MARK: Composition

for depth in [1, 10] {
  suite.add("send to a store nested \(depth) deep") {
    let root = Store(initialState: Nested.state(depth: depth)) { Nested() }
    let leaf = Nested.leaf(of: root, depth: depth)
    return { consume(leaf.send(.bump)) }
  }
  suite.add("its action alone, \(depth) deep, boxed and opened") {
    { consume(NestedByHand.levels(of: NestedByHand.embed(.bump, depth: depth))) }
  }
  suite.add("the same \(depth) deep, by hand and without a store") {
    var state = NestedByHand.make(depth: depth)
    return {
      state.reduce(NestedByHand.embed(.bump, depth: depth))
      consume(state.value)
    }
  }
  suite.add("send to the root above \(depth) levels") {
    let root = Store(initialState: Nested.state(depth: depth)) { Nested() }
    return { consume(root.send(.bump)) }
  }
  suite.add("state of a store nested \(depth) deep") {
    let root = Store(initialState: Nested.state(depth: depth)) { Nested() }
    let leaf = Nested.leaf(of: root, depth: depth)
    return { consume(leaf.withState { $0 }) }
  }
}

for count in [1, 1_000, 10_000] {
  suite.add("action of the middle of \(count) rows") {
    let store = Store(initialState: Rows.State(count)) { Rows() }
    return { consume(store.send(.rows(.element(id: count / 2, action: .bump)))) }
  }
  suite.add("\(count) rows, unrelated action") {
    let store = Store(initialState: Rows.State(count)) { Rows() }
    return { consume(store.send(.select)) }
  }
  suite.add("\(count) rows, the parent edits the middle") {
    let store = Store(initialState: Rows.State(count)) { Rows() }
    return { consume(store.send(.bumpInParent(count / 2))) }
  }
}

addAppends(to: suite)

for count in [0, 10, 1_000] {
  suite.add("5000 rows, \(count) with a running effect, unrelated action") {
    let store = Store(initialState: WaitingRows.State(5_000)) { WaitingRows() }
    for id in 0..<count { store.send(.rows(.element(id: id, action: .bump))) }
    return { consume(store.send(.select)) }
  }
}

// MARK: Observation

for (name, action) in [("changes", ObservedPlain.Action.bump), ("stays", .nothing)] {
  suite.add("send of observable state, state \(name)") {
    let store = Store(initialState: ObservedPlain.State()) { ObservedPlain() }
    return { consume(store.send(action)) }
  }
}

suite.addRecorded()
suite.addObservedReads()

for count in [10, 1_000] {
  suite.add("\(count) rows that were read, action of the middle") {
    let store = Store(initialState: ObservedRows.State(count)) { ObservedRows() }
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    for row in rows { consume(row.value) }
    return { consume(rows[count / 2].send(.bump)) }
  }
  suite.add("\(count) rows that were read, unrelated action") {
    let store = Store(initialState: ObservedRows.State(count)) { ObservedRows() }
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    for row in rows { consume(row.value) }
    return {
      consume(store.send(.select))
      consume(rows)
    }
  }
}

suite.add("1000 rows, stores of all again") {
  let store = Store(initialState: ObservedRows.State(1_000)) { ObservedRows() }
  return { for row in store.scope(state: \.rows, action: \.rows) { consume(row) } }
}

// `Workloads` counts the first time only, without releasing the stores.
suite.add("1000 rows, stores of all for the first time, and let go of") {
  {
    let store = Store(initialState: ObservedRows.State(1_000)) { ObservedRows() }
    for row in store.scope(state: \.rows, action: \.rows) { consume(row) }
  }
}

suite.add("1000 rows, make their state and store") {
  { consume(Store(initialState: ObservedRows.State(1_000)) { ObservedRows() }) }
}

// A plain array does not report that an element replaced another: after a read all elements are compared.
for count in [10, 1_000, 10_000] {
  suite.add("array of \(count) rows, one changed in place") {
    var table = ObservedTable(count)
    return {
      table.rows[count / 2].value &+= 1
      consume(table.selected)
    }
  }
  suite.add("array of \(count) rows that was read, one changed in place") {
    var table = ObservedTable(count)
    consume(table.rows.count)
    return {
      table.rows[count / 2].value &+= 1
      consume(table.selected)
    }
  }
}

// MARK: Stacks

suite.add("push and pop at depth 10") {
  let store = Store(initialState: Stacked.State()) { Stacked() }
  for _ in 0..<10 { store.send(.push) }
  return {
    consume(store.send(.push))
    consume(store.send(.pop))
  }
}

suite.add("action of the top of 10 screens") {
  let store = Store(initialState: Stacked.State()) { Stacked() }
  for _ in 0..<10 { store.send(.push) }
  // swift-format-ignore: NeverForceUnwrap
  let id = store.withState { $0.path.ids.last! }
  return { consume(store.send(.path(.element(id: id, action: .bump)))) }
}

suite.add("StackState: append and remove at depth 10") {
  var path = StackState((0..<10).map { _ in Screen.State() })
  return {
    path.append(Screen.State())
    path.removeLast()
  }
}

// MARK: Case paths

suite.add("case path by reflection, extract") {
  let path: AnyCasePath<Shape, Double> = /Shape.circle
  let shape = Shape.circle(2)
  return { consume(path.extract(from: shape)) }
}

suite.add("case path by reflection, extract from another case") {
  let path: AnyCasePath<Shape, Double> = /Shape.circle
  let shape = Shape.label("x")
  return { consume(path.extract(from: shape)) }
}

suite.add("case path by reflection, make") {
  {
    let path: AnyCasePath<Shape, Double> = /Shape.circle
    consume(path)
  }
}

suite.add("case key path written in place, extract") {
  let shape = PathableShape.circle(2)
  return { consume(shape[case: \.circle]) }
}

suite.add("case key path of a variable, extract") {
  let path: CaseKeyPath<PathableShape, Double> = \.circle
  let shape = PathableShape.circle(2)
  return { consume(shape[case: path]) }
}

suite.add("case path of a key path, extract") {
  let path = AnyCasePath(\PathableShape.Cases.circle)
  let shape = PathableShape.circle(2)
  return { consume(path.extract(from: shape)) }
}

suite.add("platform: make a key path with an argument") {
  let shape = PathableShape.circle(2)
  return {
    let path: KeyPath<[Double], Double> = \.[Int(shape.isDot ? 1 : 0)]
    consume(path)
  }
}

suite.add("platform: read a computed property by key path") {
  let path: KeyPath<PathableShape, Bool> = \.isDot
  let shape = PathableShape.circle(2)
  return { consume(shape[keyPath: path]) }
}

// MARK: Identified arrays

suite.add("100,000 elements, remove from the middle and append") {
  var array = IdentifiedArray(uniqueElements: (0..<100_000).map { Row.State(id: $0) })
  return { array.append(array.remove(at: array.count / 2)) }
}

// MARK: Bindings

suite.add("send past a binding reducer") {
  let store = Store(initialState: Bound.State()) { Bound() }
  return { consume(store.send(.bump)) }
}

suite.add("send past a binding reducer of a case") {
  let store = Store(initialState: Bound.State()) { NestedBound() }
  return { consume(store.send(.view(.bump))) }
}

suite.add("write to a field") {
  let store = Store(initialState: Bound.State()) { Bound() }
  let viewStore = ViewStore(store, observe: { $0 })
  var isOn = false
  return {
    isOn.toggle()
    viewStore.$isOn.wrappedValue = isOn
  }
}

// MARK: Dependencies

for (name, action) in [
  ("no dependency", Depending.Action.none), ("one dependency", .once),
  ("ten dependencies", .tenTimes),
] {
  suite.add("send, \(name) read") {
    let store = Store(initialState: Depending.State()) { Depending() }
    return { consume(store.send(action)) }
  }
}

suite.add("dependency read outside a reducer") {
  @Dependency(\.benchmarkNumber) var number
  return { consume(number) }
}

suite.add("dependency overridden and read") {
  {
    withDependencies {
      $0.benchmarkNumber = 7
    } operation: {
      @Dependency(\.benchmarkNumber) var number
      consume(number)
    }
  }
}

// MARK: Test stores

suite.addSuspending("test store, send and receive") {
  let store = TestStore(initialState: Echo.State()) { Echo() }
  return {
    let next = store.state.asked + 1
    await store.send(.ask) { $0.asked = next }
    await store.receive(.answer(next)) { $0.answered = next }
  }
}

suite.addSuspending("test store, send") {
  let store = TestStore(initialState: Plain.State()) { Plain() }
  return { await store.send(.bump) { $0.value &+= 1 } }
}

// MARK: The platform

enum Locals {
  @TaskLocal static var number = 0
}

final class Instance {}

suite.add("platform: class instance") { { consume(Instance()) } }
suite.add("platform: task-local read") { { consume(Locals.number) } }
@Observable
final class Model {
  var value = 0
}

extension PathableShape {
  var isDot: Bool { if case .dot = self { true } else { false } }
}

suite.add("platform: UUID()") { { consume(UUID()) } }
suite.addSuspending("platform: task on the main actor") {
  { await Task { @MainActor in }.value }
}
suite.addSuspending("platform: task off the main actor") {
  { await Task.detached {}.value }
}
// The switches of threads that a `.run` with one action needs: it begins off the main actor, comes to it, and
// goes back to its work. The code that awaits the end is on the main actor.
suite.addSuspending("platform: task off the main actor that hops to it") {
  { await Task.detached { await MainActor.run {} }.value }
}

// MARK: Shared values

addSharedValues(to: suite)

// MARK: Memory

suite.addHeld("a store") { Store(initialState: Plain.State()) { Plain() } }
suite.addHeld("a store of observable state") {
  Store(initialState: ObservedPlain.State()) { ObservedPlain() }
}
suite.addHeld("the same, with a field that was read") {
  let store = Store(initialState: ObservedPlain.State()) { ObservedPlain() }
  consume(store.value)
  return store
}
suite.addHeld("observable state alone") { [ObservedPlain.State()] }

try await suite.run()
