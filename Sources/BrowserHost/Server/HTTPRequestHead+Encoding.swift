import NIOHTTP1

extension HTTPRequestHead {
  /// Whether the request accepts HTML by name, as browsers do for a page alone.
  var acceptsPage: Bool {
    headers[canonicalForm: "Accept"].contains { $0.lowercased().hasPrefix("text/html") }
  }

  /// Whether the response may be compressed: the request accepts `gzip` by name, and not with a weight of zero.
  var acceptsGzip: Bool {
    headers[canonicalForm: "Accept-Encoding"].contains { encoding in
      let parts = encoding.filter { $0 != " " }.lowercased().split(separator: ";")
      return parts.first == "gzip" && !parts.contains { $0.wholeMatch(of: /q=0(\.0*)?/) != nil }
    }
  }
}
