public import Foundation
import ViewValues

extension DependencyValues {
  /// The id of what the user did that led to the running code, or `nil` in code that no user's act led to.
  ///
  /// An app with `--sessions` goes on after its process has ended. The next process does again what was not saved by
  /// then, with the same reducers. A request to another server is sent again, too. It has the same event id as the
  /// first time, so that the other server does it once:
  ///
  /// ```swift
  /// @Dependency(\.eventID) var eventID
  ///
  /// case .payButtonTapped:
  ///   return .run { [cart = state.cart, eventID] _ in
  ///     try await payments.pay(cart, idempotencyKey: eventID)
  ///   }
  /// ```
  ///
  /// Each event of each window has an id of its own. All code that an event led to has the same one: the reducer, its
  /// effects, and the actions that they send. So add a name or a number if an event leads to several requests. Views
  /// that an event has brought up have none for their `task` and `onAppear`, which run again in the next process
  /// without an event.
  ///
  /// An id says nothing about the window, and cannot be guessed. But a page that its user has changed can repeat ids of
  /// its own window. So it identifies a request only among those of one user.
  ///
  /// In tests and previews it is `nil`, unless they set it:
  ///
  /// ```swift
  /// $0.eventID = UUID(0)
  /// ```
  public var eventID: UUID? {
    get {
      override(of: EventIDKey.self) ?? CurrentEvent.value?.makeID() ?? self[EventIDKey.self]
    }
    set { self[EventIDKey.self] = newValue }
  }
}

private enum EventIDKey: DependencyKey {
  static var liveValue: UUID? { nil }
  static var testValue: UUID? { nil }
}
