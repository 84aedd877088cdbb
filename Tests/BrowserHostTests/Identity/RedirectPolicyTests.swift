import BrowserHost
import Testing

/// The origins that an app allows redirects to.
struct RedirectPolicyTests {
  @Test(arguments: [
    "https://login.example", "http://login.example:8080", "HTTPS://Login.Example:443",
    "https://login.example/", "https://192.0.2.1",
  ])
  func originOfAWebSiteIsValid(origin: String) {
    #expect(RedirectPolicy(origins: [origin]).invalidOrigins == [])
  }

  @Test(arguments: [
    "", " ", "login.example", "//login.example", "/login", "https:", "https://", "https:///x",
    "ftp://login.example", "javascript:alert(1)", "data:text/html,x", "https://a b", "*",
  ])
  func otherTextIsNoOrigin(text: String) {
    let policy = RedirectPolicy(origins: [text, "https://login.example"])
    #expect(policy.invalidOrigins == [text])
    // Nothing leads there.
    #expect(policy.target(text) == (text == "/login" ? .path("/login") : nil))
  }

  @Test func invalidOriginsAreSorted() {
    #expect(
      RedirectPolicy(origins: ["b", "https://login.example", "a"]).invalidOrigins == ["a", "b"]
    )
  }

  @Test func originIsInLowercaseAndWithoutTheUsualPort() {
    let policy = RedirectPolicy(origins: ["HTTPS://Login.Example:443/x", "http://a.example:81"])
    #expect(policy.origins == ["https://login.example", "http://a.example:81"])
  }
}
