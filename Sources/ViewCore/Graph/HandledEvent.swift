/// The event of a page that the app is handling, in words for a developer.
@MainActor
package enum HandledEvent {
  /// Whether events are described.
  ///
  /// Only a debug build that records its stores for the inspector asks for it.
  package static var isDescribed = false

  /// The description, such as `Tap on button “Add”`, or nil outside of an event.
  package private(set) static var current: String?

  /// Handles an event.
  ///
  /// - Parameters:
  ///   - description: The description, which is made only if events are described.
  ///   - body: Runs the app's code for the event.
  /// - Returns: The result of the body.
  package static func run<Result>(
    _ description: @autoclosure () -> String,
    _ body: () -> Result
  ) -> Result {
    #if DEBUG
    if isDescribed {
      let outer = current
      current = description()
      defer { current = outer }
      return body()
    }
    #endif
    return body()
  }
}
