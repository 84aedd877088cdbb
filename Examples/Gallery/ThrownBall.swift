import SwiftUI

/// A ball that flies and falls by keyframes at a tap.
struct ThrownBall: View {
  @State private var throwCount = 0

  private struct Pose {
    var height = 0.0
    var stretch = 1.0
  }

  var body: some View {
    HStack(spacing: 24) {
      Circle().fill(.orange).frame(width: 32, height: 32)
        .keyframeAnimator(initialValue: Pose(), trigger: throwCount) { ball, pose in
          ball
            .scaleEffect(x: 1 / pose.stretch, y: pose.stretch, anchor: .bottom)
            .offset(y: -pose.height)
        } keyframes: { _ in
          KeyframeTrack(\.height) {
            CubicKeyframe(48, duration: 0.35)
            CubicKeyframe(0, duration: 0.3, endVelocity: -300)
            SpringKeyframe(0, spring: .bouncy)
          }
          KeyframeTrack(\.stretch) {
            LinearKeyframe(1.2, duration: 0.15)
            LinearKeyframe(1, duration: 0.2, timingCurve: .easeOut)
            LinearKeyframe(1.2, duration: 0.3, timingCurve: .easeIn)
            MoveKeyframe(0.7)
            SpringKeyframe(1, spring: .bouncy)
          }
        }
        .frame(height: 88, alignment: .bottom)
      Button("Throw") { throwCount += 1 }.buttonStyle(.bordered)
    }
  }
}
