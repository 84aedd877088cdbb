import ConcurrencyExtras
import Sharing

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

extension Shared where Value: Sendable {
  /// The value, and each one that it becomes, to await.
  var values: AsyncStream<Value> {
    AsyncStream { continuation in
      let subscription = UncheckedSendable(publisher.sink { continuation.yield($0) })
      continuation.onTermination = { _ in subscription.value.cancel() }
    }
  }
}
