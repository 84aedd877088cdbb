import Testing
import ViewCore
import ViewTesting

/// The animations that a page receives.
@MainActor
struct AnimationTests {
  private struct Card: View {
    @State var isOpen = false

    var body: some View {
      Text("Card").opacity(isOpen ? 1 : 0.5)
      Button("Move") { withAnimation(.linear(duration: 0.2)) { isOpen.toggle() } }
      Button("Jump") { isOpen.toggle() }
      Button("Still") {
        var transaction = Transaction(animation: .default)
        transaction.disablesAnimations = true
        withTransaction(transaction) { isOpen.toggle() }
      }
    }
  }

  private func motions(_ view: ViewHarness) -> [Patch] {
    view.patches.filter { if case .animate = $0 { true } else { false } }
  }

  @Test func changesInWithAnimationAreAnimated() throws {
    let view = ViewHarness { Card() }
    try view.tap(.button("Move"))
    let motion = Motion(milliseconds: 200, curve: "cubic-bezier(0,0,1,1)")
    #expect(view.patches.first == .animate(node: 0, motion))
    #expect(view.patches.count == 2)
    for title in ["Jump", "Still"] {
      try view.tap(.button(title))
      #expect(motions(view).isEmpty)
      #expect(view.patches.count == 1)
    }
  }

  @Test func animationModifierAnimatesChangesInsideItsView() throws {
    struct Dial: View {
      @State private var angle = 0.0
      @State private var other = 0.0

      var body: some View {
        Text("Dial").opacity(angle + other).animation(.easeIn(duration: 1), value: angle)
        Button("Turn") { angle += 0.1 }
        Button("Other") { other += 0.1 }
      }
    }
    let view = ViewHarness { Dial() }
    try view.tap(.button("Turn"))
    guard case .animate(let node, let motion?) = view.patches.first else {
      Issue.record("nothing moves")
      return
    }
    #expect(node != 0)
    #expect(motion.milliseconds == 1000)
    try view.tap(.button("Other"))
    #expect(motions(view).isEmpty)
  }

  @Test func timingCurvesAreCSS() throws {
    #expect(try motion(.easeInOut(duration: 0.5)).curve == "cubic-bezier(0.42,0,0.58,1)")
    let curve = Animation.timingCurve(UnitCurve.easeInOut, duration: 0.5)
    #expect(curve == .easeInOut(duration: 0.5))
    let circle = try motion(.timingCurve(.circularEaseIn, duration: 2))
    #expect(circle.curve == "cubic-bezier(0.55,0,1,0.45)")
    #expect(circle.milliseconds == 2000)
    #expect(try motion(.linear.speed(2)).milliseconds == 175)
    #expect(try motion(.easeOut.delay(0.25)).delay == 250)
    #expect(try motion(.linear(duration: .infinity)).milliseconds == 60_000)
    for spring in [
      Animation.default, .spring(duration: 0.3, bounce: 0.4),
      .interpolatingSpring(stiffness: 100, damping: 5),
      .interactiveSpring(), .spring(response: 1, dampingFraction: 2), .bouncy,
      .spring(dampingFraction: 1),
    ] {
      let motion = try motion(spring)
      #expect(motion.curve.hasPrefix("linear(0,"))
      #expect(motion.curve.hasSuffix(",1)"))
      #expect((100...10_000).contains(motion.milliseconds))
    }
    #expect(try motion(.bouncy).curve.contains("1.0"))
  }

  @Test func springsHaveSeveralNames() {
    let named: [(Animation, Animation)] = [
      (.spring, .spring(duration: 0.5, bounce: 0)),
      (.interactiveSpring, .interactiveSpring(response: 0.15, dampingFraction: 0.86)),
      (.interpolatingSpring, .interpolatingSpring(duration: 0.5, bounce: 0)),
      (.smooth(duration: 1), .spring(duration: 1)),
      (.snappy(duration: 1, extraBounce: 0.1), .spring(duration: 1, bounce: 0.25)),
      (.bouncy(duration: 1, extraBounce: 0.2), .spring(duration: 1, bounce: 0.5)),
      (.bouncy, .bouncy(duration: 0.5)),
    ]
    for (first, second) in named { #expect(first == second) }
    #expect(
      Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 5)
        != .interpolatingSpring(stiffness: 100, damping: 10)
    )
  }
}
