/// A collection that counts how often its elements are read.
struct CountingCollection: RandomAccessCollection {
  @MainActor
  final class Reads {
    nonisolated(unsafe) var count = 0
  }

  let count: Int
  let reads = Reads()

  @MainActor
  init(count: Int) {
    self.count = count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Int {
    reads.count += 1
    return position
  }
}
