import Foundation

/// The offers of a page to compress the messages of its WebSocket, as RFC 7692 has them.
enum CompressionOffer {
  static let header = "Sec-WebSocket-Extensions"
  private static let name = "permessage-deflate"

  /// The answer to an offer that is accepted.
  ///
  /// Each message is compressed by itself. Otherwise both sides would keep the last 32 KB of each connection, and what
  /// one message says could be guessed by the size of the next.
  static let answer = "\(name); server_no_context_takeover; client_no_context_takeover"

  /// Whether one of the offers can be accepted.
  ///
  /// - Parameter headers: The values of ``header`` in a request.
  /// - Returns: Whether the server can answer with ``answer``.
  static func isAcceptable(_ headers: [String]) -> Bool {
    headers.flatMap { $0.split(separator: ",") }.contains { offer in
      let parts = offer.split(separator: ";", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let parameters = parts.dropFirst()
      return parts.first == name && Set(parameters.map(parameterName)).count == parameters.count
        && parameters.allSatisfy(isKnown)
    }
  }

  private static func parameterName(_ parameter: String) -> Substring {
    parameter.prefix { $0 != "=" }
  }

  /// Whether a parameter asks for nothing but what the server does anyway.
  ///
  /// A page that limits the server's window gets messages as they are.
  private static func isKnown(_ parameter: String) -> Bool {
    switch parameter {
    case "server_no_context_takeover", "client_no_context_takeover", "client_max_window_bits": true
    default: windowLimits.contains { parameter == "client_max_window_bits=\($0)" }
    }
  }

  private static let windowLimits = 8...15
}
