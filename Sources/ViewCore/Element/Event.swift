public import Foundation

/// An action of the user on the page.
public enum Event: Equatable, Sendable {
  case click
  case input(String)
  case change(Bool)
  case submit
  case focus
  case blur
  case dismiss
  case pushAgain
  case openAddress(String)
  case delete
  case move(Int)
  case resize(CGSize)
  case sizes([ElementSize])
  case place(Place)
  case places([ElementPlace])
  case press(Bool)
  case tap(Tap)
  case longPress
  case drag(Drag)
  case pinch(Pinch)
  case visibility(VisibilityChange)
  case rows(RowsInView)
  case load(CGSize?)
  case metrics(WindowMetrics)
  case hover(Bool)
  case key(KeyPress)
  case lift(Bool)
  case drop(Drop)
  case pointer(Pointer)
  case menu(Bool)
  case select(TextRange)
  /// The developer has chosen an element for the inspector.
  case pick
}

/// The outcome of an event that a page reported.
package enum EventOutcome: Equatable, Sendable {
  case handled
  /// No element with this id is on the page, or it has been removed.
  case unknownNode
  /// The element does not listen for this kind of event.
  case notListening
  /// The element is disabled. An unmodified page does not report events for it.
  case disabled
  /// The user cannot reach the element: something covers it, or it is invisible or takes no taps.
  case unreachable
  /// The element cannot have this value, for example a word in a field for numbers.
  case invalidValue
}
