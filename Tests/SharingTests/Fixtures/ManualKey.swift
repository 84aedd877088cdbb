import ConcurrencyExtras

@testable import Sharing

/// A key that does what the test says, when it says so.
final class ManualKey: SharedKey {
  struct Failure: Error, Equatable {}
  struct Loss: LostChange {}

  let id = UUIDs.next()
  let loads = LockIsolated<[LoadContinuation<Int>]>([])
  let loadContexts = LockIsolated<[LoadContext<Int>]>([])
  let saves = LockIsolated<[SaveContinuation]>([])
  let saved = LockIsolated<[Int]>([])
  let subscriber = LockIsolated<SharedSubscriber<Int>?>(nil)
  let isSubscribed = LockIsolated(false)
  let onSave = LockIsolated<@Sendable (Int) -> Void>({ _ in })

  private enum UUIDs {
    static let last = LockIsolated(0)
    static func next() -> Int {
      last.withValue {
        $0 += 1
        return $0
      }
    }
  }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    loadContexts.withValue { $0.append(context) }
    loads.withValue { $0.append(continuation) }
  }

  func subscribe(
    context _: LoadContext<Int>,
    subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    self.subscriber.setValue(subscriber)
    isSubscribed.setValue(true)
    return SharedSubscription { [isSubscribed] in isSubscribed.setValue(false) }
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    saved.withValue { $0.append(value) }
    saves.withValue { $0.append(continuation) }
    onSave.value(value)
  }

  func resumeLoad(_ result: Result<Int?, any Error>) {
    loads.withValue { $0.removeFirst() }.resume(with: result)
  }
}

extension Task where Success == Never, Failure == Never {
  /// Lets others run until they have done something; each of them only waits for a turn.
  static func yield(until condition: () -> Bool) async {
    while !condition() { await Task.yield() }
  }
}
