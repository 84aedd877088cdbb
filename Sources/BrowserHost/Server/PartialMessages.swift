import ConcurrencyExtras

/// The bytes of all pages' messages that have not come as a whole.
final class PartialMessages: Sendable {
  private struct State {
    var bytes = 0
    var bytesOfNetworks: [IPAddress?: Int] = [:]
  }

  private let limit: Int
  private let state = Locked(State())

  /// - Parameter limit: The bytes of all pages, which networks share by ``FairShare``.
  init(limit: Int) {
    self.limit = limit
  }

  /// Counts bytes that have come.
  ///
  /// - Returns: Whether there is room for them. If not, they are not counted.
  func add(_ bytes: Int, of network: IPAddress?) -> Bool {
    state.withLock { state in
      let own = state.bytesOfNetworks[network, default: 0] + bytes
      guard FairShare.allows(own, whileAll: state.bytes + bytes, limit: limit) else { return false }
      state.bytes += bytes
      state.bytesOfNetworks[network] = own
      return true
    }
  }

  /// Gives back the bytes of a message that is complete, or never will be.
  func remove(_ bytes: Int, of network: IPAddress?) {
    state.withLock { state in
      state.bytes -= bytes
      let rest = state.bytesOfNetworks[network, default: 0] - bytes
      state.bytesOfNetworks[network] = rest > 0 ? rest : nil
    }
  }
}
