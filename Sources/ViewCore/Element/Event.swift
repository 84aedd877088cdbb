public import Foundation

/// The kinds of event that a page can report for an element.
public struct EventKinds: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
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
  /// Carries the size in points. The window tells it of many elements at once.
  public static let resize = Self(rawValue: 1 << 10)
  /// A control was pressed or let go, or the window was shown or covered.
  ///
  /// Carries whether it is pressed, or shown.
  public static let press = Self(rawValue: 1 << 11)
  /// So many clicks, one soon after the other.
  ///
  /// Carries how many and where.
  public static let tap = Self(rawValue: 1 << 12)
  /// A press that lasted long.
  ///
  /// Carries no value.
  public static let longPress = Self(rawValue: 1 << 13)
  /// A press that moves.
  ///
  /// Carries where it began, where it is and how fast, and whether it is over.
  public static let drag = Self(rawValue: 1 << 14)
  /// Two fingers that move apart, together or around each other.
  ///
  /// Carries how far they have come, where they began, and whether they are up again.
  public static let pinch = Self(rawValue: 1 << 16)
  /// Views of a lazy container came into sight or left it.
  ///
  /// Carries which. The window tells it of all of them, where their elements ask for it.
  public static let visibility = Self(rawValue: 1 << 17)
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
  case sizes([ElementSize])
  case press(Bool)
  case tap(Tap)
  case longPress
  case drag(Drag)
  case pinch(Pinch)
  case visibility(VisibilityChange)

  /// So many clicks, one soon after the other.
  public struct Tap: Equatable, Sendable {
    public var count: Int
    /// Where the last one was, in points from the corner of what the element measures from.
    public var location: CGPoint

    public init(count: Int = 1, location: CGPoint = .zero) {
      self.count = count
      self.location = location
    }
  }

  /// Whether something that a person does with fingers goes on.
  public enum Phase: Equatable, Sendable {
    case moved
    case ended
    /// It broke off, as where the browser takes it for something else.
    case cancelled
  }

  /// A press that moves, in points from the corner of what the element measures from.
  public struct Drag: Equatable, Sendable {
    public var start: CGPoint
    public var location: CGPoint
    /// How fast it is, in points a second.
    public var velocity: CGSize
    public var phase: Phase

    public init(
      start: CGPoint,
      location: CGPoint,
      velocity: CGSize = .zero,
      phase: Phase = .moved
    ) {
      self.start = start
      self.location = location
      self.velocity = velocity
      self.phase = phase
    }
  }

  /// Two fingers on an element.
  public struct Pinch: Equatable, Sendable {
    /// How many times as far apart they are as they were.
    public var scale: Double
    /// How far they have turned, in radians.
    public var angle: Double
    /// The middle between them when they went down, in points from the element's corner.
    public var start: CGPoint
    /// The same place as a part of the element's size.
    public var anchor: UnitPoint
    public var phase: Phase

    public init(
      scale: Double = 1,
      angle: Double = 0,
      start: CGPoint = .zero,
      anchor: UnitPoint = .center,
      phase: Phase = .moved
    ) {
      self.scale = scale
      self.angle = angle
      self.start = start
      self.anchor = anchor
      self.phase = phase
    }
  }

  /// An element that got a size, or another one.
  public struct ElementSize: Equatable, Sendable {
    public var node: NodeID
    /// The size in points.
    public var size: CGSize

    public init(node: NodeID, size: CGSize) {
      self.node = node
      self.size = size
    }
  }

  /// Which elements came into sight, and which left it.
  public struct VisibilityChange: Equatable, Sendable {
    public var shown: [NodeID]
    public var hidden: [NodeID]

    public init(shown: [NodeID] = [], hidden: [NodeID] = []) {
      self.shown = shown
      self.hidden = hidden
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
    case .resize, .sizes: .resize
    case .press: .press
    case .tap: .tap
    case .longPress: .longPress
    case .drag: .drag
    case .pinch: .pinch
    case .visibility: .visibility
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
  /// The value is none that the element can have, such as a word for a number.
  case invalidValue
}
