import Foundation
import ViewCore

/// The addresses to which the server sends a browser away from a page.
package struct RedirectPolicy: Equatable, Sendable {
  /// The origins besides that of the server, in lowercase.
  package private(set) var origins: Set<String> = []

  package init(origins: Set<String> = []) {
    allow(origins)
  }

  /// The origins that are not of the form `https://login.example.com`, to which no redirect leads.
  package var invalidOrigins: [String] {
    origins.filter { Self.origin(of: $0) == nil }.sorted()
  }

  /// Allows further origins.
  mutating func allow(_ origins: Set<String>) {
    self.origins.formUnion(origins.map { Self.origin(of: $0) ?? $0 })
  }

  /// The origin of a URL in lowercase, without the usual port of its scheme.
  private static func origin(of text: String) -> String? {
    guard let url = URLComponents(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = url.host?.lowercased(), !host.isEmpty
    else { return nil }
    let usual = scheme == "https" ? 443 : 80
    let port = url.port.flatMap { $0 == usual ? nil : ":\($0)" }
    return "\(scheme)://\(host)\(port ?? "")"
  }

  /// The target of an address, or `nil` if it may lead to a foreign site.
  ///
  /// A path begins with exactly one slash. A URL has an allowed origin, and neither a user nor characters that
  /// browsers read differently, such as a backslash.
  package func target(_ address: String) -> RedirectTarget? {
    guard address.utf8.count <= 2048, address.utf8.allSatisfy(Self.isPlain) else { return nil }
    if address.hasPrefix("/") {
      return address.hasPrefix("//") ? nil : AddressPath(address).map { .path($0.text) }
    }
    guard let url = URLComponents(string: address), url.user == nil, url.password == nil,
      let origin = Self.origin(of: address)
    else { return nil }
    return origins.contains(origin) ? .url(address) : nil
  }

  /// Whether a byte may be in a URL as it is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x21...0x7e).contains(byte) && !#"\"<>^`{|}"#.utf8.contains(byte)
  }
}

/// An address that a browser may be sent to.
package enum RedirectTarget: Equatable, Sendable {
  /// A path of the app, below the base path of the server.
  case path(String)
  /// The whole URL of a page elsewhere.
  case url(String)

  /// The address as a page's script takes it.
  package var text: String {
    switch self {
    case .path(let text), .url(let text): text
    }
  }
}
