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

extension Event {
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
