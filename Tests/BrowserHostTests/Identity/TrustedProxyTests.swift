import BrowserHost
import Testing
import ViewCore

/// Users that a trusted proxy names.
struct TrustedProxyTests {
  private func outcome(
    _ headers: [String: String],
    isTrusted: Bool = true,
    _ authentication: WebAuthentication = .oauth2Proxy
  ) async -> AccessCheck.Outcome {
    let request = PageRequest(headers: headers, isFromTrustedProxy: isTrusted)
    return await AccessCheck(authentication).outcome(of: request)
  }

  @Test func oauth2ProxyNamesTheUser() async {
    let user = WindowUser(
      id: "anna",
      name: "Anna",
      claims: ["email": "anna@example.com", "groups": "a,b"]
    )
    let headers = [
      "X-Forwarded-User": "anna", "X-Forwarded-Preferred-Username": "Anna",
      "X-Forwarded-Email": "anna@example.com", "X-Forwarded-Groups": "a,b",
    ]
    #expect(await outcome(headers) == .success(user))
  }

  @Test func autheliaNamesTheUser() async {
    let user = WindowUser(id: "anna", name: "Anna", claims: ["groups": "a"])
    let headers = ["remote-user": "anna", "Remote-Name": "Anna", "Remote-Groups": "a"]
    #expect(await outcome(headers, .authelia) == .success(user))
  }

  @Test func headerOfAnyoneElseDoesNotCount() async {
    let refusal = AccessRefusal.forbidden("it does not come through a trusted proxy.")
    let outcome = await outcome(["X-Forwarded-User": "anna"], isTrusted: false)
    #expect(outcome == .failure(refusal))
  }

  @Test(arguments: [[:], ["X-Forwarded-User": ""], ["Remote-User": "anna"]])
  func requestWithoutUserIsRefused(headers: [String: String]) async {
    let reason = "the proxy has not named the user, or has done so twice."
    #expect(await outcome(headers) == .failure(.forbidden(reason)))
  }
}
