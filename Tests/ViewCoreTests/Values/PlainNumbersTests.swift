import Foundation
import Testing

@testable import ViewCore

@MainActor
struct PlainNumbersTests {
  @Test func cacheOfLocalesHasALimit() {
    for index in 0...PlainNumbers.capacity {
      #expect(PlainNumbers.areUsed(in: Locale(identifier: String(format: "en_%03d", index))))
      #expect(PlainNumbers.known.count <= PlainNumbers.capacity)
    }
    #expect(PlainNumbers.areUsed(in: Locale(identifier: "en_US")))
    #expect(!PlainNumbers.areUsed(in: Locale(identifier: "ar_EG")))
  }
}
