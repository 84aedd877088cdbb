import Foundation
import Testing
import ViewCore

struct AddressPathTests {
  @Test(arguments: [
    ("", "/"), ("/", "/"), ("standups/1", "/standups/1"),
    ("/standups/1?a=b&c=?", "/standups/1?a=b&c=?"),
    ("a b", "/a%20b"), ("café", "/caf%C3%A9"), ("caf%C3%A9", "/caf%C3%A9"), ("100%", "/100%25"),
    ("it's", "/it%27s"), ("a\\b", "/a%5Cb"), ("\\\\evil.example", "/%5C%5Cevil.example"),
    ("a\u{0}\nb", "/a%00%0Ab"), ("?only", "/?only"), ("..a/.b", "/..a/.b"), ("?a=../b", "/?a=../b"),
  ])
  func addressPathEscapesInvalidCharacters(source: String, text: String) throws {
    let path = try #require(AddressPath(source))
    #expect(path.text == text)
    // Equal addresses have equal texts, also after a browser has sent one back.
    #expect(AddressPath(path.text) == path)
  }

  @Test(arguments: [
    "//evil.example", "a#b", "../a", "a/./b", "/a/..", "/%2e%2E/a", "/%2e/a",
    String(repeating: "a", count: AddressPath.longest + 1),
    String(repeating: "é", count: AddressPath.longest / 4),
  ])
  func addressPathRefusesPathsOutsideTheApp(source: String) {
    #expect(AddressPath(source) == nil)
  }
}

struct AddressBaseTests {
  @Test(arguments: [
    ("/standups/1", "/standups/1"), ("standups/1?a", "/standups/1?a"), ("?a", "/?a"),
    ("http://Example.com:8080/a%20b?c#d", "/a%20b?c"), ("HTTP://example.com:8080", "/"),
    ("http://example.com/a", nil), ("https://example.com:8080/a", nil), ("//other.example/a", nil),
    ("http://me@example.com:8080/a", nil), ("http://example.com:8080//other.example", nil),
    ("mailto:a@example.com", nil), ("javascript:1", nil), ("file:///a", nil),
  ])
  func addressBaseKnowsTheAddressesOfTheApp(address: String, path: String?) throws {
    let base = try #require(AddressBase(origin: "http://example.com:8080"))
    let url = try #require(URL(string: address))
    #expect(base.path(of: url)?.text == path)
  }

  @Test func defaultPortIsThatOfTheScheme() throws {
    let base = try #require(AddressBase(origin: "https://example.com"))
    let url = try #require(URL(string: "https://example.com:443/a"))
    #expect(base.path(of: url)?.text == "/a")
  }

  @Test func addressBaseJoinsPathsWithTheOrigin() throws {
    let base = try #require(AddressBase(origin: "http://[::1]:8080"))
    let path = try #require(AddressPath("a?b=c"))
    #expect(base.url(of: path).absoluteString == "http://[::1]:8080/a?b=c")
  }

  @Test(arguments: [
    ("/standups/1", "/standups/1"), ("standups/1?a", "/standups/1?a"), ("?a", "/?a"),
    ("/App/standups", "/App/standups"), ("../a", "/a"),
    ("https://example.com/App/a%20b?c#d", "/a%20b?c"),
    ("https://example.com/App", "/"), ("https://example.com/App/", "/"),
    ("https://example.com/app/a", nil),
    ("https://example.com/Apple", nil), ("https://example.com/a", nil),
    ("https://example.com/App/../a", nil),
  ])
  func addressesOfTheAppAreBelowItsPath(address: String, path: String?) throws {
    let base = try #require(AddressBase(origin: "https://Example.com", basePath: "/App"))
    let url = try #require(URL(string: address))
    #expect(base.path(of: url)?.text == path)
  }

  @Test func handlersNeedNotKnowTheBasePath() throws {
    let base = try #require(AddressBase(origin: "https://example.com", basePath: "/app"))
    let path = try #require(AddressPath("a?b=c"))
    #expect(base.url(of: path).absoluteString == "https://example.com/a?b=c")
  }

  @Test(arguments: ["", "localhost", "null", "file://"])
  func originNeedsSchemeAndHost(origin: String) {
    #expect(AddressBase(origin: origin) == nil)
  }
}
