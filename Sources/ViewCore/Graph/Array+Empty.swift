extension Array {
  /// Removes all elements, and frees the capacity if it is unusually large.
  mutating func empty() {
    removeAll(keepingCapacity: count <= 16)
  }
}
