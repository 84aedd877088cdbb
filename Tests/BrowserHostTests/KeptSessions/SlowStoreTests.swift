import BrowserHost
import Foundation
import Testing

/// Sessions whose database is away for some time.
@MainActor
struct SlowStoreTests {
  private let store = MemorySessionStore()
  private let clock = KeptHost.Clock()
  private typealias Node = KeptHost.Node

  private func makeHost() throws -> KeptHost {
    try KeptHost(store, clock: clock)
  }

  /// Lets time pass in which a process looks for old sessions.
  private func pass(seconds: TimeInterval, for host: KeptHost) {
    clock.advance(by: seconds)
    host.registry.endExpired(at: .now)
  }

  @Test func logTellsOnceThatTheDatabaseDoesNotAnswerAndThatItIsBack() throws {
    let host = try makeHost()
    host.whileTheStoreWaits {
      host.registry.endExpired(at: .now)
      pass(seconds: 1, for: host)
      #expect(host.lines.all == [])
      pass(seconds: 5, for: host)
      pass(seconds: 60, for: host)
    }
    #expect(
      host.lines.all == [
        """
        Windows have not been saved for 6 seconds, because the database of '--sessions' does not answer. They go on, \
        and are saved when it is back.
        """,
        "The database of '--sessions' answers again after 66 seconds, and windows are saved.",
      ]
    )
    host.registry.endExpired(at: .now)
    #expect(host.lines.all.count == 2)
  }

  @Test func windowIsSavedWhenTheDatabaseIsBack() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = try #require(host.open(page))
    host.save()
    _ = page.takeFrames()
    host.whileTheStoreWaits {
      #expect(host.click(Node.count, 1, on: page) == [#"[2,1,[1,1,"1 0"]]"#])
      host.save()
      pass(seconds: 600, for: host)
      #expect(store.session(id)?.lastEvent == 0)
    }
    #expect(store.session(id)?.lastEvent == 1)
    #expect(page.takeFrames() == ["[0,1,[24,1]]"])
    host.registry.endExpired(at: .now)
    #expect(host.click(Node.count, 2, received: 2, on: page) == [#"[3,2,[1,1,"2 0"]]"#])
  }

  /// Every lease has ended meanwhile, and the process that is back first would remove the windows of the others.
  @Test func processRemovesNoWindowOfOthersWhenTheDatabaseIsBack() throws {
    let (host, other) = (try makeHost(), try makeHost())
    let id = try #require(other.open(RecordingConnection()))
    other.save()
    host.whileTheStoreWaits {
      host.registry.endExpired(at: .now)
      clock.advance(by: 600)
    }
    #expect(store.session(id) != nil)
    other.extendLease()
    host.registry.endExpired(at: .now)
    #expect(store.session(id) != nil)
  }

  @Test func processWaitsForItsDatabaseForALimitedTimeWhenItStartsAndEnds() throws {
    let store = FailingStore()
    let host = try KeptHost(store, clock: clock)
    #expect(store.waitingLimits == [.seconds(20), nil])
    host.registry.endAll()
    #expect(store.waitingLimits == [.seconds(20), nil, .seconds(5)])
  }

  @Test func processThatEndsWithoutItsDatabaseSaysSo() throws {
    let store = FailingStore()
    let (host, page) = (try KeptHost(store, clock: clock), RecordingConnection())
    _ = host.open(page)
    _ = host.click(Node.count, 1, on: page)
    store.fail()
    host.registry.endAll()
    #expect(host.lines.all.filter { $0.hasPrefix("Windows are not kept") }.count == 1)
  }
}
