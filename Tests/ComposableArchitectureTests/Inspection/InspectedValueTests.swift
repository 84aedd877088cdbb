#if DEBUG
@testable import ComposableArchitecture
import Foundation
import Testing

@Suite struct InspectedValueTests {
  @Test func valueWhoseDumpHasSeveralLinesIsShownInOne() {
    func text(_ value: Any) -> String { InspectedValue(name: "", value).shortText }
    #expect(text(IndexSet([1, 4])) == "[1, 4]")
    #expect(text("one") == #""one""#)
    #expect(text("one\ntwo") == #""one\ntwo""#)
  }

  @Test(arguments: ["", "one", "a \"b\"", "a\\b", "ä", "a\tb", "#1 {}", "\u{7f}"])
  func textIsThatOfADump(text: String) {
    #expect(InspectedValue(name: "", text).text == Issues.dump(text))
    #expect(InspectedValue(name: "", text.count).text == Issues.dump(text.count))
  }

  private struct Row: Equatable, Identifiable {
    let id: Int
  }

  @Test func elementsAtPositionsAreThoseOfAllParts() {
    let rows = IdentifiedArray(uniqueElements: (0..<9).map { Row(id: 7 * $0) })
    let values: [Any] = [
      Array(0..<9), Optional(Array(0..<9)) as Any, Set(0..<9), ["a": 1, "b": 2, "c": 3, "d": 4],
      rows, StackState(Array(0..<9)),
    ]
    for value in values.map({ InspectedValue(name: "", $0) }) {
      let parts = value.parts
      #expect(value.elementCount == parts.count)
      #expect(value.hasParts)
      let elements = value.elements(at: 1..<4)
      #expect(elements.map(\.name) == parts[1..<4].map(\.name))
      #expect(elements.map(\.text) == parts[1..<4].map(\.text))
      for part in parts { #expect(value.part(named: part.name)?.text == part.text) }
    }
  }

  @Test func onlyValuesWithPartsHaveSome() {
    let values: [Any] = [
      Row(id: 1), [Int](), ["a": 1], (1, 2), 1, "a", Int?.none as Any, Row?.some(Row(id: 1)) as Any,
      Result<Int, any Error>.success(1), Bool?.some(true) as Any, UUID(0), IdentifiedArrayOf<Row>(),
    ]
    for value in values.map({ InspectedValue(name: "", $0) }) {
      #expect(value.hasParts == !value.parts.isEmpty, "\(value.text)")
    }
  }
}
#endif
