#if !canImport(Darwin)
public import Foundation

// On Apple's platforms this comes with Foundation.
extension NotificationCenter {
  /// The notifications of a name, from now on, one after the other.
  ///
  /// ```swift
  /// for await _ in NotificationCenter.default.notifications(named: .settingsChanged) { … }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: Whose notifications. `nil` are those of all objects.
  /// - Returns: A sequence that observes until its last iterator is gone.
  public func notifications(
    named name: Notification.Name,
    object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications as they are posted.
  ///
  /// They wait in order for whoever iterates.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    // NB: Unchecked, because the token is made once, in the initializer, and the stream is sendable.
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
        // NB: A notification is a value that the poster gives away; its type is not marked so.
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
      /// Observes for as long as anyone iterates.
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
