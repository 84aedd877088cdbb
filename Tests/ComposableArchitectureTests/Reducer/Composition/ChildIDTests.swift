@testable import ComposableArchitecture
import Testing

struct ChildIDTests {
  struct Plain { var value = 0 }
  struct Named: Identifiable { var id: String }
  enum Choice {
    case none
    case number(Int)
    case named(Named)
  }
  enum NamedChoice: Identifiable {
    case a, b
    var id: Int { 0 }
  }

  @Test func plainValuesAreAllTheSame() {
    let identify = ChildIdentifier<Plain>()
    #expect(identify(Plain(value: 1)) == identify(Plain(value: 2)))
  }

  @Test func identifiableValuesAreIdentifiedByTheirID() {
    let identify = ChildIdentifier<Named>()
    #expect(identify(Named(id: "a")) == identify(Named(id: "a")))
    #expect(identify(Named(id: "a")) != identify(Named(id: "b")))
  }

  @Test func enumsAreIdentifiedByTheirCase() {
    let identify = ChildIdentifier<Choice>()
    #expect(identify(.none) == identify(.none))
    #expect(identify(.none) != identify(.number(1)))
    #expect(identify(.number(1)) == identify(.number(2)))
  }

  @Test func enumsAreIdentifiedByTheIDOfTheirPayload() {
    let identify = ChildIdentifier<Choice>()
    #expect(identify(.named(Named(id: "a"))) == identify(.named(Named(id: "a"))))
    #expect(identify(.named(Named(id: "a"))) != identify(.named(Named(id: "b"))))
  }

  @Test func identifiableEnumsAreIdentifiedByTheirCaseToo() {
    let identify = ChildIdentifier<NamedChoice>()
    #expect(identify(.a) == identify(.a))
    #expect(identify(.a) != identify(.b))
  }
}
