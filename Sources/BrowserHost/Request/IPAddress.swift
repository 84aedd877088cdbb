import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Darwin
#endif

/// An address of the internet protocol, of version 4 or 6.
///
/// An IPv4 address that is mapped into IPv6, such as `::ffff:192.0.2.1`, equals the IPv4 address. A server that
/// listens on all addresses gets clients in that form.
package struct IPAddress: Hashable, Sendable, CustomStringConvertible {
  /// The 4 or 16 bytes, with the highest one first.
  private(set) var bytes: [UInt8]

  /// Creates an address from its text, which has neither a port nor a zone.
  package init?(_ text: some StringProtocol) {
    let isPlain = text.utf8.allSatisfy { byte in
      Character(Unicode.Scalar(byte)).isHexDigit || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: ":")
    }
    // The system's function reads a name as far as it is an address, so other characters never get there.
    guard isPlain, let bytes = Self.bytes(of: String(text)) else { return nil }
    let isMapped = bytes.count == 16 && bytes.starts(with: Self.prefixOfMapped)
    self.bytes = isMapped ? Array(bytes.suffix(4)) : bytes
  }

  /// The address of the other side of a connection.
  init?(_ address: SocketAddress) {
    guard let text = address.ipAddress else { return nil }
    self.init(text)
  }

  /// Whether only this machine has the address.
  var isLoopback: Bool {
    bytes.count == 4 ? bytes[0] == 127 : bytes == [UInt8](repeating: 0, count: 15) + [1]
  }

  /// The address as limits count it.
  ///
  /// With version 6 a subscriber has at least all addresses with the same first 64 bits, and most have those with the same
  /// first 56. So these count as one.
  var network: IPAddress {
    guard bytes.count == 16 else { return self }
    var network = self
    network.bytes.replaceSubrange(7..., with: repeatElement(0, count: 9))
    return network
  }

  /// The name under which limits count an address.
  static func network(of address: String?) -> String? {
    address.map { IPAddress($0)?.network.description ?? $0 }
  }

  private static let prefixOfMapped = [UInt8](repeating: 0, count: 10) + [255, 255]

  private static func bytes(of text: String) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 16)
    if inet_pton(AF_INET, text, &bytes) == 1 { return Array(bytes.prefix(4)) }
    return inet_pton(AF_INET6, text, &bytes) == 1 ? bytes : nil
  }

  package var description: String {
    let family = bytes.count == 4 ? AF_INET : AF_INET6
    var text = [CChar](repeating: 0, count: 64)
    guard inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension LogSource {
  /// The other side of a connection.
  init(peer: SocketAddress?) {
    self.init(address: peer.flatMap(IPAddress.init)?.description)
  }
}

/// A range of addresses: those with the same leading bits, written as `10.0.0.0/8`, or a single address.
package struct IPAddressRange: Hashable, Sendable {
  private let start: IPAddress
  private let bits: Int

  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let start = IPAddress(parts[0]) else { return nil }
    self.start = start
    guard parts.count == 2 else {
      bits = start.bytes.count * 8
      return
    }
    let digits = parts[1]
    guard digits.allSatisfy({ ("0"..."9").contains($0) }), let bits = Int(digits),
      bits <= start.bytes.count * 8
    else { return nil }
    self.bits = bits
  }

  package func contains(_ address: IPAddress) -> Bool {
    guard address.bytes.count == start.bytes.count else { return false }
    return zip(address.bytes, start.bytes).enumerated().allSatisfy { index, pair in
      let count = min(8, max(0, bits - index * 8))
      return (pair.0 ^ pair.1) >> (8 - count) == 0
    }
  }
}
