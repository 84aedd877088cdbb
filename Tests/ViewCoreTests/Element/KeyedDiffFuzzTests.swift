import Fuzzing
import RandomSequences
import Testing

@testable import ViewCore

/// The steps from one order to another, against a slow model.
@MainActor
struct KeyedDiffFuzzTests {
  @Test func stepsLeadToTheNewOrderWithTheFewestMoves() async {
    await Fuzzer("stepsLeadToTheNewOrderWithTheFewestMoves", runs: 2_000).run { random in
      let (old, new) = (random.order(), random.order())
      var (order, moves) = (old, 0)
      KeyedDiff.run(from: old, to: new) { step in
        switch step {
        case .remove(let id): order.removeAll { $0 == id }
        case .insert(let index): order.insert(new[index], before: new.dropFirst(index + 1).first)
        case .move(let index):
          moves += 1
          order.removeAll { $0 == new[index] }
          order.insert(new[index], before: new.dropFirst(index + 1).first)
        }
      }
      let common = new.filter(old.contains)
      let fewest = common.count - longestCommonOrder(old.filter(new.contains), common)
      guard order == new, moves == fewest else {
        throw Fuzzer.Failure("\(old) to \(new): \(order) by \(moves) moves in place of \(fewest)")
      }
    }
  }

  /// The length of the longest common subsequence.
  private func longestCommonOrder(_ first: [NodeID], _ second: [NodeID]) -> Int {
    var lengths = [[Int]](
      repeating: [Int](repeating: 0, count: second.count + 1),
      count: first.count + 1
    )
    for i in first.indices {
      for j in second.indices {
        lengths[i + 1][j + 1] =
          first[i] == second[j] ? lengths[i][j] + 1 : max(lengths[i][j + 1], lengths[i + 1][j])
      }
    }
    return lengths[first.count][second.count]
  }
}

extension SeededGenerator {
  /// Some ids of a few, in any order.
  fileprivate mutating func order() -> [NodeID] {
    let ids = (1...12).map { NodeID($0) }.shuffled(using: &self)
    // Most orders are near to that of before.
    return onceIn(2)
      ? Array(ids.prefix(int(0...12))) : ids.sorted { "\($0)" < "\($1)" }.filter { _ in !onceIn(4) }
  }
}

extension [NodeID] {
  fileprivate mutating func insert(_ id: NodeID, before next: NodeID?) {
    insert(id, at: next.flatMap(firstIndex) ?? endIndex)
  }
}
