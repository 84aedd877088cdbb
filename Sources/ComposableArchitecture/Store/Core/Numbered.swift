/// Values by number.
///
/// Usually there is only one, which needs no dictionary.
struct Numbered<Value> {
  private var first: (number: Int, value: Value)?
  private var others: [Int: Value] = [:]

  var isEmpty: Bool { first == nil && others.isEmpty }

  mutating func insert(_ value: Value, number: Int) {
    if first == nil {
      first = (number, value)
    } else {
      others[number] = value
    }
  }

  mutating func remove(_ number: Int) -> Value? {
    guard first?.number == number else { return others.removeValue(forKey: number) }
    return first.take()?.value
  }

  /// The values in the order of their numbers.
  var inOrder: [Value] {
    guard !others.isEmpty else { return first.map { [$0.value] } ?? [] }
    var all = Array(others)
    if let first { all.append((first.number, first.value)) }
    return all.sorted { $0.key < $1.key }.map(\.value)
  }
}
