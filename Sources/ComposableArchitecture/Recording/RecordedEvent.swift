#if canImport(Darwin)
/// The event of a page during which an action is sent: an app on Apple's platforms has no pages.
enum RecordedEvent {
  static var current: String? { nil }
}
#else
internal import ViewCore

/// The event of a page during which an action is sent.
@MainActor
enum RecordedEvent {
  static var current: String? { HandledEvent.current }
}
#endif
