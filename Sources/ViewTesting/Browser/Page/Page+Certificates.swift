extension Page {
  /// Accepts every certificate of servers from now on, as those that a test has signed itself.
  package func acceptAllCertificates() async throws(BrowserError) {
    try await driver.acceptAllCertificates()
  }

  /// The cookies that the browser sends with the page's requests, also those that no script can read.
  package func cookies() async throws(BrowserError) -> [Cookie] {
    try await driver.cookies()
  }

  /// A cookie without its value.
  package struct Cookie: Equatable, Sendable {
    package var name: String
    package var path: String
    package var isSecure: Bool
    package var isHTTPOnly: Bool

    package init(name: String, path: String, isSecure: Bool, isHTTPOnly: Bool) {
      self.name = name
      self.path = path
      self.isSecure = isSecure
      self.isHTTPOnly = isHTTPOnly
    }
  }
}

extension Page.Cookie {
  init(_ cookie: JSON) {
    self.init(
      name: cookie["name"].string ?? "",
      path: cookie["path"].string ?? "",
      isSecure: cookie["secure"].bool ?? false,
      isHTTPOnly: cookie["httpOnly"].bool ?? false
    )
  }
}
