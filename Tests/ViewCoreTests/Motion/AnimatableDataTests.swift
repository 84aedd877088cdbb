import Foundation
import Testing
import ViewCore

/// The values between two values.
struct AnimatableDataTests {
  @Test func numbersHaveValuesInBetween() {
    #expect(2.0.interpolated(towards: 4, amount: 0.25) == 2.5)
    #expect(Float(2).interpolated(towards: 4, amount: 0.25) == 2.5)
    #expect(CGFloat(2).interpolated(towards: 4, amount: 1.5) == 5)
    var number = 10.0
    number.interpolate(towards: 0, amount: 0.1)
    #expect(number == 9)
    #expect(3.0.scaled(by: 2) == 6)
    #expect(3.0.magnitudeSquared == 9)
    #expect(3.0.animatableData == 3)
  }

  @Test func pairsMoveTogether() {
    let (start, end) = (AnimatablePair(0.0, Float(10)), AnimatablePair(4.0, Float(30)))
    #expect(start.interpolated(towards: end, amount: 0.5) == AnimatablePair(2, 20))
    #expect(end - start == AnimatablePair(4, 20))
    #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
    #expect(AnimatablePair<Double, Double>.zero == AnimatablePair(0, 0))
  }

  /// Returns the value in the middle between two.
  private func middle<Value: Animatable>(_ start: Value, _ end: Value) -> Value {
    var value = start
    value.animatableData.interpolate(towards: end.animatableData, amount: 0.5)
    return value
  }

  @Test func valuesOfGeometryHaveAllTheirParts() {
    #expect(middle(Angle.zero, .radians(2)) == .radians(1))
    #expect(middle(CGPoint.zero, CGPoint(x: 2, y: 4)) == CGPoint(x: 1, y: 2))
    #expect(middle(CGSize.zero, CGSize(width: 2, height: 4)) == CGSize(width: 1, height: 2))
    let rect = CGRect(x: 2, y: 4, width: 6, height: 8)
    #expect(middle(CGRect.zero, rect) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(middle(UnitPoint.topLeading, .bottomTrailing) == .center)
    #expect(
      middle(EdgeInsets(), EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
        == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    )
    let radii = RectangleCornerRadii(
      topLeading: 2,
      bottomLeading: 4,
      bottomTrailing: 6,
      topTrailing: 8
    )
    let half = RectangleCornerRadii(
      topLeading: 1,
      bottomLeading: 2,
      bottomTrailing: 3,
      topTrailing: 4
    )
    #expect(middle(RectangleCornerRadii(), radii) == half)
  }
}
