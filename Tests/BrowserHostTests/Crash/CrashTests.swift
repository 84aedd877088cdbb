import BrowserHost
import Foundation
import Testing

/// Pages are notified when the process crashes.
@MainActor
struct CrashTests {
  @Test func crashIsReportedToEveryPage() async throws {
    try await TestServer.run { server, _ in
      let page = try await RawWebSocket.open(server)
      _ = try await page.begin()
      let place = Crash.Place(function: "delete(at:)", file: "Todos.swift", line: 41)
      server.notifyPages(of: Crash(signal: SIGILL, place: place))
      #expect(
        try await page.receive().text == """
          [0,0,[9,"crashed","The app crashed with all its windows. They start again when it is back. \
          A trap, such as 'fatalError', an unwrapped 'nil' or an index out of range, \
          in 'delete(at:)' at Todos.swift:41. See the terminal for details."]]
          """
      )
    }
  }

  @Test func releaseBuildReportsNoLocation() {
    #expect(
      HostIssues.text(for: Crash(signal: SIGILL))
        == "The app crashed with all its windows. They start again when it is back."
    )
  }

  @Test func textHasTheSentencesAboutRecordings() {
    var crash = Crash(signal: SIGILL)
    crash.recordings = ["The recording of 'A' is in 'a'.", "The recording of 'B' is in 'b'."]
    #expect(
      HostIssues.text(for: crash) == """
        The app crashed with all its windows. They start again when it is back. The recording of \
        'A' is in 'a'. The recording of 'B' is in 'b'.
        """
    )
  }

  @Test(arguments: [
    (
      SIGSEGV,
      "An invalid access to memory, or an endless recursion, in 'a()' at A.swift:1."
    ),
    (SIGFPE, "A division by zero in 'a()' at A.swift:1."),
    (SIGABRT, "A call of 'abort' in 'a()' at A.swift:1."),
  ])
  func textNamesCauseInWords(signal: Int32, text: String) {
    let place = Crash.Place(function: "a()", file: "A.swift", line: 1)
    let crash = Crash(signal: signal, place: place)
    #expect(
      HostIssues.text(for: crash).hasSuffix("it is back. \(text) See the terminal for details.")
    )
  }

  @Test(arguments: [
    ("Array.subscript.getter", "A trap of 'Array.subscript.getter'"),
    ("swift_unexpectedError", "An error of a 'try!'"),
  ])
  func textNamesTheCallThatTrappedAndItsCode(call: String, cause: String) {
    var place = Crash.Place(function: "title(at:)", file: "Todos.swift", line: 7)
    place.failedCall = call
    place.code = "try! titles[index]"
    #expect(
      HostIssues.text(for: Crash(signal: SIGILL, place: place)) == """
        The app crashed with all its windows. They start again when it is back. \(cause) in \
        'title(at:)' at Todos.swift:7, 'try! titles[index]'. See the terminal for details.
        """
    )
  }
}
