import BrowserHost
import Testing

@testable import WebSwiftUI

struct SiteOptionsTests {
  private func parse(_ arguments: [String]) throws -> SiteOptions {
    try LaunchOptions.parse(arguments, environment: [:]).site
  }

  @Test func optionsDescribeTheSite() throws {
    let options = try parse([
      "--allowed-host", "a.example", "--allowed-host", "b.example", "--trusted-proxy", "::1",
      "--trusted-proxy", "10.0.0.0/8", "--base-path", "/app/", "--certificate", "a.pem", "--key",
      "b.pem",
    ])
    var site = Site()
    site.allowedHosts = ["a.example", "b.example"]
    site.trustedProxies = ["::1", "10.0.0.0/8"].compactMap(IPAddressRange.init)
    site.basePath = try #require(BasePath("/app"))
    #expect(options.site == site)
    #expect(options.certificateFiles == CertificateFiles(certificate: "a.pem", key: "b.pem"))
  }

  @Test func defaultsTrustNobody() throws {
    let options = try parse([])
    #expect(options.site == Site())
    #expect(options.certificateFiles == nil)
  }

  @Test(arguments: [
    ["--certificate", "a.pem"], ["--key", "a.pem"], ["--allowed-host", "https://a.example"],
    ["--allowed-host", "a.example:80"], ["--allowed-host", ""], ["--trusted-proxy", "proxy"],
    ["--trusted-proxy", "10.0.0.0/33"], ["--base-path", "app"], ["--base-path", "/a/../b"],
  ])
  func invalidOptionsAreRefused(arguments: [String]) {
    #expect(throws: (any Error).self) { try parse(arguments) }
  }
}
