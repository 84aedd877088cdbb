import Foundation
import IdentifiedCollections
import Testing

@Suite struct IdentifiedArrayTests {
  let abc: IdentifiedArrayOf<User> = [User(1, "a"), User(2, "b"), User(3, "c")]

  @Test func identifiedArrayIsMadeFromElements() {
    abc.expect([User(1, "a"), User(2, "b"), User(3, "c")])
    IdentifiedArray(uniqueElements: [User(2), User(1)]).expect([User(2), User(1)])
    IdentifiedArray(uniqueElements: [User(2), User(1)], id: \.id).expect([User(2), User(1)])
    IdentifiedArray(uncheckedUniqueElements: [User(2), User(1)]).expect([User(2), User(1)])
    IdentifiedArray(uncheckedUniqueElements: [User(2)], id: \.name).expect([User(2)])
    IdentifiedArray([User(2), User(1)]).expect([User(2), User(1)])
    IdentifiedArray(["x", "y"], id: \.self).expect(["x", "y"])
    IdentifiedArray(abc).expect(abc.elements)
    IdentifiedArray(abc[1...]).expect([User(2, "b"), User(3, "c")])
    IdentifiedArray(uniqueElements: abc).expect(abc.elements)
    IdentifiedArray(uniqueElements: abc, id: \.name).expect(abc.elements)
    #expect(IdentifiedArrayOf<User>().isEmpty)
    #expect(IdentifiedArray<String, User>(id: \.name).isEmpty)
  }

  @Test func identifiedArrayCombinesElementsWithTheSameID() {
    let users = [User(1, "a"), User(2, "b"), User(1, "c")]
    let joined = IdentifiedArray(users) { User($0.id, $0.name + $1.name) }
    joined.expect([User(1, "ac"), User(2, "b")])
    IdentifiedArray(users, id: \.id) { $1 }.expect([User(1, "c"), User(2, "b")])
  }

  @Test func identifiedArrayReadsByID() {
    #expect(abc[id: 2] == User(2, "b"))
    #expect(abc[id: 9] == nil)
    #expect(abc.index(id: 3) == 2)
    #expect(abc.index(id: 9) == nil)
    #expect(abc.contains(User(1, "other")))
    #expect(!abc.contains(User(9, "a")))
  }

  @Test(arguments: 1...3) func identifiedArrayChangesByID(id: Int) {
    var users = abc
    users[id: id]?.name = "x"
    users.expect(abc.map { $0.id == id ? User(id, "x") : $0 })
    users[id: id] = User(id, "y")
    users.expect(abc.map { $0.id == id ? User(id, "y") : $0 })
    users[id: id] = nil
    users.expect(abc.filter { $0.id != id }.elements)
  }

  @Test func identifiedArrayAddsAMissingElement() {
    var users = abc
    users[id: 9]?.name = "x"
    users.expect(abc.elements)
    users[id: 9] = nil
    users.expect(abc.elements)
    users[id: 9] = User(9, "z")
    users.expect(abc.elements + [User(9, "z")])
  }

  @Test func identifiedArrayChangesInPlace() {
    struct Block: Identifiable { let id: Int; var bytes: [Int] }
    func address(_ bytes: inout [Int]) -> UnsafeMutableRawPointer? {
      bytes.withUnsafeMutableBytes { $0.baseAddress }
    }
    var blocks: IdentifiedArrayOf<Block> = [
      Block(id: 1, bytes: [1, 2]), Block(id: 2, bytes: [3, 4]), Block(id: 3, bytes: [5]),
    ]
    for id in 1...3 {
      let before = address(&blocks[id - 1].bytes)
      blocks[id: id]?.bytes[0] = 9
      #expect(address(&blocks[id - 1].bytes) == before)
    }
    #expect(blocks.map(\.bytes) == [[9, 2], [9, 4], [9]])
  }

  @Test func failedChangeKeepsTheElement() {
    struct Failure: Error {}
    func change(_ user: inout User?) throws {
      user?.name = "x"
      throw Failure()
    }
    var users = abc
    #expect(throws: Failure.self) { try change(&users[id: 1]) }
    users.expect([User(1, "x"), User(2, "b"), User(3, "c")])
  }

  @Test func identifiedArrayAppends() {
    var users = abc
    #expect(users.append(User(4)) == (true, 3))
    #expect(users.append(User(2, "other")) == (false, 1))
    users.append(contentsOf: [User(5), User(1, "other")])
    users.expect(abc.elements + [User(4), User(5)])
  }

  @Test(arguments: 0...3) func identifiedArrayInserts(at index: Int) {
    var users = abc
    #expect(users.insert(User(4), at: index) == (true, index))
    #expect(users.insert(User(4, "other"), at: 0) == (false, index))
    var expected = abc.elements
    expected.insert(User(4), at: index)
    users.expect(expected)
  }

  @Test func identifiedArrayUpdates() {
    var users = abc
    #expect(users.update(User(2, "x"), at: 1) == User(2, "b"))
    #expect(users.updateOrAppend(User(3, "y")) == User(3, "c"))
    #expect(users.updateOrAppend(User(4, "d")) == nil)
    #expect(users.updateOrInsert(User(1, "z"), at: 2) == (User(1, "a"), 0))
    #expect(users.updateOrInsert(User(5, "e"), at: 1) == (nil, 1))
    users.expect([User(1, "z"), User(5, "e"), User(2, "x"), User(3, "y"), User(4, "d")])
  }

  @Test func identifiedArrayRemoves() {
    let all = IdentifiedArrayOf<User>(uniqueElements: (0..<10).map { User($0) })
    func check(_ expected: [Int], _ remove: (inout IdentifiedArrayOf<User>) -> Void) {
      var users = all
      remove(&users)
      users.expect(expected.map { User($0) })
    }
    for index in 0..<10 {
      let rest = (0..<10).filter { $0 != index }
      check(rest) { #expect($0.remove(at: index) == User(index)) }
      check(rest) { #expect($0.remove(id: index) == User(index)) }
      check(rest) { #expect($0.remove(User(index, "other")) == User(index)) }
      for end in index...10 {
        check(Array(0..<index) + Array(end..<10)) { $0.removeSubrange(index..<end) }
      }
    }
    check(Array(0..<10)) { #expect($0.remove(id: 10) == nil) }
    check(Array(1..<10)) { #expect($0.removeFirst() == User(0)) }
    check(Array(0..<9)) { #expect($0.removeLast() == User(9)) }
    check(Array(3..<10)) { $0.removeFirst(3) }
    check(Array(0..<7)) { $0.removeLast(3) }
    check([0, 1, 2]) { $0.removeSubrange(3...) }
    check([0, 2, 4, 6, 8]) { $0.removeAll { $0.id % 2 == 1 } }
    check([]) { $0.removeAll() }
    check([]) { $0.removeAll(keepingCapacity: true) }
    check([1, 3, 4, 6, 7, 9]) { $0.remove(atOffsets: [0, 2, 5, 8]) }
    check([1, 3]) { $0 = $0.filter { $0.id == 1 || $0.id == 3 } }
  }

  @Test func identifiedArraySetsByPosition() {
    var users = abc
    users[1] = User(2, "x")
    users.expect([User(1, "a"), User(2, "x"), User(3, "c")])
    users[1] = User(9, "new")
    users.expect([User(1, "a"), User(9, "new"), User(3, "c")])
    users[0] = User(3, "moved")
    users.expect([User(3, "moved"), User(9, "new"), User(1, "a")])
    users[2].name = "y"
    users.expect([User(3, "moved"), User(9, "new"), User(1, "y")])
  }

  @Test func elementSetAtTheEndIsAppended() {
    var users: IdentifiedArrayOf<User> = []
    users[users.endIndex] = User(1, "a")
    users[users.endIndex] = User(2, "b")
    users[users.endIndex] = User(1, "c")
    users.expect([User(1, "c"), User(2, "b")])
  }

  @Test func identifiedArrayReorders() {
    var users: IdentifiedArrayOf<User> = [User(1, "c"), User(2, "a"), User(3, "b")]
    users.sort()
    users.expect([User(2, "a"), User(3, "b"), User(1, "c")])
    users.sort { $0.id > $1.id }
    users.expect([User(3, "b"), User(2, "a"), User(1, "c")])
    users.reverse()
    users.expect([User(1, "c"), User(2, "a"), User(3, "b")])
    users.swapAt(0, 2)
    users.expect([User(3, "b"), User(2, "a"), User(1, "c")])
    let pivot = users.partition { $0.id > 1 }
    #expect(pivot == 1)
    users.expect(users.elements)
    #expect(users.first?.id == 1)
    users.shuffle()
    users.expect(users.elements)
    #expect(Set(users.ids) == [1, 2, 3])
    var generator = SystemRandomNumberGenerator()
    users.shuffle(using: &generator)
    users.expect(users.elements)
  }

  @Test func failedSortKeepsTheIndexConsistent() {
    struct Failure: Error {}
    var users = IdentifiedArrayOf<User>(uniqueElements: (0..<100).map { User($0) })
    var comparisons = 0
    #expect(throws: Failure.self) {
      try users.sort {
        comparisons += 1
        if comparisons == 50 { throw Failure() }
        return $0.id > $1.id
      }
    }
    #expect(Set(users.ids).count == 100)
    users.expect(users.elements)
  }

  @Test func identifiedArrayMovesLikeAList() {
    let letters = IdentifiedArrayOf<User>(uniqueElements: (0..<5).map { User($0) })
    // All sets of positions to all destinations.
    for bits in 0..<32 {
      let source = IndexSet((0..<5).filter { bits & (1 << $0) != 0 })
      for destination in 0...5 {
        var moved = letters
        moved.move(fromOffsets: source, toOffset: destination)
        let before = (0..<destination).filter { !source.contains($0) }
        let after = (destination..<5).filter { !source.contains($0) }
        moved.expect((before + source + after).map { User($0) })
      }
    }
  }

  @Test func identifiedArrayReplacesRanges() {
    var users = abc
    users.replaceSubrange(1..<2, with: [User(7), User(8)])
    users.expect([User(1, "a"), User(7), User(8), User(3, "c")])
    users.replaceSubrange(0..<1, with: [User(3, "x"), User(9), User(9, "y")])
    users.expect([User(9, "y"), User(7), User(8), User(3, "x")])
    users.replaceSubrange(1..<3, with: [])
    users.expect([User(9, "y"), User(3, "x")])
    users.insert(contentsOf: [User(4), User(5)], at: 2)
    users.expect([User(9, "y"), User(3, "x"), User(4), User(5)])
    #expect((abc + [User(4)]).map(\.id) == [1, 2, 3, 4])
  }

  @Test func identifiedArrayIsACollection() {
    #expect(abc.count == 3)
    #expect(abc.indices == 0..<3)
    #expect(abc.first == User(1, "a"))
    #expect(abc.reversed().map(\.id) == [3, 2, 1])
    #expect(abc.dropFirst().map(\.id) == [2, 3])
    var slice = abc
    slice[1...].swapAt(1, 2)
    slice.expect([User(1, "a"), User(3, "c"), User(2, "b")])
  }

  @Test func identifiedArrayComparesElements() {
    var other = abc
    #expect(other == abc)
    #expect(other.hashValue == abc.hashValue)
    other[id: 1]?.name = "x"
    #expect(other != abc)
    other = abc
    other.swapAt(0, 1)
    #expect(other != abc)
  }

  @Test func identifiedArrayEncodesLikeAnArray() throws {
    let data = try JSONEncoder().encode(abc)
    #expect(try JSONDecoder().decode([User].self, from: data) == abc.elements)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<User>.self, from: data) == abc)
  }

  @Test func identifiedArrayDoesNotDecodeDuplicates() throws {
    let data = try JSONEncoder().encode([User(1), User(2), User(1)])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IdentifiedArrayOf<User>.self, from: data)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("Expected corrupted data, not \(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "Two elements have the id '1'")
  }

  @Test func identifiedArrayDescribesItself() {
    let words = IdentifiedArray(uniqueElements: ["a", "b"], id: \.self)
    #expect("\(words)" == #"["a", "b"]"#)
    #expect(String(reflecting: words) == #"IdentifiedArray<String>(["a", "b"])"#)
    var text = ""
    dump(words, to: &text)
    #expect(
      text == """
        ▿ 2 elements
          - "a"
          - "b"

        """
    )
  }

  @Test func identifiedArrayWorksThroughItsProtocols() {
    func rename<C: _MutableIdentifiedCollection<Int, User>>(_ users: inout C) -> [Int] {
      users[id: 2]?.name = "x"
      return Array(users.ids)
    }
    var users = abc
    #expect(rename(&users) == [1, 2, 3])
    #expect(users[id: 2]?.name == "x")
  }
}
