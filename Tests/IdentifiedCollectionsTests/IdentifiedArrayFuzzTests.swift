import Foundation
import Fuzzing
import IdentifiedCollections
import RandomSequences
import Testing

/// An identified array against an array whose elements have different ids.
@MainActor
struct IdentifiedArrayFuzzTests {
  private struct Both {
    var array: IdentifiedArrayOf<User> = []
    var model: [User] = []

    /// Whether both have the same elements, and each is found by its id.
    var isConsistent: Bool {
      array.elements == model && Array(array.ids) == model.map(\.id)
        && model.enumerated().allSatisfy { array.index(id: $1.id) == $0 && array[id: $1.id] == $1 }
        && (0..<20).allSatisfy { id in model.contains { $0.id == id } || array[id: id] == nil }
    }
  }

  @Test func arrayHasTheElementsOfItsModel() async {
    await Fuzzer("arrayHasTheElementsOfItsModel", runs: 200).run { random in
      var both = Both()
      for step in 1...40 {
        let before = both
        let name = change(&both, with: &random)
        guard both.isConsistent else {
          throw Fuzzer.Failure("step \(step), \(name): \(both.array) in place of \(both.model)")
        }
        guard before.isConsistent else { throw Fuzzer.Failure("\(name) changed a copy") }
      }
    }
  }

  /// Makes a random change in both.
  ///
  /// - Returns: Its name.
  private func change(_ both: inout Both, with random: inout SeededGenerator) -> String {
    let user = User(random.int(0...19), random.pick(["a", "b", "c"]))
    let offset = random.int(0...both.model.count)
    let index = both.model.firstIndex { $0.id == user.id }
    switch random.int(0...14) {
    case 0:
      both.array.append(user)
      if index == nil { both.model.append(user) }
      return "append"
    case 1:
      both.array.insert(user, at: offset)
      if index == nil { both.model.insert(user, at: offset) }
      return "insert"
    case 2:
      both.array.updateOrAppend(user)
      if let index { both.model[index] = user } else { both.model.append(user) }
      return "updateOrAppend"
    case 3:
      both.array.updateOrInsert(user, at: offset)
      if let index { both.model[index] = user } else { both.model.insert(user, at: offset) }
      return "updateOrInsert"
    case 4:
      both.array.remove(id: user.id)
      both.model.removeAll { $0.id == user.id }
      return "remove(id:)"
    case 5:
      both.array[id: user.id]?.name += "x"
      if let index { both.model[index].name += "x" }
      return "a change by id"
    case 6:
      both.array[id: user.id] = index == nil ? user : nil
      if let index { both.model.remove(at: index) } else { both.model.append(user) }
      return "an assignment by id"
    case 7:
      both.array.sort()
      both.model.sort()
      return "sort"
    case 8:
      both.array.reverse()
      both.model.reverse()
      return "reverse"
    case 9 where both.model.count > 1:
      let other = random.int(0...both.model.count - 1)
      let offset = min(offset, both.model.count - 1)
      both.array.swapAt(offset, other)
      both.model.swapAt(offset, other)
      return "swapAt"
    case 10:
      let offsets = IndexSet(both.model.indices.filter { _ in random.onceIn(3) })
      both.array.move(fromOffsets: offsets, toOffset: offset)
      both.model = moved(both.model, offsets, to: offset)
      return "move"
    case 11:
      let offsets = IndexSet(both.model.indices.filter { _ in random.onceIn(4) })
      both.array.remove(atOffsets: offsets)
      both.model = both.model.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
      return "remove(atOffsets:)"
    case 12:
      let end = random.int(offset...both.model.count)
      both.array.removeSubrange(offset..<end)
      both.model.removeSubrange(offset..<end)
      return "removeSubrange"
    case 13:
      both.array.removeAll { $0.name == user.name }
      both.model.removeAll { $0.name == user.name }
      return "removeAll(where:)"
    default:
      var copy = random
      both.array.shuffle(using: &random)
      both.model.shuffle(using: &copy)
      return "shuffle"
    }
  }

  /// Moves elements as a list does: to where the offset is before the move.
  private func moved(_ users: [User], _ offsets: IndexSet, to destination: Int) -> [User] {
    let all = users.enumerated()
    let chosen = all.filter { offsets.contains($0.offset) }.map(\.element)
    let rest = all.filter { !offsets.contains($0.offset) }
    return rest.filter { $0.offset < destination }.map(\.element) + chosen
      + rest.filter { $0.offset >= destination }.map(\.element)
  }
}
