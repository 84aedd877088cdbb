public import Foundation

/// A form of any kind.
public struct AnyShape: Shape {
  private let makePath: @Sendable (CGRect) -> Path

  /// Hides which kind of form it is.
  public init(_ shape: some Shape) {
    makePath = { shape.path(in: $0) }
  }

  public func path(in rect: CGRect) -> Path { makePath(rect) }
}
