extension StringProtocol {
  /// The host in `name`, `name:port` and `[address]:port`, with the brackets of an address, or `nil` if it is none of
  /// these.
  ///
  /// It reads bytes: a header is of any length that the server accepts, and each request has one.
  var hostName: SubSequence? {
    let bytes = utf8
    let end: Index
    if bytes.first == UInt8(ascii: "[") {
      guard let bracket = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      end = bytes.index(after: bracket)
    } else {
      end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? endIndex
      guard !bytes[..<end].contains(where: { "[]".utf8.contains($0) }) else { return nil }
    }
    let port = bytes[end...]
    let isPort =
      port.isEmpty
      || port.first == UInt8(ascii: ":") && port.count <= 6
        && port.dropFirst().allSatisfy { "0123456789".utf8.contains($0) }
    return isPort && end > startIndex ? self[..<end] : nil
  }
}

extension IPAddress {
  /// The address in a host, where one of version 6 has brackets.
  init?(hostName name: some StringProtocol) {
    if name.hasPrefix("[") { self.init(name.dropFirst().dropLast()) } else { self.init(name) }
  }
}
