import Testing

@testable import RuntimeMetadata

@Suite struct FieldReflectionTests {
  @Test(
    arguments: [
      { _ in nil },
      { _ in [] },
      { $0.reversed() },
      { $0.map { StoredField(name: "", offset: $0.offset, type: $0.type) } },
      { $0.map { StoredField(name: $0.name, offset: $0.offset + 1, type: $0.type) } },
      { $0.map { StoredField(name: $0.name, offset: $0.offset, type: Int.self) } },
    ] as [Change<StoredField>]
  )
  func wrongListOfPropertiesIsNoticed(_ change: @escaping Change<StoredField>) {
    var reflection = FieldReflection()
    let properties = reflection.properties
    reflection.properties = { properties($0).flatMap(change) }
    #expect(reflection.verified() == nil)
  }

  @Test(
    arguments: [
      { _ in nil },
      { _ in [] },
      { $0 + $0 },
      { $0.map { StoredField(name: $0.name, offset: $0.offset, type: Int.self) } },
    ] as [Change<StoredField>]
  )
  func wrongListOfAnObjectsPropertiesIsNoticed(_ change: @escaping Change<StoredField>) {
    var reflection = FieldReflection()
    let properties = reflection.objectProperties
    reflection.objectProperties = { properties($0).flatMap(change) }
    #expect(reflection.verified() == nil)
  }

  @Test(
    arguments: [
      { _ in nil },
      { _ in [] },
      { $0.reversed() },
      { $0.map { ($0.name, \ProbeFields.text) } },
      { $0.map { ("", $0.path) } },
    ] as [Change<FieldReflection.NamedPath>]
  )
  func wrongListOfPathsIsNoticed(_ change: @escaping Change<FieldReflection.NamedPath>) {
    var reflection = FieldReflection()
    let paths = reflection.paths
    reflection.paths = { paths($0).flatMap(change) }
    #expect(reflection.verified() == nil)
  }

  @Test func propertiesAreListedWithTheirPlaces() throws {
    struct Row {
      let id: Int
      var title: String?
    }
    let fields = try #require(StoredField.listed(in: Row.self))
    #expect(fields.map(\.name) == ["id", "title"])
    #expect(fields.map(\.offset) == [0, 8])
    let paths = try #require(StoredField.paths(of: Row.self))
    #expect(paths.map(\.path) == [\Row.id, \Row.title])
  }

  @Test func enumAndClassHaveNoPropertiesOfAStruct() {
    #expect(StoredField.listed(in: ProbeObject.self) == nil)
    #expect(StoredField.listed(in: ProbeEnum.self)?.isEmpty == true)
    #expect(StoredField.listed(inClass: ProbeObject.self)?.map(\.name) == ["content"])
  }
}

/// Another answer in place of the runtime's.
typealias Change<Field> = @Sendable ([Field]) -> [Field]?
