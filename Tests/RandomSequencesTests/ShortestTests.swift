import RandomSequences
import Testing

@MainActor
struct ShortestTests {
  @Test func elementsThatAFailureNeedsAreLeftInTheirOrder() async {
    let shortest = await Array(0..<100).shortest { numbers in
      numbers.contains(17) && numbers.contains(42) && numbers.contains(93)
    }
    #expect(shortest == [17, 42, 93])
  }

  @Test func failureThatNeedsNoElementIsEmpty() async {
    #expect(await [1, 2, 3].shortest { _ in true } == [])
    #expect(await [Int]().shortest { _ in true } == [])
  }

  @Test func failureThatNeedsAllElementsStaysWhole() async {
    let all = Array(0..<13)
    #expect(await all.shortest { $0.count == 13 } == all)
  }

  /// Ten of the same elements are needed, of which none is special.
  @Test func elementsThatAreNeededInNumberAreLeft() async {
    let shortest = await Array(repeating: 1, count: 64).shortest { $0.count >= 10 }
    #expect(shortest.count == 10)
  }

  @Test func fewNeededElementsOfManyAreFoundWithFewTries() async {
    var tries = 0
    _ = await Array(0..<1_000).shortest { numbers in
      tries += 1
      return numbers.contains(500)
    }
    #expect(tries < 40)
  }
}

struct SeededGeneratorTests {
  @Test func numbersOfASeedAreThoseOfSplitMix64() {
    var random = SeededGenerator(seed: 1_234_567)
    let numbers = (1...3).map { _ in random.next() }
    #expect(
      numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
    )
  }
}
