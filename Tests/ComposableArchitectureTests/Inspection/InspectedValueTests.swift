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
}
#endif
