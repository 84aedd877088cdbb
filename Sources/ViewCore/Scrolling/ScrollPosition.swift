public import Foundation

/// The place to which a scroll view is scrolled: a view, an edge, or a point of its content.
///
/// ```swift
/// struct MessagesView: View {
///   let messages: [Message]
///   @State private var position = ScrollPosition(idType: Message.ID.self)
///
///   var body: some View {
///     ScrollView {
///       LazyVStack { ForEach(messages) { MessageView(message: $0) } }.scrollTargetLayout()
///     }
///     .scrollPosition($position)
///     Button("Newest") { position.scrollTo(edge: .bottom) }
///   }
/// }
/// ```
///
/// The app scrolls with the methods, and ``View/scrollPosition(_:anchor:)`` sets ``viewID`` while the user scrolls.
public struct ScrollPosition: Equatable, Sendable {
  /// A place to which the app has scrolled.
  enum Target: Equatable {
    case view(anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private(set) var target: Target?
  private var id: ScrolledID?
  private var idType: ScrolledIDType
  /// Whether the user has scrolled since the app has.
  public private(set) var isPositionedByUser = false

  /// Creates a position that the user changes.
  ///
  /// - Parameter idType: The type of the views' ids. Views with other ids do not count.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.idType = ScrolledIDType(idType)
  }

  /// Creates the position of a view.
  ///
  /// - Parameters:
  ///   - id: The id of the view.
  ///   - anchor: The place of the view after scrolling. `nil` is that of the modifier.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(idType: ID.self)
    scrollTo(id: id, anchor: anchor)
  }

  /// Creates the position at an edge.
  ///
  /// - Parameters:
  ///   - idType: The type of the views' ids.
  ///   - edge: The edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(idType: idType)
    scrollTo(edge: edge)
  }

  /// Creates the position at a point of the content.
  ///
  /// - Parameters:
  ///   - idType: The type of the views' ids.
  ///   - point: The point that is at the upper left corner.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(idType: idType)
    scrollTo(point: point)
  }

  /// Creates the position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType: idType)
    scrollTo(x: x, y: y)
  }

  /// Creates the position at a horizontal offset.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(idType: idType)
    scrollTo(x: x)
  }

  /// Creates the position at a vertical offset.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(idType: idType)
    scrollTo(y: y)
  }

  /// Scrolls to a view, which may be a row that does not exist yet.
  ///
  /// - Parameters:
  ///   - id: The id of the view. An unknown one does nothing. See `ScrollViewProxy.scrollTo(_:anchor:)` for rows that
  ///     do not exist yet.
  ///   - anchor: The place of the view after scrolling. `nil` is that of the modifier.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    idType = ScrolledIDType(ID.self)
    go(to: .view(anchor: anchor))
    self.id = ScrolledID(value: id)
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) {
    go(to: .edge(edge))
  }

  /// Scrolls until a point of the content is at the upper left corner.
  public mutating func scrollTo(point: CGPoint) {
    go(to: .point(x: point.x, y: point.y))
  }

  /// Scrolls until a point of the content is at the upper left corner.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    go(to: .point(x: x, y: y))
  }

  /// Scrolls horizontally.
  public mutating func scrollTo(x: CGFloat) {
    go(to: .point(x: x, y: nil))
  }

  /// Scrolls vertically.
  public mutating func scrollTo(y: CGFloat) {
    go(to: .point(x: nil, y: y))
  }

  /// The id of the view to which the app or the user has scrolled, or `nil` if it is none or unknown.
  public var viewID: (any Hashable & Sendable)? { id?.value }

  /// Returns the id of the view to which the app or the user has scrolled, if it has a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// The edge to which the app has scrolled, until the user scrolls.
  public var edge: Edge? {
    if case .edge(let edge)? = target { edge } else { nil }
  }

  /// The point to which the app has scrolled, until the user scrolls.
  public var point: CGPoint? {
    guard case .point(let x?, let y?)? = target else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The horizontal offset to which the app has scrolled, until the user scrolls.
  public var x: CGFloat? {
    if case .point(let x, _)? = target { x } else { nil }
  }

  /// The vertical offset to which the app has scrolled, until the user scrolls.
  public var y: CGFloat? {
    if case .point(_, let y)? = target { y } else { nil }
  }

  private mutating func go(to target: Target) {
    self.target = target
    id = nil
    isPositionedByUser = false
  }

  /// Notes that the user has scrolled to a view with some ids.
  mutating func followUser(to ids: [AnyHashable]) {
    target = nil
    id = ids.lazy.compactMap(idType.convert).first.map(ScrolledID.init) ?? nil
    isPositionedByUser = true
  }
}

/// An id that compares with those of other types.
private struct ScrolledID: Equatable {
  let value: any Hashable & Sendable

  static func == (one: Self, other: Self) -> Bool {
    AnyHashable(one.value) == AnyHashable(other.value)
  }
}

/// The type of ids for which a position waits.
private struct ScrolledIDType: Equatable {
  /// Returns an id if it has the type.
  let convert: @Sendable (AnyHashable) -> (any Hashable & Sendable)?
  private let type: ObjectIdentifier

  init<ID: Hashable & Sendable>(_ type: ID.Type) {
    self.type = ObjectIdentifier(type)
    convert = { $0.base as? ID }
  }

  static func == (one: Self, other: Self) -> Bool { one.type == other.type }
}
