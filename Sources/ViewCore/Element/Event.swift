public import Foundation

/// The kinds of event that a page can report for an element.
public struct EventKinds: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// A click, a tap, or the keyboard's activation of a control.
  ///
  /// Carries no value.
  public static let click = Self(rawValue: 1 << 0)
  /// A text control's text was edited.
  ///
  /// Carries the whole text.
  public static let input = Self(rawValue: 1 << 1)
  /// A toggle was switched.
  ///
  /// Carries the new state.
  public static let change = Self(rawValue: 1 << 2)
  /// The return key was pressed in a text control.
  ///
  /// Carries no value.
  public static let submit = Self(rawValue: 1 << 3)
  /// The control got the keyboard's focus.
  ///
  /// Carries no value.
  public static let focus = Self(rawValue: 1 << 4)
  /// The control lost the focus, and none that listens for it got it instead.
  ///
  /// Carries no value.
  public static let blur = Self(rawValue: 1 << 5)
  /// A dialog was to be closed, by the escape key or a tap beside it, or a screen was to be popped.
  ///
  /// Carries no value.
  public static let dismiss = Self(rawValue: 1 << 6)
  /// A row was to be deleted, by the delete key, a long swipe or the button that a short one shows.
  ///
  /// Carries no value.
  public static let delete = Self(rawValue: 1 << 15)
  /// A row was moved among its siblings.
  ///
  /// Carries by how many places, negative where it went up.
  public static let move = Self(rawValue: 1 << 9)
  /// The element got a size, or another one.
  ///
  /// Carries the size in points.
  public static let resize = Self(rawValue: 1 << 10)
  /// A control was pressed or let go.
  ///
  /// Carries whether it is pressed.
  public static let press = Self(rawValue: 1 << 11)
  /// A click for the second time, soon after the first.
  ///
  /// Carries no value.
  public static let doubleClick = Self(rawValue: 1 << 12)
  /// A press that lasted long.
  ///
  /// Carries no value.
  public static let longPress = Self(rawValue: 1 << 13)
  /// A press that moves.
  ///
  /// Carries where it began and where it is, and whether it ended.
  public static let drag = Self(rawValue: 1 << 14)
  /// The screen that was popped last was to be pushed again, by the browser's forward button.
  ///
  /// Carries no value.
  public static let pushAgain = Self(rawValue: 1 << 7)
}

/// Something that a person did on the page.
public enum Event: Equatable, Sendable {
  case click
  case input(String)
  case change(Bool)
  case submit
  case focus
  case blur
  case dismiss
  case pushAgain
  case delete
  case move(Int)
  case resize(CGSize)
  case press(Bool)
  case doubleClick
  case longPress
  case drag(Drag)

  /// A press that moves, in points from the element's corner.
  public struct Drag: Equatable, Sendable {
    public var start: CGPoint
    public var location: CGPoint
    public var hasEnded: Bool

    public init(start: CGPoint, location: CGPoint, hasEnded: Bool) {
      self.start = start
      self.location = location
      self.hasEnded = hasEnded
    }
  }

  /// The kind for which an element must listen.
  public var kind: EventKinds {
    switch self {
    case .click: .click
    case .input: .input
    case .change: .change
    case .submit: .submit
    case .focus: .focus
    case .blur: .blur
    case .dismiss: .dismiss
    case .delete: .delete
    case .move: .move
    case .resize: .resize
    case .press: .press
    case .doubleClick: .doubleClick
    case .longPress: .longPress
    case .drag: .drag
    case .pushAgain: .pushAgain
    }
  }
}

/// What became of an event that a page reported.
package enum EventOutcome: Equatable, Sendable {
  case handled
  /// No element of that number is on the page (any more).
  case unknownNode
  /// The element is there and does not listen for that kind of event.
  case notListening
  /// The element is disabled: an honest page does not report events for it.
  case disabled
}
