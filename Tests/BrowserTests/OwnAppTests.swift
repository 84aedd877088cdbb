import BrowserTesting
import Foundation
import Synchronization
import Testing
import ViewCore

@testable import Counter

/// Opens an app in a browser as the tests of an app do.
@MainActor
@Suite(.needsBrowser)
struct OwnAppTests {
  @Test func anAppIsOpenedInOneLine() async throws {
    try await withPage(of: CounterApp()) { page in
      try await page.click(.button("Increment"))
      try await page.waitFor(.text("1"))
      #expect(try await page.text(of: .button("Increment")) == "Increment")
      #expect(try await page.screenshot().starts(with: [0x89, 0x50, 0x4E, 0x47]))
      let other = try await page.openAnother()
      try await other.waitFor(.text("0"))
      try await other.close()
    }
  }

  @Test func aViewIsOpenedInOneLine() async throws {
    try await withPage(of: Text("Hello")) { try await $0.waitFor(.text("Hello")) }
  }

  @Test func anAppRunsAsAProcessOfItsOwn() async throws {
    let home = TemporaryHome()
    try await withPage(ofProcess: "Counter", home: home.url) { page in
      try await page.click(.button("Increment"))
      try await page.waitFor(.text("1"))
    }
  }

  @Test func aFailureIsReportedOnceAtTheLineOfTheCall() async throws {
    try await withPage(of: VStack { ForEach(0..<2) { _ in Button("Go") {} } }) { page in
      try await page.waitFor(.button("Go").firstMatch)
      let calls: [(Int, () async throws -> Void)] = [
        (#line, { try await page.click(.button("Go")) }),
        (#line, { try await page.waitFor(.button("Gone"), timeout: .zero) }),
        (#line, { let _: Int = try await page.evaluate("'text'") }),
        (#line, { try await withPage(ofProcess: "NoSuchApp") { _ in } }),
        (#line, { try await page.open("http://127.0.0.1:1/") }),
        (#line, { _ = try await page.openAnother("http://127.0.0.1:1/") }),
      ]
      var texts: [String] = []
      for (line, call) in calls {
        let issues = try await issues(of: call)
        #expect(issues.map(\.line) == [line])
        texts += issues.map(\.text)
      }
      #expect(
        texts[1] == """
          Timed out waiting for button "Gone".

            Nearest: button "Go"

          The page:

            main
              button "Go"
              button "Go"
            status
          """
      )
      #expect(texts[3].hasPrefix("The app 'NoSuchApp' did not start."))
    }
  }

  @Test func anErrorOfAScriptIsAnIssue() async throws {
    let line = #line + 2
    let issues = try await issues {
      try await withPage(of: Text("Hello")) { page in
        let _: Bool = try await page.evaluate(
          "new Promise((done) => { setTimeout(() => missing()); setTimeout(() => done(true), 1) })"
        )
      }
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.text.contains("ReferenceError: missing is not defined") == true)
  }

  @Test func anErrorOfAScriptIsAnIssueOfATestThatFails() async throws {
    let issues = try await issues {
      try await withPage(of: Text("Hello")) { page in
        let _: Bool = try await page.evaluate(
          "new Promise((done) => { setTimeout(() => missing()); setTimeout(() => done(true), 1) })"
        )
        try await page.click(.button("Missing"))
      }
    }
    #expect(issues.contains { $0.text.contains("There is no button \"Missing\"") })
    #expect(issues.contains { $0.text.contains("ReferenceError: missing is not defined") })
  }

  /// The issues of what has to fail: at which line, and what they say.
  private func issues(
    of operation: () async throws -> Void
  ) async throws -> [(line: Int?, text: String)] {
    let issues = Mutex<[(line: Int?, text: String)]>([])
    try await withKnownIssue {
      try await operation()
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      issues.withLock { $0.append((issue.sourceLocation?.line, text)) }
      return true
    }
    return issues.withLock(\.self)
  }
}
