import Foundation

nonisolated extension Shape {
  /// Returns the area that this shape and another one have in common.
  ///
  /// ```swift
  /// Circle().intersection(Rectangle().offset(x: 40)).fill(.red)
  /// ```
  ///
  /// Where we differ: curves become short straight lines, here and in the other operations with areas.
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether the even-odd rule decides which parts are inside.
  /// - Returns: The shape of the common area.
  public func intersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    TwoShapes(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// Returns the area of this shape together with that of another one.
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether the even-odd rule decides which parts are inside.
  /// - Returns: The shape of the whole area.
  public func union(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    TwoShapes(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// Returns the area of this shape without that of another one.
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether the even-odd rule decides which parts are inside.
  /// - Returns: The shape of the remaining area.
  public func subtracting(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    TwoShapes(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// Returns the areas that belong to this shape or to another one, and not to both.
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether the even-odd rule decides which parts are inside.
  /// - Returns: The shape of the area.
  public func symmetricDifference(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    TwoShapes(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's line that are inside of another shape.
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether the even-odd rule decides which parts are inside.
  /// - Returns: The line, which is meant to be stroked.
  public func lineIntersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    TwoShapes(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's line that are outside of another shape.
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether the even-odd rule decides which parts are inside.
  /// - Returns: The line, which is meant to be stroked.
  public func lineSubtraction(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    TwoShapes(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// A shape that is computed from two others.
private struct TwoShapes<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let combine: @Sendable (Path, Path) -> Path

  func path(in rect: CGRect) -> Path {
    combine(first.path(in: rect), second.path(in: rect))
  }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}
