// On Apple's platforms these come with SwiftUI, and apps use them in their models.
public import Foundation

extension MutableCollection {
  /// Moves the elements at some offsets before the element at another offset, in their order.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements.
  ///   - destination: The offset before which they go, counted before the move.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    precondition(
      (0...elements.count).contains(destination),
      "Elements can go before the offsets 0 to \(elements.count), not \(destination)."
    )
    let moved = source.map { elements[$0] }
    let staysBefore = elements.indices.filter { $0 < destination && !source.contains($0) }
    let staysAfter = elements.indices.filter { $0 >= destination && !source.contains($0) }
    let result = staysBefore.map { elements[$0] } + moved + staysAfter.map { elements[$0] }
    for (index, element) in zip(Array(indices), result) { self[index] = element }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at some offsets.
  ///
  /// - Parameter offsets: The offsets of the elements.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard let last = offsets.last else { return }
    precondition(
      last < count && (offsets.first ?? 0) >= 0,
      "There is no element at the offset \(last): there are \(count)."
    )
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}
