public import Foundation

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// The name of the side in the stylesheet.
  var name: String { "\(self)" }

  /// Several sides of a rectangle.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one side.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let top = Self(.top)
    public static let leading = Self(.leading)
    public static let bottom = Self(.bottom)
    public static let trailing = Self(.trailing)
    public static let horizontal: Self = [.leading, .trailing]
    public static let vertical: Self = [.top, .bottom]
    public static let all: Self = [.horizontal, .vertical]
  }
}

/// The upper or the lower side of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top, bottom

  /// A set of the upper and the lower side.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one side.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let top = Self(.top)
    public static let bottom = Self(.bottom)
    public static let all: Self = [.top, .bottom]
  }
}

/// The leading or the trailing side of a rectangle.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing
}

extension Edge {
  init(_ edge: VerticalEdge) {
    self = edge == .top ? .top : .bottom
  }

  init(_ edge: HorizontalEdge) {
    self = edge == .leading ? .leading : .trailing
  }
}

/// The insets of a rectangle's sides.
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  init(_ length: CGFloat, on edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }
}
