import ConcurrencyExtras
import Dependencies
import Foundation
import Testing
import IssueRecording

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct ValuesTests {
  let recorder = IssueRecorder()

  @Test func dateFollowsItsOverride() {
    withDependencies {
      $0.date = .constant(Date(timeIntervalSince1970: 1))
    } operation: {
      @Dependency(\.date) var date
      @Dependency(\.date.now) var now
      #expect(date() == Date(timeIntervalSince1970: 1))
      #expect(now == Date(timeIntervalSince1970: 1))
    }
    withIssueReporters([recorder]) {
      withDependencies {
        $0.date.now = Date(timeIntervalSince1970: 2)
      } operation: {
        @Dependency(\.date) var date
        #expect(date.now == Date(timeIntervalSince1970: 2))
      }
    }
    #expect(recorder.texts == [])
  }

  @Test func uuidsFollowTheirOverride() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      @Dependency(\.uuid) var uuid
      #expect([uuid(), uuid(), uuid()] == [UUID(0), UUID(1), UUID(2)])
    }
    withDependencies {
      $0.uuid = .constant(UUID(7))
    } operation: {
      @Dependency(\.uuid) var uuid
      #expect([uuid(), uuid()] == [UUID(7), UUID(7)])
    }
  }

  @Test(arguments: [
    (0, "00000000-0000-0000-0000-000000000000"),
    (10, "00000000-0000-0000-0000-00000000000A"),
    (Int.max, "00000000-0000-0000-7FFF-FFFFFFFFFFFF"),
    (-1, "00000000-0000-0001-0000-000000000001"),
  ])
  func uuidsAreMadeOfNumbers(number: Int, text: String) {
    #expect(UUID(number).uuidString == text)
  }

  @Test func aSleepOfAnUnimplementedClockIsReportedOnce() async throws {
    let line: UInt = #line + 1
    @Dependency(\.continuousClock) var continuousClock
    try await withIssueReporters([recorder]) {
      try await continuousClock.sleep(for: .zero)
    }
    #expect(
      recorder.entries == [
        IssueRecorder.Entry(
          text: """
            A test used '@Dependency(\\.continuousClock)', which has no test value.

                Location: DependenciesTests/ValuesTests.swift:\(line)

            A test with the app's dependencies depends on more than its code: on the network, a disk, \
            the time of day. It goes on with the preview value or the live value.

            To fix this, override the dependency for the test, with 'withDependencies' or in that of its \
            store:

                $0.continuousClock = ImmediateClock()  // or a 'TestClock', which the test advances
            """,
          fileID: "DependenciesTests/ValuesTests.swift",
          line: line
        )
      ]
    )
  }

  @Test func missingClockIsReportedOncePerCall() async throws {
    @Dependency(\.suspendingClock) var clock
    try await withIssueReporters([recorder]) {
      for line: UInt in [1, 2] {
        let step = ConcurrencyExtras.SourceLocation(
          fileID: "Tests/Step.swift",
          filePath: "Step.swift",
          line: line,
          column: 1
        )
        try await TestStep.$current.withValue(TestStep(at: step)) {
          try await clock.sleep(for: .zero)
          try await clock.sleep(for: .zero)
        }
      }
    }
    #expect(recorder.entries.map(\.line) == [1, 2])
  }

  @Test func clocksFollowTheirOverride() async throws {
    @Dependency(\.continuousClock) var continuousClock
    @Dependency(\.suspendingClock) var suspendingClock
    let clock = TestClock()
    await withDependencies {
      $0.continuousClock = clock
      $0.suspendingClock = ImmediateClock()
    } operation: {
      #expect(continuousClock as? TestClock<Duration> === clock)
      await #expect(throws: Never.self) { try await suspendingClock.sleep(for: .seconds(60)) }
    }
  }

  @Test func localeCalendarAndTimeZoneFollowTheirOverrides() {
    withDependencies {
      $0.calendar = Calendar(identifier: .gregorian)
      $0.locale = Locale(identifier: "de_AT")
      $0.timeZone = .gmt
    } operation: {
      @Dependency(\.calendar) var calendar
      @Dependency(\.locale) var locale
      @Dependency(\.timeZone) var timeZone
      #expect(calendar.identifier == .gregorian)
      #expect(locale.identifier == "de_AT")
      #expect(timeZone == .gmt)
    }
  }

  @Test func machineDependentValueIsReportedInATest() {
    withIssueReporters([recorder]) {
      let values = DependencyValues._current
      _ = values.date()
      _ = values.uuid()
      _ = values.calendar
      _ = values.locale
      _ = values.preferredLocales
      _ = values.timeZone
      _ = values.withRandomNumberGenerator { $0.next() }
    }
    #expect(
      recorder.texts.compactMap { $0.split(separator: "\n").first } == [
        #"A test used '@Dependency(\.date)', which has no test value."#,
        #"A test used '@Dependency(\.uuid)', which has no test value."#,
        #"A test used '@Dependency(\.calendar)', which has no test value."#,
        #"A test used '@Dependency(\.locale)', which has no test value."#,
        #"A test used '@Dependency(\.preferredLocales)', which has no test value."#,
        #"A test used '@Dependency(\.timeZone)', which has no test value."#,
        #"A test used '@Dependency(\.withRandomNumberGenerator)', which has no test value."#,
      ]
    )
    #expect(
      recorder.texts.compactMap { $0.split(separator: "\n").last } == [
        "    $0.date.now = Date(timeIntervalSince1970: 0)",
        "    $0.uuid = .incrementing",
        "    $0.calendar = Calendar(identifier: .gregorian)",
        #"    $0.locale = Locale(identifier: "en_US")"#,
        #"    $0.preferredLocales = [Locale(identifier: "en_US")]"#,
        "    $0.timeZone = .gmt",
        """
            $0.withRandomNumberGenerator = WithRandomNumberGenerator(…)  // of a generator with a seed
        """,
      ]
    )
  }

  @Test func machineDependentValueIsAllowedInAnApp() {
    withIssueReporters([recorder]) {
      let values = DependencyValues.live
      #expect(values.date.now.timeIntervalSince1970 > 0)
      #expect(values.uuid() != values.uuid())
      #expect(values.calendar == .autoupdatingCurrent)
      #expect(values.locale == .autoupdatingCurrent)
      #expect(values.preferredLocales.map(\.identifier) == Locale.preferredLanguages)
      #expect(values.timeZone == .autoupdatingCurrent)
      #expect(values.continuousClock is ContinuousClock)
      #expect(values.suspendingClock is SuspendingClock)
      #expect(values.notificationCenter === NotificationCenter.default)
      values.assert(true)
      values.precondition(true)
    }
    #expect(recorder.texts == [])
  }

  @Test func randomNumbersComeFromTheGenerator() {
    struct Counting: RandomNumberGenerator {
      var count: UInt64 = 0

      mutating func next() -> UInt64 {
        count += 1
        return count
      }
    }
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counting())
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      #expect(withRandomNumberGenerator { $0.next() } == 1)
      #expect(withRandomNumberGenerator { $0.next() } == 2)
    }
  }

  @Test func looseWorkHasEndedInATestAndReportsItsErrors() async {
    struct Failure: Error {}
    @Dependency(\.fireAndForget) var fireAndForget
    let ended = LockIsolated(false)
    await fireAndForget(name: "Tracking") {
      await Task.yield()
      ended.setValue(true)
    }
    #expect(ended.value)
    await withIssueReporters([recorder]) {
      await fireAndForget { throw CancellationError() }
      await fireAndForget { throw Failure() }
    }
    #expect(recorder.texts == ["Caught error: Failure()"])
  }

  @Test func looseWorkOfAnEffectRunsOnTheExecutorOfTheTestStore() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let isOnMainActor = LockIsolated<[Bool]>([])
    await EffectExecutor.$current.withValue(EffectExecutor()) {
      await fireAndForget { isOnMainActor.withValue { $0.append(MainThread.isCurrent) } }
    }
    await fireAndForget { isOnMainActor.withValue { $0.append(MainThread.isCurrent) } }
    #expect(isOnMainActor.value == [true, false])
  }

  @Test func fireAndForgetSurvivesCancellationOfItsCaller() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let wasCancelled = LockIsolated<Bool?>(nil)
    let name = LockIsolated<String?>(nil)
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await fireAndForget(name: "Tracking") {
        wasCancelled.setValue(Task.isCancelled)
        name.setValue(Task.name)
      }
    }
    .value
    #expect(wasCancelled.value == false)
    #expect(name.value == "Tracking")
  }

  @Test func looseWorkRunsInATaskOfItsOwnInAnApp() async {
    let (stream, continuation) = AsyncStream<String?>.makeStream()
    await DependencyValues.live.fireAndForget(name: "Tracking") {
      continuation.yield(Task.name)
      continuation.finish()
    }
    #expect(await stream.reduce(into: []) { $0.append($1) } == ["Tracking"])
  }

  @Test func assertionsAreReportedInATest() {
    @Dependency(\.assert) var assert
    @Dependency(\.assertionFailure) var assertionFailure
    @Dependency(\.precondition) var precondition
    withIssueReporters([recorder]) {
      assert(true, "never said")
      assert(1 > 2, "1 is less than 2")
      precondition(1 > 2)
      assertionFailure("unreachable")
    }
    #expect(
      recorder.texts == [
        "An assertion failed: 1 is less than 2",
        "An assertion failed.",
        "An assertion failed: unreachable",
      ]
    )
    #expect(recorder.entries.allSatisfy { $0.fileID == "DependenciesTests/ValuesTests.swift" })
  }

  @Test func assertionsFailTheTest() {
    @Dependency(\.assert) var assert
    withKnownIssue {
      assert(1 > 2, "1 is less than 2")
    } matching: { issue in
      issue.description.contains("An assertion failed: 1 is less than 2")
    }
  }

  @Test func notificationsStayInTheirTest() {
    @Dependency(\.notificationCenter) var notificationCenter
    #expect(notificationCenter !== NotificationCenter.default)
    #expect(notificationCenter === DependencyValues._current.notificationCenter)
  }

  @Test func requestsFailInATest() async throws {
    @Dependency(\.urlSession) var urlSession
    let url = try #require(URL(string: "https://example.com/fact"))
    await withIssueReporters([recorder]) {
      _ = await #expect(throws: (any Error).self) { try await urlSession.data(from: url) }
    }
    #expect(
      recorder.texts == [
        """
        A test made a request with '@Dependency(\\.urlSession)', which is unimplemented.

            Request: GET https://example.com/fact

        A test that reaches the network depends on more than its code. The request fails.

        To fix this, override the dependency that makes the request, or override 'urlSession' with a \
        session whose 'URLProtocol' answers.
        """
      ]
    )
    #expect(DependencyValues.live.urlSession === URLSession.shared)
  }

  @Test func addressesAreNotOpenedInATest() async throws {
    @Dependency(\.openURL) var openURL
    let url = try #require(URL(string: "https://example.com/help"))
    await withIssueReporters([recorder]) {
      #expect(await openURL(url) == false)
    }
    #expect(
      recorder.texts == [
        """
        A test opened an address with '@Dependency(\\.openURL)', which is unimplemented.

            Address: https://example.com/help

        There is no page in a test. The address is not opened.

        To fix this, override 'openURL' for the test, with an 'OpenURLEffect' that records the \
        address.
        """
      ]
    )
  }

  @Test func openURLFollowsItsOverride() async throws {
    let url = try #require(URL(string: "https://example.com/help"))
    let opened = LockIsolated<[URL]>([])
    await withDependencies {
      $0.openURL = OpenURLEffect { url in
        opened.withValue { $0.append(url) }
        return true
      }
    } operation: {
      @Dependency(\.openURL) var openURL
      #expect(await openURL(url) == true)
      let open: (URL) async -> Void = openURL.callAsFunction
      await open(url)
    }
    #expect(opened.value == [url, url])
  }

  @Test func liveOpenURLFailsWithoutAPage() async throws {
    let url = try #require(URL(string: "https://example.com/help"))
    #expect(await DependencyValues.live.openURL(url) == false)
  }

  @Test func schedulersAreUnimplementedUntilSet() {
    @Dependency(\.mainQueue) var mainQueue
    @Dependency(\.mainRunLoop) var mainRunLoop
    var events: [String] = []
    withIssueReporters([recorder]) {
      mainQueue.schedule { events.append("queue") }
      mainRunLoop.schedule { events.append("loop") }
    }
    #expect(events == ["queue", "loop"])
    #expect(
      recorder.texts.map { $0.prefix { $0 != "\n" } } == [
        #"A test used '@Dependency(\.mainQueue)', which has no test value."#,
        #"A test used '@Dependency(\.mainRunLoop)', which has no test value."#,
      ]
    )
    #expect(
      recorder.texts.map { $0.split(separator: "\n").last } == [
        "    $0.mainQueue = .immediate  // or 'DispatchQueue.test', which the test advances",
        "    $0.mainRunLoop = .immediate  // or 'RunLoop.test', which the test advances",
      ]
    )
    #expect(recorder.texts.allSatisfy { $0.contains("day. Scheduled work runs at once.\n") })
    #expect(recorder.entries.map(\.fileID) == Array(repeating: #fileID, count: 2))
  }

  @Test func schedulersFollowTheirOverride() {
    let (queue, loop) = (DispatchQueue.test, RunLoop.test)
    withDependencies {
      $0.mainQueue = queue.eraseToAnyScheduler()
      $0.mainRunLoop = loop.eraseToAnyScheduler()
    } operation: {
      @Dependency(\.mainQueue) var mainQueue
      @Dependency(\.mainRunLoop) var mainRunLoop
      var events: [String] = []
      mainQueue.schedule { events.append("queue") }
      mainRunLoop.schedule { events.append("loop") }
      queue.advance()
      loop.advance()
      #expect(events == ["queue", "loop"])
    }
  }

  @Test func schedulersAreTheMainOnesInAnApp() async {
    await withCheckedContinuation { continuation in
      DependencyValues.live.mainQueue.schedule {
        dispatchPrecondition(condition: .onQueue(.main))
        continuation.resume()
      }
    }
  }
}
