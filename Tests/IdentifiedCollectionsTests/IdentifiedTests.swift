import Foundation
import IdentifiedCollections
import Testing

@Suite struct IdentifiedTests {
  @Test func identifiedGivesAValueAnID() {
    #expect(Identified("x", id: 1).id == 1)
    #expect(Identified("xyz", id: \.count).id == 3)
    #expect(Identified("xy") { $0.count }.id == 2)
  }

  @Test func identifiedForwardsMembers() {
    var array = Identified([1, 2], id: "numbers")
    #expect(array.count == 2)
    array[dynamicMember: \.[0]] = 5
    #expect(array.value == [5, 2])
  }

  @Test func identifiedComparesAndEncodes() throws {
    let one = Identified("x", id: 1)
    #expect(one == Identified("x", id: 1))
    #expect(one != Identified("x", id: 2))
    #expect(Set([one, one]).count == 1)
    let data = try JSONEncoder().encode(one)
    #expect(try JSONDecoder().decode(Identified<Int, String>.self, from: data) == one)
  }
}
