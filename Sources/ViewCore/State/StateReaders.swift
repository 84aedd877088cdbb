/// The nodes that have read a state, in the order in which they did first.
struct StateReaders {
  private struct Reader {
    weak var node: UpdatableNode?
  }

  /// From how many readers on they are found by their address: most states have one or two.
  private static let limit = 16

  private var readers: [Reader] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// Up to how many readers none is looked for that is gone.
  private var room = Self.limit

  mutating func insert(_ node: UpdatableNode) {
    guard !contains(node) else { return }
    if readers.count >= room { removeGone() }
    if readers.count >= Self.limit { places[ObjectIdentifier(node)] = readers.count }
    readers.append(Reader(node: node))
  }

  /// Empties the list.
  ///
  /// - Returns: The nodes that were in it.
  mutating func removeAll() -> [UpdatableNode] {
    defer {
      readers.removeAll(keepingCapacity: readers.count <= Self.limit)
      places = [:]
      room = Self.limit
    }
    return readers.compactMap(\.node)
  }

  /// Whether no reader is left.
  var areGone: Bool { readers.allSatisfy { $0.node == nil } }

  private func contains(_ node: UpdatableNode) -> Bool {
    if readers.prefix(Self.limit).contains(where: { $0.node === node }) { return true }
    // Another node may have been at the same address.
    return places[ObjectIdentifier(node)].map { readers[$0].node === node } ?? false
  }

  private mutating func removeGone() {
    readers.removeAll { $0.node == nil }
    places = [:]
    for (place, reader) in readers.enumerated().dropFirst(Self.limit) {
      if let node = reader.node { places[ObjectIdentifier(node)] = place }
    }
    room = max(Self.limit, 2 * readers.count)
  }
}
