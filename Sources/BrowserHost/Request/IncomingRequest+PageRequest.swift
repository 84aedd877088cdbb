import NIOHTTP1
import ViewValues

extension IncomingRequest {
  /// The request as the authentication of an app sees it, with all headers and cookies.
  var pageRequest: PageRequest {
    PageRequest(
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
  }

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

  /// The cookies, of which the first one of a name counts.
  private var cookies: [String: String] {
    let pairs = headers["Cookie"].flatMap { $0.split(separator: ";") }.compactMap { pair in
      let parts = pair.drop { $0 == " " }.split(
        separator: "=",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
