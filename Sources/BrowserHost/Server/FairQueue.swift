import NIOCore

/// Waiting work of networks, of which each has one piece done before any has its next.
struct FairQueue<Work> {
  private var waiting: [IPAddress?: CircularBuffer<Work>] = [:]
  /// The networks with waiting work, the next one first.
  private var networks: CircularBuffer<IPAddress?> = []

  var isEmpty: Bool { networks.isEmpty }

  /// The number of pieces of work of a network that wait.
  func count(of network: IPAddress?) -> Int { waiting[network]?.count ?? 0 }

  /// Adds work, after all other work of its network.
  mutating func add(_ work: Work, for network: IPAddress?) {
    waiting[network, default: CircularBuffer()].append(work)
    if waiting[network]?.count == 1 { networks.append(network) }
  }

  /// Takes the next work, or returns `nil` if none waits.
  mutating func next() -> Work? {
    guard let network = networks.popFirst() else { return nil }
    defer {
      if waiting[network]?.isEmpty == true {
        waiting[network] = nil
      } else {
        networks.append(network)
      }
    }
    return waiting[network]?.popFirst()
  }
}
