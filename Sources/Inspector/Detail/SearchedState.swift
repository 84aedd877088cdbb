#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

/// The values of a state with the texts in which a search looks, from the top down.
///
/// They are made a few at once. A value comes before those inside of it.
struct SearchedState {
  struct Value {
    let line: StateTree.Line
    /// The name and the value.
    let text: SearchedText
    /// The position of the value around it.
    let parent: Int?
  }

  private(set) var values: [Value] = []
  /// The values that are still to be made, the next one last.
  private var waiting: [Waiting]

  private enum Waiting {
    case value(InspectedValue, in: Int?)
    case elements(Range<Int>, of: InspectedValue, in: Int)
  }

  /// The most values.
  private static var limit: Int { 100_000 }
  /// The number of elements of a collection that are made at once.
  private static var elementCount: Int { 100 }

  init(of root: InspectedValue) {
    waiting = root.parts.reversed().map { .value($0, in: nil) }
  }

  /// Whether there are no further values.
  var isWhole: Bool { waiting.isEmpty || values.count >= Self.limit }

  /// Makes the next value, unless there is none.
  mutating func makeNext() {
    while let next = waiting.popLast() {
      switch next {
      case .value(let value, let parent): return add(value, in: parent)
      case .elements(let positions, let value, let parent):
        addElements(at: positions, of: value, in: parent)
      }
    }
  }

  private mutating func add(_ value: InspectedValue, in parent: Int?) {
    let path = (parent.map { values[$0].line.id } ?? []) + [value.name]
    let text = value.text
    let count = value.elementCount
    let parts = count == nil ? value.parts : []
    let hasParts = !parts.isEmpty || count ?? 0 > 0
    let place = values.count
    values.append(
      Value(
        line: StateTree.Line(id: path, path: path, text: text, isOpen: hasParts ? false : nil),
        text: SearchedText("\(value.name): \(text)"),
        parent: parent
      )
    )
    if let count {
      waiting.append(.elements(0..<count, of: value, in: place))
    } else {
      waiting += parts.reversed().map { .value($0, in: place) }
    }
  }

  private mutating func addElements(
    at positions: Range<Int>,
    of value: InspectedValue,
    in parent: Int
  ) {
    let first = positions.prefix(Self.elementCount)
    if first.upperBound < positions.upperBound {
      waiting.append(.elements(first.upperBound..<positions.upperBound, of: value, in: parent))
    }
    waiting += value.elements(at: first).reversed().map { .value($0, in: parent) }
  }
}
#endif
