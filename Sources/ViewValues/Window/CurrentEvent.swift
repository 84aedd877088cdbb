package import Foundation

/// The event of a page that led to the running code.
package struct CurrentEvent: Sendable {
  /// The event, or nil in code that no event led to.
  // NB: Swift 6.3.1 crashes in release builds where the value of a task local is an optional function.
  @TaskLocal package static var value: CurrentEvent?

  /// Makes the id of the event.
  ///
  /// Most code does not ask for it, so it is not made for each event.
  package let makeID: @Sendable () -> UUID

  package init(makeID: @escaping @Sendable () -> UUID) {
    self.makeID = makeID
  }
}
