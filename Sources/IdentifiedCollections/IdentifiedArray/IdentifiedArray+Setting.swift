extension IdentifiedArray {
  /// Replaces all elements by others, whose ids have to be unique.
  ///
  /// - Complexity: O(*n*)
  package mutating func setElements(_ elements: [Element]) {
    values = elements
    restoreIDs()
  }
}
