import NIOHTTP1
package import ViewValues

extension IncomingRequest {
  /// The request as the authentication of an app sees it, with all headers and cookies.
  package var pageRequest: PageRequest {
    var request = PageRequest(
      scheme: scheme.rawValue,
      host: host ?? "",
      path: path.isEmpty ? "/" : path,
      query: String(query.dropFirst()),
      clientAddress: clientAddress,
      languages: languages,
      headers: uniqueHeaders,
      cookies: cookies,
      isFromTrustedProxy: isFromTrustedProxy
    )
    request.isPassedOn = Self.proxyHeaders.contains { headers.contains(name: $0) }
    return request
  }

  /// The headers by which a proxy says that it has passed a request on.
  private static let proxyHeaders = [
    "Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP",
  ]

  /// The headers that came once.
  private var uniqueHeaders: [String: String] {
    Dictionary(grouping: headers) { $0.name.lowercased() }
      .filter { $0.value.count == 1 && $0.key != "cookie" }
      .compactMapValues(\.first?.value)
  }

  /// The languages of `Accept-Language`, in its order, without their weights.
  private var languages: [String] {
    headers[canonicalForm: "Accept-Language"].prefix(20).compactMap { language in
      let tag = language.prefix { $0 != ";" }.filter { $0 != " " }
      return tag.isEmpty || tag == "*" ? nil : tag
    }
  }
}

extension HTTPHeaders {
  /// The cookies, of which the first one of a name counts.
  var cookies: [String: String] {
    // By bytes: as a character, U+037E equals a semicolon, and U+2000 is a space. A browser sees neither in them.
    let pairs = self["Cookie"].flatMap { $0.utf8.split(separator: UInt8(ascii: ";")) }
      .compactMap { pair -> (String, String)? in
        let parts = pair.drop { $0 == UInt8(ascii: " ") }
          .split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let texts = parts.map { String(decoding: $0, as: UTF8.self) }
        return (texts[0], texts[1])
      }
    return Dictionary(pairs) { first, _ in first }
  }
}
