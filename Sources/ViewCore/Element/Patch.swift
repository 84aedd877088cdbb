/// The id of an element, which the page and the graph share.
///
/// Ids are assigned in order of creation, starting at 1, and are never reused in one graph.
/// `ViewGraph.rootID` is the page's root container.
public typealias NodeID = Int

/// One instruction to the page.
///
/// A graph emits the fewest patches that update the page to the current state, and the client
/// applies each in time proportional to its size. Tests compare patches as values:
///
/// ```swift
/// try view.tap(.button("Increment"))
/// #expect(view.patches == [.setText(node: 3, "1")])
/// ```
public enum Patch: Equatable, Sendable {
  /// Replaces the text of an element that has no child elements.
  case setText(node: NodeID, String)
  /// Sets an attribute. For `value` and `checked` the client sets the live property.
  case setAttribute(node: NodeID, name: String, value: String)
  /// Removes an attribute, or clears the live property of that name.
  case removeAttribute(node: NodeID, name: String)
  /// Replaces the set of events that the client reports for an element.
  case setEvents(node: NodeID, EventKinds)
  /// Creates an element with its descendants, before a sibling, or last if that is `nil`.
  case insert(ElementTree, into: NodeID, before: NodeID?)
  /// Moves an element within its parent, before a sibling, or last if that is `nil`.
  case move(node: NodeID, into: NodeID, before: NodeID?)
  /// Removes an element with its descendants.
  case remove(node: NodeID)
  /// Animates the changes of this flush inside an element, or disables their animation if there is
  /// no motion. The nearest enclosing element applies.
  case animate(node: NodeID, Motion?)
  /// Scrolls an element to a place in its container, or as little as possible if that is `nil`.
  case scroll(node: NodeID, anchor: UnitPoint?)
  /// Scrolls an area until a place of its content is at its upper left corner, along the axes that
  /// have a coordinate. Coordinates beyond the content stand for its ends.
  case scrollArea(node: NodeID, x: Double?, y: Double?)
  /// Opens a web page in a new tab, or starts a mail or a phone call.
  case open(String)
  /// Shows the path and the query of the topmost screen in the browser's address bar.
  case setAddress(String)
  /// Copies a text to the clipboard of the user's system.
  case copy(String)
  /// Has screen readers read a text.
  case announce(String)
  /// Lets the user's device vibrate, if it can: the milliseconds of vibrations and pauses, in turn.
  case vibrate([Int])
}
