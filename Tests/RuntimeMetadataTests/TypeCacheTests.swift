import RuntimeMetadata
import Testing

struct TypeCacheTests {
  @Test func valueOfTypeIsFoundOnce() {
    let cache = TypeCache<String>()
    #expect(cache.value(of: Int.self) { "number" } == "number")
    #expect(cache.value(of: Int.self) { "another" } == "number")
    #expect(cache.value(of: String.self) { "text" } == "text")
  }

  @Test func valueIsFoundAgainAfterError() throws {
    struct Failure: Error {}
    let cache = TypeCache<String>()
    #expect(throws: Failure.self) { try cache.value(of: Int.self) { throw Failure() } }
    #expect(cache.value(of: Int.self) { "number" } == "number")
  }
}
