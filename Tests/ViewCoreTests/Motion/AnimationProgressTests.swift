import Testing
import ViewCore

/// The part of the way that an animation has made at a time.
struct AnimationProgressTests {
  private func values(_ animation: Animation, at times: [Double]) -> [Double?] {
    times.map { animation.progress(at: $0).map { ($0 * 1000).rounded() / 1000 } }
  }

  @Test func curvesBeginAndEndAsTheirNamesSay() {
    let times = [0, 0.25, 0.5, 0.75, 0.999, 1]
    #expect(values(.linear(duration: 1), at: times) == [0, 0.25, 0.5, 0.75, 0.999, nil])
    #expect(values(.easeIn(duration: 1), at: times) == [0, 0.093, 0.315, 0.622, 0.998, nil])
    #expect(values(.easeOut(duration: 1), at: times) == [0, 0.378, 0.685, 0.907, 1, nil])
    #expect(values(.easeInOut(duration: 1), at: times) == [0, 0.129, 0.5, 0.871, 1, nil])
    let steep = Animation.timingCurve(0, 2, 1, -1, duration: 1)
    #expect(values(steep, at: [0.5]) == [0.5])
    #expect(values(steep, at: [0.1])[0].map { $0 > 0.5 } == true)
  }

  @Test func springsSwingAndComeToRest() throws {
    let smooth = values(.smooth(duration: 0.5), at: [0, 0.25, 0.5])
    #expect(smooth == [0, 0.821, 0.986])
    let bouncy = try #require(Animation.bouncy.progress(at: 0.4))
    #expect(bouncy > 1)
    #expect(Animation.bouncy.progress(at: 10) == nil)
  }

  @Test func delayAndSpeedMoveTheTime() {
    let animation = Animation.linear(duration: 1).delay(0.5)
    #expect(values(animation, at: [0, 0.4, 0.75, 1.25, 1.5]) == [0, 0, 0.25, 0.75, nil])
    let fast = animation.speed(2)
    #expect(values(fast, at: [0.2, 0.5, 0.75]) == [0, 0.5, nil])
  }

  @Test func repetitionsTurnAround() {
    let there = Animation.linear(duration: 1).repeatCount(3)
    #expect(values(there, at: [0.25, 1.25, 2.25, 3]) == [0.25, 0.75, 0.25, nil])
    let again = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
    #expect(values(again, at: [0.25, 1.25, 2]) == [0.25, 0.25, nil])
    let endless = Animation.linear(duration: 1).repeatForever()
    #expect(values(endless, at: [0.25, 1001.25]) == [0.25, 0.75])
  }

  @Test func animationWithoutDurationIsOver() {
    #expect(Animation.linear(duration: 0).progress(at: 0) == nil)
    #expect(Animation.linear(duration: -1).repeatForever().progress(at: 5) == nil)
  }
}
