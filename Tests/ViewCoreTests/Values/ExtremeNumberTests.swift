import Foundation
import Testing
import ViewCore
import ViewTesting

/// Numbers that no screen can show, and which must not end the app.
@MainActor
struct ExtremeNumberTests {
  @Test(
    arguments: [
      (.infinity, "2147483647"), (-.infinity, "-2147483648"), (1e300, "2147483647"), (.nan, "0"),
      (-0.5, "-50"),
    ] as [(Double, String)]
  )
  func infiniteZIndexIsFinite(height: Double, css: String) {
    let view = ViewHarness { Text("x").zIndex(height) }
    #expect(view.outline.contains("z-index:\(css)\""))
  }

  @Test func hugeRepeatCountIsAccepted() throws {
    struct Mover: View {
      let animation: Animation
      @State private var isOn = false

      var body: some View {
        Text("Mover").opacity(isOn ? 1 : 0)
        Button("Go") {
          withAnimation(animation) {
            isOn.toggle()
          } completion: {
          }
        }
      }
    }
    for animation in [
      Animation.linear(duration: 60).repeatCount(.max), .linear(duration: .nan),
      .linear.speed(.nan), .linear.delay(.nan), .linear(duration: -.infinity),
    ] {
      let view = ViewHarness { Mover(animation: animation) }
      try view.tap(.button("Go"))
      guard case .animate(_, let motion?) = view.patches.first else { throw CancellationError() }
      #expect((0...60_000).contains(motion.milliseconds))
      #expect(motion.delay == 0)
    }
  }

  @Test(arguments: [Text.DateStyle.timer, .relative, .offset])
  func extremeDatesAreWritten(style: Text.DateStyle) {
    for seconds in [Double.infinity, -.infinity, .greatestFiniteMagnitude, .nan] {
      let date = Date(timeIntervalSince1970: seconds)
      #expect(!ViewHarness { Text(date, style: style) }.text.isEmpty)
    }
  }

  @Test func endlessTimerIsAccepted() {
    let never = Date(timeIntervalSince1970: .infinity)
    let view = ViewHarness {
      Text(timerInterval: Date(timeIntervalSince1970: 0)...never, pauseTime: never)
      Text(timerInterval: Date(timeIntervalSince1970: 0)...never)
    }
    #expect(view.text.count == 2)
  }

  @Test(arguments: [Double.infinity, .nan, 1e300])
  func arcGoesAroundOnceAtMost(delta: Double) {
    var path = Path()
    path.addRelativeArc(
      center: .zero,
      radius: 1,
      startAngle: .zero,
      delta: .radians(delta)
    )
    #expect(ViewHarness { path }.outline.count < 2000)
  }
}
