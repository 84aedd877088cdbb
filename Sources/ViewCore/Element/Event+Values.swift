public import Foundation

extension Event {
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
}
