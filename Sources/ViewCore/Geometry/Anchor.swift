internal import ConcurrencyExtras
public import Foundation

/// A value in the coordinates of a view, such as its bounds, which other views convert to their own.
///
/// ``View/anchorPreference(key:value:transform:)`` provides it for the views around, and ``GeometryProxy/subscript(_:)``
/// converts it.
public struct Anchor<Value> {
  private let view: AnchoredView
  private let source: Source

  init(_ source: Source, of view: AnchoredView) {
    self.source = source
    self.view = view
  }

  /// A value in the coordinates of the view that gets an anchor.
  public struct Source: Sendable {
    /// A text that differs from those of other sources.
    let name: String
    /// Makes the value for the rectangle of the view, and for the scale of its lengths.
    let make: @Sendable (_ frame: CGRect, _ scale: CGSize) -> Value
  }

  /// Returns the value in the coordinates of another view.
  func value(for other: GeometryProxy) -> Value {
    let geometry = view.geometry
    let own = other.frame(in: .global)
    let scale = CGSize(
      width: own.width > 0 ? other.size.width / own.width : 1,
      height: own.height > 0 ? other.size.height / own.height : 1
    )
    guard let geometry else { return source.make(.zero, scale) }
    let frame = CGRect(
      x: (geometry.corner.x - own.minX) * scale.width,
      y: (geometry.corner.y - own.minY) * scale.height,
      width: geometry.shownSize.width * scale.width,
      height: geometry.shownSize.height * scale.height
    )
    let ownScale = CGSize(
      width: geometry.size.width > 0 ? frame.width / geometry.size.width : 1,
      height: geometry.size.height > 0 ? frame.height / geometry.size.height : 1
    )
    return source.make(frame, ownScale)
  }
}

extension Anchor: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.view === other.view && one.source.name == other.source.name
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(view))
    hasher.combine(source.name)
  }
}

extension Anchor<CGRect>.Source {
  /// The bounds of the view.
  public static var bounds: Self { Self(name: "bounds") { frame, _ in frame } }

  /// A rectangle in the coordinates of the view.
  public static func rect(_ rect: CGRect) -> Self {
    Self(name: "\(rect)") { frame, scale in
      CGRect(
        x: frame.minX + rect.minX * scale.width,
        y: frame.minY + rect.minY * scale.height,
        width: rect.width * scale.width,
        height: rect.height * scale.height
      )
    }
  }
}

extension Anchor<CGPoint>.Source {
  /// A point in the coordinates of the view.
  public static func point(_ point: CGPoint) -> Self {
    Self(name: "\(point)") { frame, scale in
      CGPoint(x: frame.minX + point.x * scale.width, y: frame.minY + point.y * scale.height)
    }
  }

  /// A point relative to the size of the view.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self(name: "unit \(point.x) \(point.y)") { frame, _ in
      CGPoint(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
    }
  }

  /// The middle of the view.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the upper side.
  public static var top: Self { unitPoint(.top) }
  /// The middle of the lower side.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The middle of the left side.
  public static var leading: Self { unitPoint(.leading) }
  /// The middle of the right side.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The upper left corner.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The upper right corner.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The lower left corner.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The lower right corner.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Creates the source of several values.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(name: "\(array.map(\.name))") { frame, scale in
      array.map { $0.make(frame, scale) }
    }
  }

  /// Creates the source of a value that may be missing.
  public init<T>(_ source: Anchor<T>.Source?) where Value == T? {
    self.init(name: source?.name ?? "") { frame, scale in source?.make(frame, scale) }
  }
}

extension GeometryProxy {
  /// Converts a value of another view to the coordinates of this one.
  ///
  /// A view whose body calls it runs again when one of the two views has moved or has another size. While the other
  /// view has no place yet, its rectangle is zero.
  ///
  /// - Parameter anchor: The value.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(for: self) }
}

/// The geometry of a view that has an anchor, which the page reports once somebody reads it.
@MainActor
final class AnchoredView {
  private let location = StateLocation<Geometry?>(nil)
  let follower = PlaceFollower()

  nonisolated init() {}

  /// The geometry, which the page follows from now on.
  nonisolated var geometry: Geometry? {
    MainThread.runAndWait {
      follower.follow()
      return location.value
    }
  }

  var binding: Binding<Geometry?> {
    Binding(get: { [location] in location.value }, set: { [location] in location.value = $0 })
  }
}

/// An invisible view that fills the space of a view with an anchor.
struct AnchoredPlace: View {
  let view: AnchoredView

  var body: some View {
    GeometryElement(view.binding, following: view.follower, content: EmptyView())
  }
}
