import Testing

@testable import ViewCore

struct KeyedDiffTests {
  private func steps(from old: [NodeID], to new: [NodeID]) -> [KeyedDiff.Step] {
    var steps: [KeyedDiff.Step] = []
    KeyedDiff.run(from: old, to: new) { steps.append($0) }
    return steps
  }

  /// Applies the steps as a page does.
  private func applying(
    _ steps: [KeyedDiff.Step],
    to old: [NodeID],
    as new: [NodeID]
  ) -> [NodeID] {
    var page = old
    func place(_ id: NodeID, at offset: Int) {
      let next = offset + 1 < new.count ? page.firstIndex(of: new[offset + 1]) : nil
      page.insert(id, at: next ?? page.count)
    }
    for step in steps {
      switch step {
      case .remove(let id): page.removeAll { $0 == id }
      case .insert(let offset): place(new[offset], at: offset)
      case .move(let offset):
        page.removeAll { $0 == new[offset] }
        place(new[offset], at: offset)
      }
    }
    return page
  }

  @Test func equalOrdersNeedNoStep() {
    #expect(steps(from: [1, 2, 3], to: [1, 2, 3]).isEmpty)
  }

  @Test func movedChildIsOneStep() {
    #expect(steps(from: [1, 2], to: [1, 2, 3]) == [.insert(at: 2)])
    #expect(steps(from: [1, 2], to: [3, 1, 2]) == [.insert(at: 0)])
    #expect(steps(from: [1, 2], to: [1, 3, 2]) == [.insert(at: 1)])
    #expect(steps(from: [1, 2, 3], to: [1, 3]) == [.remove(2)])
  }

  @Test func childMovesFromOneEndToTheOtherInOneMove() {
    #expect(steps(from: Array(1...1000), to: [1000] + Array(1...999)) == [.move(to: 0)])
    #expect(steps(from: Array(1...1000), to: Array(2...1000) + [1]) == [.move(to: 999)])
  }

  @Test func twoMovesSwapTwoChildren() {
    let swapped = [1, 9, 3, 4, 5, 6, 7, 8, 2, 10]
    #expect(steps(from: Array(1...10), to: swapped).count == 2)
  }

  @Test func everySmallChangeArrivesWithTheFewestSteps() {
    let old = [1, 2, 3, 4]
    for new in arrangements(of: [1, 2, 3, 4, 5, 6], upTo: 4) {
      let steps = steps(from: old, to: new)
      #expect(applying(steps, to: old, as: new) == new)
      let kept = new.filter(old.contains)
      let fewest =
        (old.count - kept.count) + (new.count - kept.count)
        + (kept.count - longestRise(in: kept))
      #expect(steps.count == fewest, "\(old) to \(new): \(steps)")
    }
  }

  /// All ordered selections without repetition.
  private func arrangements(of values: [NodeID], upTo count: Int) -> [[NodeID]] {
    guard count > 0 else { return [[]] }
    return [[]]
      + values.flatMap { first in
        arrangements(of: values.filter { $0 != first }, upTo: count - 1).map { [first] + $0 }
      }
  }

  private func longestRise(in values: [NodeID]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
      let before = (0..<index).filter { values[$0] < value }.map { lengths[$0] }.max() ?? 0
      lengths.append(before + 1)
    }
    return lengths.max() ?? 0
  }
}
