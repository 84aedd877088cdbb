import Testing

@testable import RuntimeMetadata

@Suite struct ArrayPathTests {
  private struct Row: Equatable {
    var title = "Design"
    var isDone = false
    var number = 7
  }

  private struct Section: Equatable {
    var name = "Today"
    var rows: [Row] = []
  }

  private enum Screen: Equatable {
    case empty
    case list(Section)
    case pair(Section, ContiguousArray<Int>)
    indirect case nested(Section)
  }

  private struct State: Equatable {
    var isOn = true
    var rows = [Row](repeating: Row(), count: 100)
    var sections: [Section] = []
    var screen = Screen.empty
    var presented: Section?
    var counts = (first: [Int](), second: [Int](repeating: 1, count: 1_000))

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.isOn == rhs.isOn && lhs.rows == rhs.rows && lhs.sections == rhs.sections
        && lhs.screen == rhs.screen && lhs.presented == rhs.presented && lhs.counts == rhs.counts
    }
  }

  private struct Empty: ArrayChange {
    func apply<Elements: NestedArray>(to array: inout Elements) -> Int {
      defer { array = Elements() }
      return array.count
    }
  }

  private func counts<Value>(in value: Value) -> [Int] {
    ArrayPath.all(in: value, ofAtLeast: 1_024).compactMap { path in
      var value = value
      return path.modify(in: &value, Empty())
    }
  }

  private let large = Section(rows: [Row](repeating: Row(title: "Build"), count: 200))

  @Test func largeArraysAreFoundInPropertiesAndTuples() {
    #expect(counts(in: State()) == [100, 1_000])
    #expect(counts(in: 7).isEmpty)
    #expect(counts(in: "a long text that is no array of anything").isEmpty)
  }

  @Test func largeArraysAreFoundInElementsOfSmallOnes() {
    #expect(counts(in: State(sections: [Section(), large, Section()])) == [100, 200, 1_000])
  }

  @Test func largeArraysAreFoundInPayloadsAndOptionals() {
    #expect(counts(in: State(screen: .list(large), presented: large)) == [100, 200, 200, 1_000])
    let pair = Screen.pair(large, ContiguousArray(repeating: 1, count: 300))
    #expect(counts(in: pair) == [200, 300])
    #expect(counts(in: [large, large] as [Section?]) == [200, 200])
  }

  @Test func payloadOfAnIndirectCaseIsNotSearched() {
    #expect(counts(in: Screen.nested(large)).isEmpty)
  }

  @Test func changeOfAnArrayLeavesTheOriginalAndEverythingElse() throws {
    let original = State(sections: [large], screen: .pair(large, [1, 2]), presented: large)
    var copy = original
    for path in ArrayPath.all(in: original, ofAtLeast: 1_024) {
      _ = path.modify(in: &copy, Empty())
    }
    #expect(
      copy
        == State(
          rows: [],
          sections: [Section()],
          screen: .pair(Section(), [1, 2]),
          presented: Section(),
          counts: ([], [])
        )
    )
    #expect(
      original == State(sections: [large], screen: .pair(large, [1, 2]), presented: large)
    )
  }

  @Test func pathThatLeadsToAnotherCaseChangesNothing() throws {
    let path = try #require(ArrayPath.all(in: Screen.list(large), ofAtLeast: 1_024).first)
    var screen = Screen.pair(large, [])
    #expect(path.modify(in: &screen, Empty()) == nil)
    #expect(screen == .pair(large, []))
  }
}
