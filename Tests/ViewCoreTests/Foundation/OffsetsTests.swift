import Foundation
import Testing
import ViewCore

/// Collection methods that apps get with their views.
struct OffsetsTests {
  @Test func elementsAreRemovedByOffset() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [1, 3])
    #expect(letters == ["a", "c"])
    letters.remove(atOffsets: [])
    #expect(letters == ["a", "c"])
  }

  @Test(arguments: [
    ([0], 2, "bacd"), ([0], 4, "bcda"), ([3], 0, "dabc"), ([1, 3], 0, "bdac"), ([0, 1], 3, "cabd"),
    ([1], 1, "abcd"), ([1], 2, "abcd"), ([], 0, "abcd"),
  ])
  func elementsAreMovedByOffset(source: [Int], destination: Int, result: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == result)
  }
}
