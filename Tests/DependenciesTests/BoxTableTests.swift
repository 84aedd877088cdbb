@testable import Dependencies
import Testing

struct BoxTableTests {
  private enum Key<Tag>: TestDependencyKey {
    static var testValue: Int { 0 }
  }

  private func insert<Tag>(_ tags: Tag.Type..., into table: inout BoxTable, value: Int) {
    table[ObjectIdentifier(Key<Tag>.self)] = ValueBox<Key<Tag>>(value)
  }

  private func value<Tag>(of tag: Tag.Type, in table: BoxTable) -> Int? {
    (table[ObjectIdentifier(Key<Tag>.self)] as? ValueBox<Key<Tag>>)?.value
  }

  @Test func boxTableIsEmptyAtFirst() {
    let table = BoxTable()
    #expect(value(of: Int.self, in: table) == nil)
    #expect(table.boxes.isEmpty)
  }

  @Test func boxTableKeepsManyValues() {
    // Each type is the key of a value: Optional<…<Int>…>, nested up to 100 times.
    var table = BoxTable()
    func fill<Tag>(_ tag: Tag.Type, _ depth: Int) {
      insert(tag, into: &table, value: depth)
      guard depth < 100 else { return }
      fill(Tag?.self, depth + 1)
    }
    func check<Tag>(_ tag: Tag.Type, _ depth: Int) {
      #expect(value(of: tag, in: table) == depth)
      guard depth < 100 else { return }
      check(Tag?.self, depth + 1)
    }
    fill(Int.self, 0)
    check(Int.self, 0)
    #expect(table.boxes.count == 101)
    #expect(value(of: String.self, in: table) == nil)
  }

  @Test func boxTableReplacesAndMerges() {
    var table = BoxTable()
    insert(Int.self, into: &table, value: 1)
    insert(Int.self, into: &table, value: 2)
    insert(String.self, into: &table, value: 3)
    var other = BoxTable()
    insert(Int.self, into: &other, value: 4)
    insert(Bool.self, into: &other, value: 5)
    let merged = table.merging(other)
    #expect(value(of: Int.self, in: merged) == 4)
    #expect(value(of: String.self, in: merged) == 3)
    #expect(value(of: Bool.self, in: merged) == 5)
    #expect(value(of: Int.self, in: table) == 2)
    #expect(merged.boxes.count == 3)
  }
}
