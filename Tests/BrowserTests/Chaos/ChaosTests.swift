import BrowserHost
import BrowserTesting
import Fuzzing
import RandomSequences
import Testing
import ViewTesting

/// Whatever a user does and whatever goes wrong, the app has done each thing once and in order, and the page shows it.
///
/// A failure prints its seed and the shortest list of steps that fail. `Scripts/fuzz` runs it for hours.
@MainActor
@Suite(.needsBrowser)
struct ChaosTests {
  /// Most of its time a page waits to connect again, so several go at once.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func appAndPageAgreeAfterRandomFaults(lane: UInt64) async {
    await Fuzzer("appAndPageAgreeAfterRandomFaults", runs: 2, lane: lane).run { random in
      let steps = random.chaos(faults: 25)
      try await Fuzzer.check(steps, failure: failure(of:))
    }
  }

  /// Text that says why the app and the page do not agree after some steps, if they do not.
  private func failure(of steps: [ChaosStep]) async -> String? {
    do {
      weak var former: ChaosModel?
      if let failure = try await failureWhileItRuns(of: steps, { former = $0 }) { return failure }
      let deadline = ContinuousClock.now + .seconds(10)
      while former != nil, .now < deadline { await Task.yield() }
      return former == nil ? nil : "the state of the app stays in memory"
    } catch {
      return "\(error)"
    }
  }

  private func failureWhileItRuns(
    of steps: [ChaosStep],
    _ inspect: (ChaosModel) -> Void
  ) async throws -> String? {
    let model = ChaosModel()
    inspect(model)
    var failure: String?
    try await LivePage.showOverConnection(ChaosView(model: model)) { live, connection in
      failure = try await self.failure(of: steps, model, live, connection)
    }
    return failure
  }

  private func failure(
    of steps: [ChaosStep],
    _ model: ChaosModel,
    _ live: LivePage,
    _ connection: FaultyConnection
  ) async throws -> String? {
    var user = ChaosUser(of: live, over: connection)
    let problem = try await live.page.failure { page in
      try await page.waitFor(.button("A"))
      for step in steps { try await user.perform(step) }
      connection.set(\.delay, .zero)
      try await page.waitUntil("document.body.innerText.includes('\(user.summary)')")
      try await page.waitUntil("document.getElementById('status').innerText === ''")
    }
    if let problem {
      return """
        \(problem)

        The user did \(user.summary), the app has <\(model.presses)|\(model.name)>, and the server wrote: \
        \(live.log.all)
        """
    }
    guard "<\(model.presses)|\(model.name)>" == user.summary else {
      return "the app has <\(model.presses)|\(model.name)> in place of \(user.summary)"
    }
    guard model.path.count == user.depth, model.isSheetShown == user.isSheetShown else {
      return "the app is on another screen"
    }
    let lines = live.log.all.filter { line in !steps.contains { $0.mayLead(to: line) } }
    guard lines.isEmpty else { return "the server wrote: \(lines)" }
    guard live.registry.count == 1 else { return "there are \(live.registry.count) sessions" }
    let problems = live.page.problemsOfItsOwn
    guard problems.isEmpty else { return "the console has: \(problems)" }
    return try await difference(of: live, showing: user.summary)
  }

  /// The difference between the page and one that is opened now, if there is any.
  private func difference(of live: LivePage, showing summary: String) async throws -> String? {
    try await live.differenceFromNewPage(where: "document.body.innerText.includes('\(summary)')")
      .map { "the page differs from a new one: \($0)" }
  }
}
