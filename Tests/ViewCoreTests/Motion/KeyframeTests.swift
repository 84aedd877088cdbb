import Foundation
import Testing
import ViewCore

/// The values of keyframes over time.
struct KeyframeTests {
  private func values(_ timeline: KeyframeTimeline<Double>, at times: [Double]) -> [Double] {
    times.map { (timeline.value(time: $0) * 1000).rounded() / 1000 }
  }

  @Test func keyframesReachEachValueInTime() {
    let timeline = KeyframeTimeline(initialValue: 10.0) {
      LinearKeyframe(20, duration: 1)
      CubicKeyframe(40, duration: 2)
      MoveKeyframe(5)
      LinearKeyframe(0, duration: 1)
    }
    #expect(timeline.duration == 4)
    #expect(values(timeline, at: [-1, 0, 0.5, 1]) == [10, 10, 15, 20])
    #expect(values(timeline, at: [2.9999, 3, 3.5, 4, 9]) == [40, 5, 2.5, 0, 0])
    #expect(timeline.value(progress: 0.125) == 15)
  }

  @Test func lineFollowsItsCurve() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(100, duration: 1, timingCurve: .easeIn)
    }
    #expect(values(timeline, at: [0.5]) == [100 * 0.315_36].map { ($0 * 1000).rounded() / 1000 })
  }

  @Test func tracksRunTogether() {
    struct Pose {
      var height = 0.0
      var angle = Angle.zero
      var untouched = 7
    }
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.height) {
        LinearKeyframe(10, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
      KeyframeTrack(\.angle) {
        LinearKeyframe(.radians(4), duration: 4)
      }
    }
    #expect(timeline.duration == 4)
    let pose = timeline.value(time: 1.5)
    #expect(pose.height == 5)
    #expect(pose.angle == .radians(1.5))
    #expect(pose.untouched == 7)
    #expect(timeline.value(time: 3).height == 0)
  }

  @Test func restOfATrackBeginsWhereTheSpringIs() {
    let spring = Spring(duration: 0.5, bounce: 0)
    let short = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(100, duration: 0.25, spring: spring)
      LinearKeyframe(0, duration: 1)
    }
    #expect(values(short, at: [0.249_999_9, 0.25]) == [82.103, 82.103])
    let whole = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(100, spring: spring)
    }
    #expect(whole.duration == spring.settlingDuration)
    #expect(whole.value(time: whole.duration) == 100)
  }

  @Test func cubicKeyframesHaveNoCorners() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(30, duration: 1)
      LinearKeyframe(50, duration: 1)
      CubicKeyframe(50, duration: 1)
      SpringKeyframe(0, duration: 1)
      CubicKeyframe(0, duration: 1)
    }
    func speed(at time: Double) -> Double {
      (timeline.value(time: time + 1e-6) - timeline.value(time: time - 1e-6)) / 2e-6
    }
    func isSmooth(at time: Double) -> Bool {
      abs(speed(at: time - 1e-5) - speed(at: time + 1e-5)) < 0.5
    }
    for time in [1.0, 2, 3, 4, 5] { #expect(isSmooth(at: time), "\(time)") }
    #expect(abs(speed(at: 1) - 15) < 0.01)
    #expect(abs(speed(at: 1e-5)) < 0.01)
    #expect(abs(speed(at: 6 - 1e-5)) < 0.01)
  }

  @Test func velocitiesOfAKeyframeCount() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 2, startVelocity: 40, endVelocity: -20)
      SpringKeyframe(10, duration: 1, spring: .smooth, startVelocity: 60)
    }
    #expect(abs(timeline.value(time: 0.001) - 0.04) < 0.001)
    #expect(abs(timeline.value(time: 1.999) - 10.02) < 0.001)
    #expect(abs(timeline.value(time: 2.001) - 10.06) < 0.002)
  }

  private struct Jump: Keyframes {
    var isLanding = true

    var body: some Keyframes<Double> {
      KeyframeTrack {
        Bounce()
        for height in [3.0, 2, 1] { LinearKeyframe(height, duration: 1) }
        if isLanding { LinearKeyframe(0.0, duration: 1) } else { MoveKeyframe(9.0) }
      }
    }
  }

  private struct Bounce: KeyframeTrackContent {
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(4.0, duration: 1)
    }
  }

  @Test func keyframesOfAnAppAreThoseOfTheirBodies() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { Jump() }
    #expect(values(timeline, at: [1, 2, 3, 4, 5]) == [4, 3, 2, 1, 0])
  }

  @Test func unitCurvesGoFromZeroToOne() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      .bezier(startControlPoint: UnitPoint(x: 0.2, y: 1.4), endControlPoint: .bottom),
    ]
    for curve in curves {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: -1) == 0)
      #expect(curve.value(at: 2) == 1)
    }
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-9)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-9)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-9)
    #expect(abs(UnitCurve.easeIn.velocity(at: 0.999) - UnitCurve.linear.velocity(at: 0.5)) > 0.1)
    #expect(abs(UnitCurve.linear.velocity(at: 0) - 1) < 1e-6)
  }

  @Test func springIsKnownByEachOfItsForms() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-9)
    #expect(abs(spring.bounce - 0.3) < 1e-9)
    #expect(abs(spring.duration - 0.5) < 1e-9)
    let same = Spring(stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(same.response - 0.5) < 1e-9)
    #expect(abs(same.dampingRatio - 0.7) < 1e-9)
    #expect(Spring(stiffness: 1, damping: 9).dampingRatio == 1)
    #expect(Spring(stiffness: 1, damping: 4, allowOverDamping: true).dampingRatio == 2)
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
  }

  @Test(arguments: [0.0, 0.3, -0.5])
  func speedOfASpringIsThatOfItsPlace(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    for time in [0.0, 0.1, 0.3] {
      let (before, after) = (time - 1e-6, time + 1e-6)
      let way =
        spring.value(target: 100.0, initialVelocity: 30, time: after)
        - spring.value(target: 100.0, initialVelocity: 30, time: before)
      let speed = spring.velocity(target: 100.0, initialVelocity: 30, time: time)
      #expect(abs(way / 2e-6 - speed) < 0.01)
    }
  }
}
