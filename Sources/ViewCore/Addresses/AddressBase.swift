package import Foundation

/// The place at which an app is served: all of its addresses begin with it.
///
/// This is the one place of the server that joins the paths of an app with where it is served.
package struct AddressBase: Equatable, Sendable {
  /// The scheme, the host and the port, with the path `/`.
  private let root: URL

  /// - Parameter origin: A scheme, a host and perhaps a port, such as `https://example.com`.
  package init?(origin: String) {
    guard let root = URL(string: origin.lowercased() + "/"), root.scheme != nil, root.host != nil
    else { return nil }
    self.root = root
  }

  /// The URL of an address of the app.
  package func url(of path: AddressPath) -> URL {
    // A path has no characters that a URL cannot have.
    URL(string: String(root.absoluteString.dropLast()) + path.text) ?? root
  }

  /// The address of the app that a URL stands for, or `nil` if it leads elsewhere.
  ///
  /// A URL without scheme and host stands for an address of the app.
  package func path(of url: URL) -> AddressPath? {
    let url = absolute(url)
    guard url.scheme?.lowercased() == root.scheme, url.host?.lowercased() == root.host,
      url.effectivePort == root.effectivePort, url.user == nil,
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { return nil }
    return AddressPath(
      parts.percentEncodedPath + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
    )
  }

  /// The whole URL of an address of the app with its fragment, or `nil` if a URL leads elsewhere.
  func ownURL(_ url: URL) -> URL? {
    path(of: url) == nil ? nil : absolute(url)
  }

  /// A URL with scheme and host, which are those of the app if it has none.
  private func absolute(_ url: URL) -> URL {
    guard url.scheme == nil, url.host == nil else { return url }
    return URL(string: url.relativeString, relativeTo: root)?.absoluteURL ?? url
  }
}

extension URL {
  /// The port, which is that of the scheme if the URL names none.
  fileprivate var effectivePort: Int? {
    port ?? ["http": 80, "https": 443][scheme?.lowercased() ?? ""]
  }
}

/// The address at which a page was opened.
package struct PageAddress: Equatable, Sendable {
  package let base: AddressBase
  package let path: AddressPath

  package init(base: AddressBase, path: AddressPath = .root) {
    self.base = base
    self.path = path
  }
}
