package import ViewCore

/// What a session shows: the mounted view that takes events and gives patches.
@MainActor
package protocol SessionContent: AnyObject {
  /// Called once when clean content becomes dirty outside `mount`, `handle` and `flush`.
  var needsFlush: (() -> Void)? { get set }
  func mount() -> [Patch]
  func flush() -> [Patch]
  /// Whether more is to come of what was mounted or flushed, such as the rest of a long list.
  var isUnfinished: Bool { get }
  /// The next part of it.
  func advance() -> [Patch]
  /// Lets go of what has gone, after the page was told so.
  func releaseRemovedNodes()
  /// All that there is, for a page that has nothing yet.
  func rebuild() -> [Patch]
  /// The elements that went or stopped listening in the last flush.
  var removedListeners: [NodeID] { get }
  func handle(_ event: Event, on node: NodeID) -> EventOutcome
  /// The control that has the focus, where the app follows that.
  var focusedNode: NodeID? { get }
  /// What is in a text field, or `nil` where the element is none.
  func text(in node: NodeID) -> String?
  func unmount()
}

extension ViewGraph: SessionContent {}
