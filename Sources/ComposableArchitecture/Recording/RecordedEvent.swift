#if !canImport(Darwin)
internal import ViewCore
#endif

/// The event of a page during which an action was sent.
///
/// An app on Apple's platforms has no pages.
struct RecordedEvent {
  /// The event in words, such as `Tap on button “Add”`.
  let text: String
  /// Writes a test of what the user did on the page up to the event.
  let journeySource: @MainActor (_ module: String) -> String

  @MainActor static var current: RecordedEvent? {
    #if canImport(Darwin)
    nil
    #else
    HandledEvent.current.map { event in
      RecordedEvent(text: event.text) { module in
        var source = JourneySource()
        source.module = module
        return source.text(of: event.journal, upTo: event.number)
      }
    }
    #endif
  }
}
