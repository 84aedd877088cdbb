import BrowserHost
import Foundation
import Testing

/// What pages learn of a process that crashes.
@MainActor
struct CrashTests {
  @Test func crashIsReportedToEveryPage() async throws {
    try await TestServer.run { server, _ in
      let page = try await RawWebSocket.open(server)
      _ = try await page.begin()
      let place = Crash.Place(function: "delete(at:)", file: "Todos.swift", line: 41)
      server.tellPages(of: Crash(signal: SIGILL, place: place))
      #expect(
        try await page.receive().text == """
          [0,0,[9,"stopped","The app crashed, and all its windows. They begin anew when it is back. \
          A trap, such as 'fatalError', an unwrapped 'nil' or an index out of range, \
          in 'delete(at:)' at Todos.swift:41. The terminal says more."]]
          """
      )
    }
  }

  @Test func releaseBuildReportsNoLocation() {
    #expect(
      HostIssues.text(for: Crash(signal: SIGILL))
        == "The app crashed, and all its windows. They begin anew when it is back."
    )
  }

  @Test(arguments: [
    (
      SIGSEGV,
      "An access to memory that is not there, or an endless recursion, in 'a()' at A.swift:1."
    ),
    (SIGFPE, "A division by zero in 'a()' at A.swift:1."),
    (SIGABRT, "A call of 'abort' in 'a()' at A.swift:1."),
  ])
  func causeIsSaidInWords(signal: Int32, text: String) {
    let place = Crash.Place(function: "a()", file: "A.swift", line: 1)
    let crash = Crash(signal: signal, place: place)
    #expect(HostIssues.text(for: crash).hasSuffix("it is back. \(text) The terminal says more."))
  }
}
