import ComposableArchitecture
import Testing
import ViewTesting

@testable import CaseStudies

/// Each case study of tests, with a user's interactions.
@MainActor
struct TestStudiesTests {
  @Test(arguments: [
    ("A change is forgotten", "The state after the action is not what the test expects."),
    ("An action is forgotten", "The test ended while actions were still to be received."),
    ("An effect still runs", "The test ended while effects were still running."),
    ("A clock is forgotten", "which has no test value."),
  ])
  func exhaustiveTestsStudyShowsEachFailure(name: String, issue: String) async throws {
    let view = open(.exhaustiveTests)
    try view.tap(.button(name))
    try await view.wait { $0.contains(.text("Failed")) }
    #expect(view.text.contains { $0.contains(issue) })
  }

  @Test func anExhaustiveTestPasses() async throws {
    let view = open(.exhaustiveTests)
    try view.tap(.button("Everything is said"))
    try await view.wait { $0.contains(.text("Passed")) }
    #expect(!view.text.contains { $0.contains("line") })
  }

  @Test(arguments: ["Only the name matters", "The end matters"])
  func nonExhaustiveTestsPass(name: String) async throws {
    let view = open(.nonExhaustiveTests)
    try view.tap(.button(name))
    try await view.wait { $0.contains(.text("Passed")) }
    #expect(!view.text.contains { $0.contains("line") })
  }

  @Test func skippedAssertionsAreNoted() async throws {
    let view = open(.nonExhaustiveTests)
    try view.tap(.button("What is skipped is noted"))
    try await view.wait { $0.contains(.text("Passed")) }
    #expect(view.text.contains { $0.hasPrefix("Noted at line") })
    #expect(view.text.contains { $0.contains("loggedIn") })
  }

  @Test func aNonExhaustiveTestFails() async throws {
    let view = open(.nonExhaustiveTests)
    try view.tap(.button("What is said is wrong"))
    try await view.wait { $0.contains(.text("Failed")) }
    #expect(view.text.contains { $0.contains("Blob Jr") })
  }

  @Test func standupsStudySharesMeetingsBetweenWindows() async throws {
    let clock = TestClock()
    let view = open(.standups, clock: clock)
    try view.tap(.button("Start a meeting"))
    while (try? await clock.checkSuspension()) != nil { await Task.yield() }
    await clock.advance(by: .seconds(1))
    try await view.wait { $0.contains(.text("1 second")) }
    try view.tap(.button("End the meeting"))
    try await view.wait { !$0.contains(.button("End the meeting")) }
    #expect(view.contains(.text("Meeting 1: 1 second")))

    // Another window has it too, and follows.
    let other = open(.standups)
    #expect(other.contains(.text("Meeting 1: 1 second")))
    try view.tap(.button("Delete all…"))
    try view.tap(.button("Delete"))
    #expect(!view.contains(.text("Meeting 1: 1 second")))
    #expect(!other.contains(.text("Meeting 1: 1 second")))
  }
}
