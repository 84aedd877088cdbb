import CasePaths
import Testing
import IssueRecording

@Suite struct EnumMetadataTests {
  enum Mixed {
    case none
    case number(value: Int)
    case other
    case pair(Int, String)
    case function((Int) -> Int)
    indirect case boxed(String)
  }

  @Test func enumMetadataExistsForEnumsOnly() {
    #expect(EnumMetadata(Mixed.self) != nil)
    #expect(EnumMetadata(Int?.self) != nil)
    #expect(EnumMetadata(Int.self) == nil)
    #expect(EnumMetadata((Int, Int).self) == nil)
    #expect(EnumMetadata(IssueRecorder.self) == nil)
    #expect(EnumMetadata((any Error).self) == nil)
  }

  @Test func enumMetadataNamesCases() throws {
    let metadata = try #require(EnumMetadata(Mixed.self))
    let values: [Mixed] = [
      .none, .number(value: 1), .other, .pair(1, "x"), .function { $0 }, .boxed("x"),
    ]
    let tags = values.map { metadata.tag(of: $0) }
    #expect(Set(tags).count == values.count)
    #expect(
      tags.map { metadata.caseName(forTag: $0) } == [
        "none", "number", "other", "pair", "function", "boxed",
      ]
    )
    #expect(metadata.caseName(forTag: 99) == nil)
    #expect(values.map(caseName) == ["none", "number", "other", "pair", "function", "boxed"])
    #expect(caseName(of: 3) == "3")
  }

  @Test func enumMetadataNamesTypesOfPayloads() throws {
    let metadata = try #require(EnumMetadata(Mixed.self))
    func type(_ value: Mixed) -> Any.Type? {
      metadata.associatedValueType(forTag: metadata.tag(of: value))
    }
    #expect(type(.none) == Void.self)
    #expect(type(.number(value: 1)) == Int.self)
    #expect(type(.pair(1, "x")) == (Int, String).self)
    #expect(type(.boxed("x")) == String.self)
    #expect(metadata.associatedValueType(forTag: 99) == nil)
  }

  @Test func enumMetadataProjectsPayloads() {
    #expect(EnumMetadata.payload(of: Mixed.number(value: 3)) as? Int == 3)
    #expect(EnumMetadata.payload(of: Mixed.boxed("x")) as? String == "x")
    #expect(EnumMetadata.payload(of: Mixed.pair(1, "x")) as? (Int, String) ?? (0, "") == (1, "x"))
    #expect(EnumMetadata.payload(of: Mixed.none) is Void)
    #expect(EnumMetadata.payload(of: Mixed.function { $0 }) == nil)
    #expect(EnumMetadata.payload(of: 3) == nil)
    #expect(EnumMetadata.payload(of: Int?.some(3)) as? Int == 3)
  }
}
