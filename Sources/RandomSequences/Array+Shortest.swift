extension Array {
  /// A sequence that fails, and no longer does if any one element is left out.
  ///
  /// Complexity: Up to the square of the number of elements in calls of the closure. In the usual case it is about the
  /// logarithm for each element that is needed.
  @MainActor
  package func shortest(thatFails fails: @MainActor (Self) async throws -> Bool) async rethrows
    -> Self
  {
    var shortest = self
    var size = Swift.max(1, count / 2)
    while true {
      var isShorter = false
      var start = 0
      while start < shortest.count {
        var candidate = shortest
        candidate.removeSubrange(start..<Swift.min(start + size, shortest.count))
        if try await fails(candidate) {
          shortest = candidate
          isShorter = true
        } else {
          start += size
        }
      }
      guard size > 1 || isShorter else { return shortest }
      size = Swift.max(1, size / 2)
    }
  }
}
