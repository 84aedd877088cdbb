package import Foundation

/// The place at which an app is served: all of its addresses begin with it.
///
/// This is the one place of the server that joins the paths of an app with where it is served.
package struct AddressBase: Equatable, Sendable {
  /// The scheme, the host and the port, with the path `/`.
  private let root: URL
  /// The path of the app, which is empty or begins with a slash and ends without one.
  private let basePath: String

  /// - Parameters:
  ///   - origin: A scheme, a host and perhaps a port, such as `https://example.com`.
  ///   - basePath: The path below which the app is served, such as `/app`. It is empty for the root.
  package init?(origin: String, basePath: String = "") {
    guard let root = URL(string: origin.lowercased() + "/"), root.scheme != nil, root.host != nil
    else { return nil }
    self.root = root
    self.basePath = basePath
  }

  /// The URL of an address of the app for the handlers of the app.
  ///
  /// It has no base path, so that the app need not know where it is served.
  package func url(of path: AddressPath) -> URL {
    url(path.text)
  }

  /// The URL of a page of the app, which a browser can open.
  package func pageURL(of path: AddressPath) -> URL {
    url(basePath + path.text)
  }

  /// The path on the host of a resource of the server, which is below the base path.
  func path(ofResource path: String) -> String {
    basePath + path
  }

  /// The URL of a path that has no characters that a URL cannot have.
  private func url(_ path: String) -> URL {
    URL(string: String(root.absoluteString.dropLast()) + path) ?? root
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
    let path = parts.percentEncodedPath
    guard path == basePath || path.hasPrefix(basePath + "/") else { return nil }
    return AddressPath(
      path.dropFirst(basePath.count) + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
    )
  }

  /// The whole URL of an address of the app with its fragment, or `nil` if a URL leads elsewhere.
  func ownURL(_ url: URL) -> URL? {
    path(of: url) == nil ? nil : absolute(url)
  }

  /// A URL with scheme, host and base path, which are those of the app if it has no scheme and no host.
  private func absolute(_ url: URL) -> URL {
    guard url.scheme == nil, url.host == nil,
      let own = URL(string: url.relativeString, relativeTo: root)?.absoluteString
    else { return url }
    return self.url(basePath + own.dropFirst(root.absoluteString.count - 1))
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
