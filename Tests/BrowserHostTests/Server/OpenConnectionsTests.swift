import NIOCore
import NIOEmbedded
import Testing

@testable import BrowserHost

/// The places for connections, and addresses that want all of them.
struct OpenConnectionsTests {
  private final class Places {
    private var channels: [EmbeddedChannel] = []
    private let connections: OpenConnections

    init() {
      var limits = Limits()
      (limits.connections, limits.connectionsPerAddress) = (16, 8)
      connections = OpenConnections(limits: limits)
    }

    deinit {
      for channel in channels { _ = try? channel.finish() }
    }

    /// Opens a connection, which has a session unless it is idle.
    ///
    /// - Returns: Whether there was a place.
    func open(from address: String, isProxy: Bool = false, isIdle: Bool = false) -> Bool {
      let channel = EmbeddedChannel()
      channels.append(channel)
      let refusal = connections.admit(channel, from: IPAddress(address), isProxy: isProxy)
      if refusal == nil, !isIdle { connections.keep(channel) }
      return refusal == nil
    }
  }

  @Test func twoAddressesCannotTakeAllPlaces() {
    let places = Places()
    let counts = ["192.0.2.66", "192.0.2.67", "192.0.2.68"].map { address in
      (1...8).count { _ in places.open(from: address) }
    }
    #expect(counts == [8, 2, 2])
  }

  @Test func clientsOfATrustedProxyShareAllPlaces() {
    let places = Places()
    let count = (1...20).count { _ in places.open(from: "192.0.2.66", isProxy: true) }
    #expect(count == 16)
  }

  @Test func connectionWithoutASessionMakesRoom() {
    let places = Places()
    for number in 1...16 {
      #expect(places.open(from: "192.0.2.66", isProxy: true, isIdle: number == 5))
    }
    #expect(places.open(from: "192.0.2.67"))
    #expect(!places.open(from: "192.0.2.67"))
  }
}
