/// The nodes that have read a state, in the order of their first read.
struct StateReaders {
  private struct Reader {
    weak var node: UpdatableNode?
  }

  /// The number of readers from which on they are indexed by address.
  ///
  /// Most states have one or two.
  private static let limit = 16

  private var readers: [Reader] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// The number of readers from which on released ones are removed.
  private var room = Self.limit

  mutating func insert(_ node: UpdatableNode) {
    guard !contains(node) else { return }
    if readers.count >= room { removeGone() }
    if readers.count >= Self.limit { places[ObjectIdentifier(node)] = readers.count }
    readers.append(Reader(node: node))
  }

  /// Removes all readers.
  ///
  /// - Returns: The readers that still exist.
  mutating func removeAll() -> [UpdatableNode] {
    defer {
      readers.removeAll(keepingCapacity: readers.count <= Self.limit)
      places = [:]
      room = Self.limit
    }
    return readers.compactMap(\.node)
  }

  /// Whether all readers have been released.
  var areGone: Bool { readers.allSatisfy { $0.node == nil } }

  private func contains(_ node: UpdatableNode) -> Bool {
    if readers.prefix(Self.limit).contains(where: { $0.node === node }) { return true }
    // A new node may have the address of a released one.
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
