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
