public import Foundation

/// A type-erased shape.
public struct AnyShape: Shape {
  private let makePath: @Sendable (CGRect) -> Path

  /// Creates a shape that hides the type of another one.
  public init(_ shape: some Shape) {
    makePath = { shape.path(in: $0) }
  }

  public func path(in rect: CGRect) -> Path { makePath(rect) }
}
