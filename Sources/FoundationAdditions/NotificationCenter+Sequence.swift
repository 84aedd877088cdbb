#if !canImport(Darwin)
public import Foundation

// On Apple's platforms this comes with Foundation.
extension NotificationCenter {
  /// The notifications with a name from now on.
  ///
  /// ```swift
  /// for await _ in NotificationCenter.default.notifications(named: .settingsChanged) { … }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The sender. `nil` includes all senders.
  /// - Returns: A sequence that observes until its last iterator is released.
  public func notifications(
    named name: Notification.Name,
    object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// A sequence of notifications.
  ///
  /// They are buffered in order until an iterator requests them.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    // NB: Unchecked, because the token is set once, in the initializer, and the stream is sendable.
    public typealias Element = Notification

    private let center: NotificationCenter
    private let token: any NSObjectProtocol
    private let stream: AsyncStream<Notification>

    fileprivate init(
      center: NotificationCenter,
      name: Notification.Name,
      object: (any AnyObject & Sendable)?
    ) {
      let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
      self.center = center
      self.stream = stream
      token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        // NB: A notification is a value that its poster no longer uses, although its type is not
        // sendable.
        nonisolated(unsafe) let notification = notification
        continuation.yield(notification)
      }
    }

    deinit {
      center.removeObserver(token)
    }

    public func makeAsyncIterator() -> Iterator {
      Iterator(owner: self, base: stream.makeAsyncIterator())
    }

    public struct Iterator: AsyncIteratorProtocol {
      /// Keeps the observation alive while the iterator exists.
      private let owner: Notifications
      private var base: AsyncStream<Notification>.Iterator

      fileprivate init(owner: Notifications, base: AsyncStream<Notification>.Iterator) {
        self.owner = owner
        self.base = base
      }

      public mutating func next() async -> Notification? {
        await base.next()
      }
    }
  }
}
#endif
