import BrowserHost
import Foundation
import Testing
import ViewCore

/// Sessions whose page asks another process for them, while the first one runs or is paused.
@MainActor
struct SessionHandoverTests {
  private let store = MemorySessionStore()
  private let clock = KeptHost.Clock()
  private typealias Node = KeptHost.Node

  private func makeHost() throws -> KeptHost {
    try KeptHost(store, clock: clock)
  }

  /// A process that was paused for longer than its lease, and whose session another one has run meanwhile.
  private func makeFormerOwner() throws -> (KeptHost, SessionID?) {
    let host = try makeHost()
    let id = host.open(RecordingConnection())
    host.save()
    clock.advance(by: 2)
    let (next, elsewhere) = (try makeHost(), RecordingConnection())
    _ = next.resume(id, on: elsewhere)
    _ = next.click(Node.count, 1, on: elsewhere)
    next.save()
    clock.advance(by: 2)
    host.extendLease()
    return (host, id)
  }

  /// A process whose page waits for a session that another one runs, and does not hand over.
  private func makeProcessThatWaits() throws -> (KeptHost, RecordingConnection) {
    let host = try makeHost()
    let id = host.open(RecordingConnection())
    host.save()
    let (next, again) = (try makeHost(), RecordingConnection())
    _ = next.resume(id, on: again)
    return (next, again)
  }

  @Test func sessionOfARunningProcessStaysThereForOthers() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = host.open(page)
    host.save()
    _ = page.takeFrames()
    let next = try makeHost()
    let other = RecordingConnection(browser: .make("e"))
    _ = next.resume(id, on: other)
    host.extendLease()
    #expect(next.registry.count == 0)
    #expect(host.registry.count == 1)
    #expect(host.click(Node.count, 1, on: page).count == 1)
  }

  /// A balancer may send a page elsewhere although its process runs.
  @Test func runningProcessHandsASessionOver() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = host.open(page)
    host.save()
    // This is not saved when the page asks another process.
    _ = host.click(Node.count, 1, on: page)
    let (next, again) = (try makeHost(), RecordingConnection())
    #expect(next.resume(id, on: again) == [])
    #expect(again.closeReasons == [])
    next.lookAgain()
    host.extendLease()
    #expect(host.registry.count == 0)
    next.lookAgain()
    #expect(next.registry.count == 1)
    #expect(again.takeFrames().contains { $0.contains(#""1 0""#) })
    // Later saves of the former owner change nothing.
    host.save()
    #expect(next.click(Node.count, 2, on: again) == [#"[2,2,[1,1,"2 0"]]"#])
  }

  /// A tab was duplicated, and a balancer without cookies sends the second one elsewhere.
  @Test func secondTabTakesTheWindowOnceAndTheFirstDoesNotTakeItBack() throws {
    let (host, first) = (try makeHost(), RecordingConnection())
    let id = host.open(first)
    _ = host.click(Node.count, 1, on: first)
    host.save()
    _ = first.takeFrames()
    let (next, second) = (try makeHost(), RecordingConnection())
    _ = next.resume(id, savedThrough: 1, on: second)
    next.lookAgain()
    host.extendLease()
    next.lookAgain()
    #expect(second.takeFrames().contains { $0.contains(#""1 0""#) })
    // A page that learns this stays as it is. One that is outdated would be loaded anew, and take the window back.
    #expect(first.takeFrames() == [#"[0,0,[9,"replaced"]]"#])
    for _ in 1...3 {
      host.extendLease()
      next.extendLease()
    }
    #expect(next.registry.count == 1)
    #expect(next.click(Node.count, 2, on: second) == [#"[2,2,[1,1,"2 0"]]"#])
    #expect(second.closeReasons == [])
  }

  /// A claim of a page that has left is not made again, because another process may run the window since.
  @Test func wishOfAPageIsNotedOnce() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = host.open(page)
    host.save()
    let (next, elsewhere) = (try makeHost(), RecordingConnection())
    _ = next.resume(id, on: elsewhere)
    next.lookAgain()
    // The page has come back, and the other process does not know yet.
    let again = RecordingConnection()
    _ = host.resume(id, on: again)
    next.lookAgain()
    host.extendLease()
    #expect(host.registry.count == 1)
    #expect(again.closeReasons == [])
  }

  /// It may run its window here again, because the other process was paused in its first search.
  @Test func wishOfAPageThatHasLeftIsNotNoted() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = host.open(page)
    host.save()
    _ = page.takeFrames()
    let (next, elsewhere) = (try makeHost(), RecordingConnection())
    _ = next.resume(id, on: elsewhere)
    next.registry.disconnected(elsewhere, at: .now)
    next.lookAgain()
    host.extendLease()
    #expect(host.registry.count == 1)
    #expect(host.click(Node.count, 1, on: page).count == 1)
  }

  @Test func processTakesNoSessionForAPageThatLeavesBeforeItsSearch() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = host.open(page)
    host.save()
    let (next, first, second) = (
      try makeHost(), RecordingConnection(), RecordingConnection(browser: .make("e"))
    )
    next.whileTheStoreWaits {
      _ = next.resume(.make("f"), on: second)
      _ = next.resume(id, on: first)
      next.registry.disconnected(first, at: .now)
    }
    #expect(next.searchCount == 1)
  }

  /// A search beside the save would find the window as it was before.
  @Test func searchForAWindowWaitsUntilItsLastChangeIsSaved() throws {
    var limits = Limits()
    limits.sessions = 1
    let host = try KeptHost(store, clock: clock, limits: limits)
    let (page, other, again) = (
      RecordingConnection(), RecordingConnection(), RecordingConnection()
    )
    let id = host.open(page)
    host.save()
    _ = host.click(Node.count, 1, on: page)
    host.registry.disconnected(page, at: .now)
    host.whileSavesWait {
      host.save()
      // The window ends here, because another page needs its room.
      _ = host.open(other)
      host.registry.disconnected(other, at: .now)
      #expect(host.resume(id, on: again) == [])
      #expect(host.searchCount == 0)
    }
    #expect(host.searchCount == 1)
    #expect(again.takeFrames().contains { $0.contains(#""1 0""#) })
  }

  @Test func searchForAWindowWaitsForARemovalOfManyThatMayRemoveIt() throws {
    let former = try makeHost()
    let id = former.open(RecordingConnection())
    former.save()
    clock.advance(by: 2)
    let (host, page) = (try makeHost(), RecordingConnection())
    host.whileSavesWait {
      host.registry.endExpired(at: .now)
      #expect(host.resume(id, on: page) == [])
      #expect(host.searchCount == 0)
    }
    #expect(page.takeFrames().count > 0)
    #expect(host.registry.count == 1)
  }

  @Test func pagesThatWaitAreFoundBySearchesForAllOfThem() throws {
    let host = try makeHost()
    let ids = (0..<20).map { _ in host.open(RecordingConnection()) }
    host.save()
    let next = try makeHost()
    let pages = ids.map { _ in RecordingConnection() }
    for (id, page) in zip(ids, pages) { _ = next.resume(id, on: page) }
    #expect(next.searchCount == 20)
    // The wishes are noted before the next one.
    next.lookAgain()
    #expect(next.searchCount == 22)
    host.extendLease()
    next.lookAgain()
    #expect(next.searchCount == 23)
    #expect(next.registry.count == 20)
  }

  @Test func pageThatHasComeBackKeepsItsSession() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = host.open(page)
    host.save()
    let (next, elsewhere, again) = (
      try makeHost(), RecordingConnection(), RecordingConnection()
    )
    _ = next.resume(id, on: elsewhere)
    next.lookAgain()
    next.registry.disconnected(elsewhere, at: .now)
    _ = host.resume(id, on: again)
    host.extendLease()
    #expect(host.registry.count == 1)
    #expect(host.click(Node.count, 1, received: 1, on: again).count == 1)
  }

  @Test func pageThatComesBackWhileItsSessionIsHandedOverKeepsIt() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = host.open(page)
    host.save()
    let (next, again, elsewhere) = (
      try makeHost(), RecordingConnection(), RecordingConnection()
    )
    _ = next.resume(id, on: elsewhere)
    next.lookAgain()
    host.whileTheStoreWaits {
      _ = host.resume(id, on: again)
      host.extendLease()
      #expect(host.registry.count == 1)
    }
    host.extendLease()
    #expect(host.registry.count == 1)
    #expect(again.closeReasons == [])
  }

  /// A statement for each of them would take seconds where the database is slow.
  @Test func sessionsOfPagesThatComeBackTogetherAreConfirmedTogether() throws {
    let store = FailingStore()
    let host = try KeptHost(store, clock: clock)
    let ids = (0..<5).map { _ in host.open(RecordingConnection()) }
    host.save()
    let pages = ids.map { _ in RecordingConnection() }
    host.whileTheStoreWaits {
      for (id, page) in zip(ids, pages) { _ = host.resume(id, on: page) }
    }
    #expect(store.confirmationCounts == [1, 4])
    #expect(pages.allSatisfy { $0.takeFrames().contains { $0.contains(#""0 0""#) } })
  }

  /// The next process has ended in the meantime, and a balancer sends the page to the first one.
  @Test func pageThatComesBackToAFormerOwnerIsLoadedAnew() throws {
    let (host, id) = try makeFormerOwner()
    let page = RecordingConnection()
    host.registry.receive(.resume(session: try #require(id), received: 1, nil), from: page)
    #expect(page.takeFrames().last == #"[0,0,[9,"outdated"]]"#)
    #expect(host.registry.count == 0)
  }

  /// Otherwise it would do its unsaved events again in the old window, and then lose them or do them twice.
  ///
  /// The page may not have learned what the next process has saved.
  @Test(arguments: [0, 1])
  func pageThatWasLoadedAnewIsNeverShownTheWindowOfAFormerOwner(saved: Int) throws {
    let (host, id) = try makeFormerOwner()
    let frames = host.resume(id, savedThrough: saved, on: RecordingConnection())
    #expect(frames.contains { $0.contains(#""1 0""#) })
    #expect(!frames.contains { $0.contains("outdated") || $0.contains(#""0 0""#) })
    #expect(host.registry.count == 1)
  }

  @Test func pageThatWasLoadedAnewWaitsUntilItsProcessIsSureToOwnItsWindow() throws {
    let (host, page, again) = (try makeHost(), RecordingConnection(), RecordingConnection())
    let id = host.open(page)
    host.save()
    host.whileTheStoreWaits { #expect(host.resume(id, on: again) == []) }
    #expect(again.takeFrames().contains { $0.contains(#""0 0""#) })
    #expect(page.takeFrames().last == #"[0,0,[9,"replaced"]]"#)
  }

  @Test func pageThatLeavesWhileItsProcessMakesSureIsNotConnected() throws {
    let (host, page, again) = (try makeHost(), RecordingConnection(), RecordingConnection())
    let id = host.open(page)
    host.save()
    _ = page.takeFrames()
    host.whileTheStoreWaits {
      _ = host.resume(id, on: again)
      host.registry.disconnected(again, at: .now)
    }
    #expect(again.takeFrames() == [])
    #expect(host.click(Node.count, 1, on: page).count == 1)
  }

  @Test func pageOfASessionThatIsNotHandedOverTriesAgainLater() throws {
    let (next, again) = try makeProcessThatWaits()
    for _ in 1..<29 { next.save() }
    #expect(again.closeReasons == [])
    next.save()
    #expect(again.closeReasons == [.goingAway])
    #expect(next.dueSaves == 0)
  }

  @Test func pageThatWaitsAtAProcessThatStopsTriesAgainElsewhere() throws {
    let (next, again) = try makeProcessThatWaits()
    next.registry.endAll()
    next.save()
    #expect(again.takeFrames() == [])
    #expect(again.closeReasons == [.goingAway])
  }

  @Test func pageThatHasLeftTakesNoSession() throws {
    let (next, again) = try makeProcessThatWaits()
    next.registry.disconnected(again, at: .now)
    next.save()
    #expect(next.dueSaves == 0)
  }

  @Test func processThatWasPausedLosesItsSessions() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = try #require(host.open(page))
    _ = host.click(Node.count, 1, on: page)
    host.save()
    clock.advance(by: 5)
    let (next, again) = (try makeHost(), RecordingConnection())
    _ = next.resume(id, savedThrough: 1, on: again)
    _ = next.click(Node.count, 2, on: again)
    next.save()
    _ = page.takeFrames()
    host.extendLease()
    _ = host.click(Node.other, 2, received: 2, on: page)
    host.save()
    #expect(page.takeFrames().last == #"[0,0,[9,"outdated"]]"#)
    #expect(host.registry.count == 0)
    #expect(host.lines.all == ["Ended a session, because another process has taken it."])
    #expect(store.session(id)?.values["scene/count/Int"] == Data("2".utf8))
  }
}
