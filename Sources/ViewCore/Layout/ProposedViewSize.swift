public import Foundation

/// The size that a container offers to a view.
///
/// A length of `nil` asks for the ideal one, 0 for the smallest, and infinity for the largest.
public struct ProposedViewSize: Equatable, Sendable {
  /// Asks a view for its smallest size.
  public static let zero = Self(width: 0, height: 0)
  /// Asks a view for its ideal size.
  public static let unspecified = Self(width: nil, height: nil)
  /// Asks a view for its largest size.
  public static let infinity = Self(width: .infinity, height: .infinity)

  /// The width in points, or `nil` for the ideal one.
  public var width: CGFloat?
  /// The height in points, or `nil` for the ideal one.
  public var height: CGFloat?

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - width: The width in points. `nil` asks for the ideal one.
  ///   - height: The height in points. `nil` asks for the ideal one.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  ///
  /// - Parameter size: The size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns the proposal as a size.
  ///
  /// - Parameter size: The lengths that stand for those without a value.
  /// - Returns: The size.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
