package import ViewCore

/// The content of a session: a mounted view that takes events and returns patches.
@MainActor
package protocol SessionContent: AnyObject {
  /// Called once when clean content becomes dirty outside `mount`, `handle` and `flush`.
  var needsFlush: (() -> Void)? { get set }
  /// Called with an address when the app ends the login of the session's user.
  var onLogout: ((String) -> Void)? { get set }
  func mount() -> [Patch]
  /// The path at which the page was opened, if the content did nothing with it, without a query that could have secrets.
  var ignoredAddress: AddressPath? { get }
  func flush() -> [Patch]
  /// Whether the last patches are incomplete, as for a long list that is rendered in batches.
  var isUnfinished: Bool { get }
  /// Makes the next batch.
  func advance() -> [Patch]
  /// Releases removed nodes, after their removal was sent.
  func releaseRemovedNodes()
  /// Describes all elements, for a page that has none yet.
  func rebuild() -> [Patch]
  /// The elements that were removed or stopped listening in the last flush.
  var removedListeners: [NodeID] { get }
  /// The elements that have kept the user from others since the last flush, such as a new dialog.
  var closedBarriers: [NodeID] { get }
  /// Handles an event of a page that did not have some of the barriers when it happened.
  func handle(_ event: Event, on node: NodeID, unseen: Set<NodeID>) -> EventOutcome
  /// The control that has the focus, if the app follows the focus.
  var focusedNode: NodeID? { get }
  /// The text of a text field, or `nil` for another element.
  func text(in node: NodeID) -> String?
  /// The kind of a control and its identifier, for a line in the log.
  func controlName(of node: NodeID) -> String
  /// The files that the content asks for and offers.
  var fileTransfers: FileTransfers { get }
  func unmount()
  #if DEBUG
  /// Allows the inspector to ask the page for an element, because it is in a browser of this machine.
  func allowPicking()
  #endif
}

extension SessionContent {
  #if DEBUG
  package func allowPicking() {}
  #endif

  package func controlName(of node: NodeID) -> String { "element \(node)" }
}

extension ViewGraph: SessionContent {}
