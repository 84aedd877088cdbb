/// The number by which the page and the graph both know an element.
///
/// Numbers are given in order of creation, starting at 1, and are never used twice in one graph.
/// `ViewGraph.rootID` stands for the page's own container.
public typealias NodeID = Int

/// One instruction to the page: what the browser is told after a change.
///
/// A graph emits the fewest patches that turn the page it last described into the current one, and
/// a client applies each in time proportional to the patch. Tests compare them as values:
///
/// ```swift
/// try view.tap(.button("Increment"))
/// #expect(view.patches == [.setText(node: 3, "1")])
/// ```
public enum Patch: Equatable, Sendable {
  /// Replaces the text of an element that has no child elements.
  case setText(node: NodeID, String)
  /// Sets an attribute. Of `value` and `checked` the client sets the live property.
  case setAttribute(node: NodeID, name: String, value: String)
  /// Removes an attribute, or clears the live property of that name.
  case removeAttribute(node: NodeID, name: String)
  /// Replaces the set of events that the client reports for an element.
  case setEvents(node: NodeID, EventKinds)
  /// Creates an element with all that is in it, before a sibling, or last where that is `nil`.
  case insert(ElementTree, into: NodeID, before: NodeID?)
  /// Moves an element within its parent, before a sibling, or last where that is `nil`.
  case move(node: NodeID, into: NodeID, before: NodeID?)
  /// Removes an element with all that is in it.
  case remove(node: NodeID)
  /// Lets what the other patches of the same flush change inside an element move, or has it change
  /// at once where there is no motion. The nearest element around a change counts.
  case animate(node: NodeID, Motion?)
  /// Brings an element into sight, at a part of the height of what scrolls, or where that is `nil`, by
  /// as little movement as possible.
  case scroll(node: NodeID, anchor: Double?)
  /// Opens an address of the web, mail or telephone beside the page.
  case open(String)
}
