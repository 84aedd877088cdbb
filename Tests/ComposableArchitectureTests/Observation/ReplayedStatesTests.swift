#if DEBUG
import ConcurrencyExtras
import Foundation
import Observation
import Testing

@testable import ComposableArchitecture

@ObservableState
private struct Counter {
  var count = 0
}

struct ReplayedStatesTests {
  private let counter = LockIsolated(Counter())
  private let isNotified = LockIsolated(false)

  init() {
    withObservationTracking {
      _ = counter.value.count
    } onChange: { [isNotified] in
      isNotified.setValue(true)
    }
  }

  private func change() {
    counter.withValue { $0.count += 1 }
  }

  @Test func changeNotifiesObserversOfTheField() {
    change()
    #expect(isNotified.value)
  }

  @Test func changeByAReplayNotifiesNoObserver() {
    ReplayedStates.changing { change() }
    #expect(!isNotified.value)
  }

  @Test func changeOnAnotherThreadNotifiesObserversDuringAReplay() {
    let isDone = DispatchSemaphore(value: 0)
    ReplayedStates.changing {
      Thread.detachNewThread {
        change()
        isDone.signal()
      }
      isDone.wait()
    }
    #expect(isNotified.value)
  }
}
#endif
