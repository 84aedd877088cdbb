import ComposableArchitecture
import Fuzzing
import RandomSequences
import Testing

/// A stack against an array of ids and elements.
@MainActor
struct StackStateFuzzTests {
  private struct Both {
    var stack = StackState<Int>()
    var model: [Pair] = []
    var usedIDs: Set<StackElementID> = []

    struct Pair: Equatable {
      let id: StackElementID
      var element: Int
    }

    /// Whether both have the same elements under the same ids.
    var isConsistent: Bool {
      Array(stack) == model.map(\.element) && Array(stack.ids) == model.map(\.id)
        && model.allSatisfy { stack[id: $0.id] == $0.element }
        && usedIDs.subtracting(model.map(\.id)).allSatisfy { stack[id: $0] == nil }
    }

    /// Takes the ids of new elements, which no element had before.
    mutating func insert(_ elements: [Int], at index: Int) -> Bool {
      let ids = Array(stack.ids.dropFirst(index).prefix(elements.count))
      let areNew = ids.count == elements.count && usedIDs.isDisjoint(with: ids)
      usedIDs.formUnion(ids)
      model.insert(contentsOf: zip(ids, elements).map { Pair(id: $0, element: $1) }, at: index)
      return areNew
    }
  }

  @Test func stackHasTheElementsOfItsModelUnderTheirIDs() async {
    await Fuzzer("stackHasTheElementsOfItsModelUnderTheirIDs", runs: 200).run { random in
      var both = Both()
      for step in 1...40 {
        let before = both
        let isRight = change(&both, with: &random)
        guard isRight, both.isConsistent, before.isConsistent else {
          throw Fuzzer.Failure("step \(step): \(both.stack) in place of \(both.model)")
        }
      }
    }
  }

  /// Makes a random change in both.
  ///
  /// - Returns: Whether new elements have new ids.
  private func change(_ both: inout Both, with random: inout SeededGenerator) -> Bool {
    let number = random.int(0...9)
    let chosen = both.model.isEmpty ? nil : random.int(0...both.model.count - 1)
    switch (random.int(0...7), chosen) {
    case (0, let chosen?):
      both.stack.pop(from: both.model[chosen].id)
      both.model.removeSubrange(chosen...)
    case (1, let chosen?):
      both.stack.pop(to: both.model[chosen].id)
      both.model.removeSubrange((chosen + 1)...)
    case (2, let chosen?):
      both.stack[id: both.model[chosen].id]? += number
      both.model[chosen].element += number
    case (3, let chosen?):
      both.stack[id: both.model[chosen].id] = nil
      both.model.remove(at: chosen)
    case (4, _?):
      both.stack.removeAll { $0 == number }
      both.model.removeAll { $0.element == number }
    case (5, let chosen?):
      let end = random.int(chosen...both.model.count)
      let new = (0..<random.int(0...3)).map { _ in random.int(0...9) }
      both.stack.replaceSubrange(chosen..<end, with: new)
      both.model.removeSubrange(chosen..<end)
      return both.insert(new, at: chosen)
    default:
      both.stack.append(number)
      return both.insert([number], at: both.model.count)
    }
    return true
  }
}
