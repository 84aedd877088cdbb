import Testing

@testable import ViewCore

struct RowDiffTests {
  /// All orders of some of four keys, before, and all that an app may make of them.
  @Test func rowDiffMarksRowsThatStay() {
    for old in sequences(of: ["a", "b", "c", "d"]) where Set(old).count == old.count {
      for new in sequences(of: ["a", "b", "c", "d"]) {
        let change = RowDiff(from: old, to: new)
        #expect(change.isEmpty == (old == new))
        #expect(change.count == new.count)
        #expect(change.hasDuplicates == (Set(new).count < new.count))
        let sources = new.indices.map(change.source(of:))
        for (offset, source) in sources.enumerated() {
          guard let source else { continue }
          #expect(old[source] == new[offset])
        }
        let staying = sources.compactMap(\.self)
        #expect(Set(staying.map { old[$0] }) == Set(old).intersection(new))
        #expect(Set(staying).count == staying.count)
        #expect(change.removed == old.indices.filter { !staying.contains($0) })
      }
    }
  }

  @Test func rowsBesideAChangeStay() {
    let insertion = RowDiff(from: [1, 2, 3], to: [1, 9, 2, 3])
    #expect((0..<4).map(insertion.source(of:)) == [0, nil, 1, 2])
    #expect(insertion.removed == [])
    let swap = RowDiff(from: [1, 2, 3, 4, 5], to: [1, 4, 3, 2, 5])
    #expect((0..<5).map(swap.source(of:)) == [0, 3, 2, 1, 4])
    #expect(swap.removed == [])
  }

  /// A new key may be one of many others.
  @Test func rowDiffFindsDuplicatesAmongManyThatStay() {
    let many = Array(0..<100)
    #expect(RowDiff(from: many, to: many + [50]).hasDuplicates)
    #expect(RowDiff(from: many, to: Array(100..<110) + many + [50]).hasDuplicates)
    #expect(!RowDiff(from: many, to: Array(100..<110) + many).hasDuplicates)
  }

  private func sequences(of keys: [String]) -> [[String]] {
    var all: [[String]] = [[]]
    var longest = all
    for _ in keys {
      longest = longest.flatMap { sequence in keys.map { sequence + [$0] } }
      all += longest
    }
    return all
  }
}
