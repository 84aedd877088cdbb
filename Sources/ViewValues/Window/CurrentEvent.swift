package import Foundation

/// The event of a page that led to the running code.
package enum CurrentEvent {
  /// Makes the id of the event, or nil in code that no event led to.
  ///
  /// Most code does not ask for it, so it is not made for each event.
  @TaskLocal package static var makeID: (@Sendable () -> UUID)?
}
