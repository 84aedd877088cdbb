import NIOHTTP1

extension HTTPRequestHead {
  /// Whether an answer may be compressed: `gzip` is accepted by name, and not with a weight of zero.
  var takesGzip: Bool {
    headers[canonicalForm: "Accept-Encoding"].contains { encoding in
      let parts = encoding.filter { $0 != " " }.lowercased().split(separator: ";")
      return parts.first == "gzip" && !parts.contains { $0.wholeMatch(of: /q=0(\.0*)?/) != nil }
    }
  }
}
