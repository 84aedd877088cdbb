@testable import ComposableArchitecture
import Dispatch
import Observation
import Testing

private final class Subject: Observable {
  let value = 0
}

struct RevisionHistoryTests {
  @Test func historyThatNobodyObservesFindsItsHead() {
    let history = RevisionHistory()
    #expect(history.isHead(0))
    #expect(history.advance(from: 0))
    #expect(!history.advance(from: 0))
    #expect(!history.isHead(0))
    #expect(history.isHead(1))
    #expect(!history.isRead)
  }

  @Test func historyKeepsItsHeadWhenItIsObserved() {
    let history = RevisionHistory()
    #expect(history.advance(from: 0))
    history.withRegistrar { _ in }
    #expect(history.isRead)
    #expect(history.isHead(1))
    #expect(history.advance(from: 1))
    #expect(!history.advance(from: 1))
    #expect(history.isHead(2))
  }

  @Test func copyThatLeavesAHistorySharesItsObservers() {
    let history = RevisionHistory()
    #expect(!RevisionHistory(leaving: history).isRead)
    history.withRegistrar { _ in }
    history.noteCollectionRead()
    let copy = RevisionHistory(leaving: history)
    #expect(copy.isRead)
    #expect(copy.isCollectionRead)
    #expect(copy.isHead(0))
    let subject = Subject()
    let isNotified = LockIsolated(false)
    withObservationTracking {
      history.withRegistrar { $0.access(subject, keyPath: \.value) }
    } onChange: {
      isNotified.setValue(true)
    }
    copy.withRegistrar { $0.withMutation(of: subject, keyPath: \.value) {} }
    #expect(isNotified.value)
  }

  @Test func headStaysRightWhileAnotherThreadBeginsToObserve() {
    for _ in 0..<200 {
      let history = RevisionHistory()
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        guard thread == 0 else { return history.withRegistrar { _ in } }
        for revision in 0..<50 {
          if !history.advance(from: revision) {
            Issue.record("Revision \(revision) was not the head.")
          }
        }
      }
      #expect(history.isHead(50))
      #expect(history.isRead)
    }
  }

  @Test func oneOfManyThreadsAdvancesARevision() {
    for _ in 0..<200 {
      let history = RevisionHistory()
      let advances = LockIsolated(0)
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        if thread == 3 { return history.withRegistrar { _ in } }
        if history.advance(from: 0) { advances.withValue { $0 += 1 } }
      }
      #expect(advances.value == 1)
      #expect(history.isHead(1))
    }
  }
}
