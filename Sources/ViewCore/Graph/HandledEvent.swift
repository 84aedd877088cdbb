/// The event of a page that the app is handling, for a developer.
@MainActor
package struct HandledEvent {
  /// The event in words, such as `Tap on button “Add”`.
  package let text: String

  /// The steps of the user on the same page.
  package let journal: EventJournal

  /// The number of the event's step in the journal, or of the last step before it.
  package let number: Int

  /// Whether the events of all pages are described.
  ///
  /// Only a debug build that records its stores for the inspector asks for it.
  package static var isDescribed = false

  /// The event, or nil outside of an event.
  package private(set) static var current: HandledEvent?

  /// Runs the app's code for an event.
  static func run<Result>(_ event: HandledEvent, _ body: () -> Result) -> Result {
    let outer = current
    current = event
    defer { current = outer }
    return body()
  }
}
