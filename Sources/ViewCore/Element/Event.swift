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
  /// The text of a text control was edited.
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
  /// The control received the keyboard focus.
  ///
  /// Carries no value.
  public static let focus = Self(rawValue: 1 << 4)
  /// The control lost the focus, and no other listening control received it.
  ///
  /// Carries no value.
  public static let blur = Self(rawValue: 1 << 5)
  /// The user dismissed a dialog, by the escape key or a tap outside of it, or popped a screen.
  ///
  /// Carries no value.
  public static let dismiss = Self(rawValue: 1 << 6)
  /// The user deleted a row, by the delete key, a long swipe or the button that a short swipe
  /// reveals.
  ///
  /// Carries no value.
  public static let delete = Self(rawValue: 1 << 15)
  /// The user moved a row among its siblings.
  ///
  /// Carries the number of places, negative for upwards.
  public static let move = Self(rawValue: 1 << 9)
  /// The size of the element has changed.
  ///
  /// Carries the size in points. The window reports the sizes of many elements at once.
  public static let resize = Self(rawValue: 1 << 10)
  /// The element has another size, or is at another place.
  ///
  /// Carries its size, and its corner in the window and in each coordinate space of the attribute
  /// `data-spaces`. The window reports the places of many elements at once.
  public static let place = Self(rawValue: 1 << 23)
  /// A control was pressed or released, or the window was shown or covered.
  ///
  /// Carries whether it is pressed, or shown.
  public static let press = Self(rawValue: 1 << 11)
  /// One or more clicks in quick succession.
  ///
  /// Carries their number and location.
  public static let tap = Self(rawValue: 1 << 12)
  /// A long press.
  ///
  /// Carries no value.
  public static let longPress = Self(rawValue: 1 << 13)
  /// A drag.
  ///
  /// Carries its start, location and velocity, and whether it has ended.
  public static let drag = Self(rawValue: 1 << 14)
  /// Two fingers that move apart, together or around each other.
  ///
  /// Carries their relative distance, rotation and start, and whether the gesture has ended.
  public static let pinch = Self(rawValue: 1 << 16)
  /// Elements of a lazy container became visible or hidden.
  ///
  /// Carries their ids. The window reports them together, for elements that ask for it.
  public static let visibility = Self(rawValue: 1 << 17)
  /// The user has scrolled a long collection.
  ///
  /// Carries which of its rows the page needs. The elements that stand for missing rows report it.
  public static let rows = Self(rawValue: 1 << 18)
  /// The user pushes the screen that was popped last again, by the browser's forward button.
  ///
  /// Carries no value.
  public static let pushAgain = Self(rawValue: 1 << 7)
  /// The user goes to an entry of the browser's history whose screen cannot be pushed again.
  ///
  /// Carries the path and the query of its address. The window reports it.
  public static let openAddress = Self(rawValue: 1 << 8)
  /// The page has loaded an image from an address, or could not.
  ///
  /// Carries the size of the image in pixels, or nothing if it was not loaded.
  public static let load = Self(rawValue: 1 << 19)
  /// The size class, the scale or a setting of the window has changed.
  ///
  /// Carries all of them. The window reports it.
  public static let metrics = Self(rawValue: 1 << 20)
  /// The pointer of a mouse has come over the element, or has left it.
  ///
  /// Carries whether it is over the element.
  public static let hover = Self(rawValue: 1 << 21)
  /// A key was pressed or released while the element, or one inside, has the keyboard focus.
  ///
  /// Carries the key, its phase and the modifiers.
  public static let key = Self(rawValue: 1 << 22)
  /// The user has lifted the element to drag it to another one, or has let go of it.
  ///
  /// Carries whether it is lifted.
  public static let lift = Self(rawValue: 1 << 25)
  /// A lifted element has come over the element, has left it, or was dropped on it.
  ///
  /// Carries which of these, and the place of the pointer.
  public static let drop = Self(rawValue: 1 << 26)
  /// The pointer of a mouse moves over the element, or has left it.
  ///
  /// Carries its place, and whether it has left the element.
  public static let pointer = Self(rawValue: 1 << 27)
  /// The context menu of the element was opened or closed.
  ///
  /// Carries whether it is open.
  public static let menu = Self(rawValue: 1 << 28)
  /// The user has selected a part of the text of a field, or moved the place of the next letter.
  ///
  /// Carries the part.
  public static let select = Self(rawValue: 1 << 29)
  /// The developer has chosen the element for the inspector, or the window itself for none.
  ///
  /// Carries no value. The script of a page without the inspector does not know it.
  package static let pick = Self(rawValue: 1 << 24)
}

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

  /// One or more clicks in quick succession.
  public struct Tap: Equatable, Sendable {
    public var count: Int
    /// The location of the last click, in points from the corner of the reference element.
    public var location: CGPoint

    public init(count: Int = 1, location: CGPoint = .zero) {
      self.count = count
      self.location = location
    }
  }

  /// The phase of a gesture.
  public enum Phase: Equatable, Sendable {
    case moved
    case ended
    /// The gesture was cancelled, for example because the browser started to scroll.
    case cancelled
  }

  /// A drag, in points from the corner of the reference element.
  public struct Drag: Equatable, Sendable {
    public var start: CGPoint
    public var location: CGPoint
    /// The velocity in points a second.
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
    /// The distance between the fingers, relative to the distance at the start.
    public var scale: Double
    /// The rotation in radians.
    public var angle: Double
    /// The midpoint between the fingers at the start, in points from the element's corner.
    public var start: CGPoint
    /// The same midpoint, relative to the element's size.
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

  /// A lifted element over another one.
  public struct Drop: Equatable, Sendable {
    /// The place of the pointer, in points from the corner of the other element.
    public var location: CGPoint
    /// Whether the lifted element has come over the other one, was dropped on it, or has left it.
    public var phase: Phase

    public init(location: CGPoint, phase: Phase) {
      self.location = location
      self.phase = phase
    }
  }

  /// The pointer of a mouse over an element.
  public struct Pointer: Equatable, Sendable {
    /// The place of the pointer, in points from the corner of the reference element.
    public var location: CGPoint
    /// Whether the pointer moves over the element, or has left it.
    public var phase: Phase

    public init(location: CGPoint, phase: Phase = .moved) {
      self.location = location
      self.phase = phase
    }
  }

  /// A part of a text, in units of UTF-16.
  public struct TextRange: Equatable, Sendable {
    public var start: Int
    public var end: Int

    public init(start: Int, end: Int) {
      self.start = start
      self.end = end
    }
  }

  /// The new size of an element.
  public struct ElementSize: Equatable, Sendable {
    public var node: NodeID
    /// The size in points.
    public var size: CGSize

    public init(node: NodeID, size: CGSize) {
      self.node = node
      self.size = size
    }
  }

  /// The size of an element, and where it is, in points.
  public struct Place: Equatable, Sendable {
    /// The size in the layout.
    public var size: CGSize
    /// The size on the screen, which effects around the element may scale.
    public var shownSize: CGSize
    /// The upper left corner in the window and in each of the element's coordinate spaces.
    public var corners: [CGPoint]

    public init(size: CGSize, shownSize: CGSize? = nil, corners: [CGPoint] = [.zero]) {
      self.size = size
      self.shownSize = shownSize ?? size
      self.corners = corners
    }
  }

  /// The new place of an element.
  public struct ElementPlace: Equatable, Sendable {
    public var node: NodeID
    public var place: Place

    public init(node: NodeID, place: Place) {
      self.node = node
      self.place = place
    }
  }

  /// The elements that became visible, and those that became hidden.
  public struct VisibilityChange: Equatable, Sendable {
    public var shown: [NodeID]
    public var hidden: [NodeID]

    public init(shown: [NodeID] = [], hidden: [NodeID] = []) {
      self.shown = shown
      self.hidden = hidden
    }
  }

  /// The part of a container of rows that is near the visible part of the page.
  public struct RowsInView: Equatable, Sendable {
    /// A row: an element of the container, or a row for which an element stands.
    public struct Point: Equatable, Sendable {
      public var element: Int
      /// The number of the row among those for which the element stands, otherwise 0.
      public var row: Int

      public init(element: Int, row: Int = 0) {
        self.element = element
        self.row = row
      }
    }

    /// The first row that the page needs.
    public var first: Point
    /// The last row that the page needs.
    public var last: Point
    /// The row with the focus, which must stay.
    public var held: Int?

    public init(first: Point, last: Point, held: Int? = nil) {
      self.first = first
      self.last = last
      self.held = held
    }
  }

  /// The kind of event for which an element must listen.
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
    case .place, .places: .place
    case .press: .press
    case .tap: .tap
    case .longPress: .longPress
    case .drag: .drag
    case .pinch: .pinch
    case .visibility: .visibility
    case .rows: .rows
    case .load: .load
    case .pushAgain: .pushAgain
    case .openAddress: .openAddress
    case .metrics: .metrics
    case .hover: .hover
    case .key: .key
    case .lift: .lift
    case .drop: .drop
    case .pointer: .pointer
    case .menu: .menu
    case .select: .select
    case .pick: .pick
    }
  }
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
