import ConcurrencyExtras
import Dependencies
import Foundation
import IssueRecording
import Testing
import ViewValues

/// The request, the user and the logout of a window.
struct WindowTests {
  private let recorder = IssueRecorder()

  private struct Page: RunningPage {
    var request = PageRequest(path: "/page")
    var user: WindowUser? = WindowUser(id: "anna")
    var values = WindowValues()
    let settings = LocaleSettings()

    func open(_: URL) -> Bool { false }
    func logout(to address: String) -> Bool { address == "/goodbye" }
  }

  @Test func withoutAPageNobodyIsLoggedIn() async {
    @Dependency(\.windowUser) var user
    #expect(user == nil)
    #expect(await DependencyValues.live.logout() == false)
    #expect(DependencyValues.live.pageRequest == PageRequest())
  }

  @Test func pageHasAUserAndARequest() async {
    @Dependency(\.windowUser) var user
    @Dependency(\.pageRequest) var request
    await CurrentPage.$value.withValue(Page()) {
      #expect(user?.id == "anna")
      #expect(request.path == "/page")
      #expect(await DependencyValues.live.logout(to: "/goodbye"))
    }
  }

  @Test func overrideCountsMoreThanThePage() {
    CurrentPage.$value.withValue(Page()) {
      withDependencies {
        $0.windowUser = nil
        $0.pageRequest = PageRequest(path: "/override")
      } operation: {
        @Dependency(\.windowUser) var user
        @Dependency(\.pageRequest) var request
        #expect(user == nil)
        #expect(request.path == "/override")
      }
    }
  }

  @Test func eventHasAnIDUnlessATestSetsIt() {
    @Dependency(\.eventID) var eventID
    #expect(eventID == nil)
    #expect(DependencyValues.live.eventID == nil)
    let (id, other) = (UUID(), UUID())
    CurrentEvent.$value.withValue(CurrentEvent { id }) {
      #expect(eventID == id)
      withDependencies {
        $0.eventID = other
      } operation: {
        #expect(eventID == other)
      }
      withDependencies {
        $0.eventID = nil
      } operation: {
        #expect(eventID == nil)
      }
    }
  }

  @Test func requestIsUnimplementedInATest() {
    @Dependency(\.pageRequest) var request
    withIssueReporters([recorder]) { _ = request }
    #expect(recorder.texts.count == 1)
    #expect(
      recorder.texts.first?.contains(#"$0.pageRequest = PageRequest(path: "/trips")"#) == true
    )
  }

  @Test func logoutIsUnimplementedInATest() async {
    @Dependency(\.logout) var logout
    await withIssueReporters([recorder]) {
      #expect(await logout(to: "/goodbye") == false)
    }
    #expect(
      recorder.texts == [
        """
        A test ended a login with '@Dependency(\\.logout)', which is unimplemented.

            Address: /goodbye

        There is no page in a test. Nothing is ended.

        To fix this, override 'logout' for the test, with a 'LogoutEffect' that notes the address.
        """
      ]
    )
  }

  @Test func logoutFollowsItsOverride() async {
    let addresses = LockIsolated<[String]>([])
    await withDependencies {
      $0.logout = LogoutEffect { address in
        addresses.withValue { $0.append(address) }
        return true
      }
    } operation: {
      @Dependency(\.logout) var logout
      #expect(await logout())
    }
    #expect(addresses.value == ["/"])
  }
}

/// Requests as values.
struct PageRequestTests {
  @Test func headersAreFoundInAnyCase() {
    let request = PageRequest(headers: ["X-Plan": "pro"])
    #expect(request.header("x-plan") == "pro")
    #expect(request.header("X-PLAN") == "pro")
    #expect(request.header("plan") == nil)
  }

  @Test func queryIsDecoded() {
    let request = PageRequest(query: "name=a%20b&empty=&flag")
    #expect(request.queryItems.map(\.name) == ["name", "empty", "flag"])
    #expect(request.queryItems.map(\.value) == ["a b", "", nil])
    #expect(PageRequest().queryItems.isEmpty)
  }

  @Test func addressHasAllParts() {
    let request = PageRequest(scheme: "https", host: "a.example:8443", path: "/b", query: "c=d")
    #expect(request.url?.absoluteString == "https://a.example:8443/b?c=d")
  }

  @Test func onlyTheNamedHeadersAndCookiesAreKept() {
    let request = PageRequest(
      headers: ["X-Plan": "pro", "Authorization": "secret"],
      cookies: ["theme": "dark", "login": "secret"]
    )
    #expect(
      request.keeping(headers: ["x-plan"], cookies: ["theme"])
        == PageRequest(headers: ["X-Plan": "pro"], cookies: ["theme": "dark"])
    )
  }
}
