import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct TransitionTests {
  @Test(
    arguments: [
      (.opacity, "opacity:0", "opacity:0"), (.identity, "", ""),
      (.move(edge: .bottom), "translate:0 100%", "translate:0 100%"),
      (
        .slide, "translate:calc(-100% * var(--dir)) 0", "translate:calc(100% * var(--dir)) 0"
      ),
      (
        .scale(scale: 0.5, anchor: .top), "scale:0.5;transform-origin:50% 0%",
        "scale:0.5;transform-origin:50% 0%"
      ),
      (.offset(x: 3), "translate:3px 0", "translate:3px 0"),
      (
        .blurReplace, "opacity:0;scale:0.8;filter:blur(8px)", "opacity:0;scale:0.8;filter:blur(8px)"
      ),
      (
        .blurReplace(.upUp), "opacity:0;scale:0.8;filter:blur(8px)",
        "opacity:0;scale:1.2;filter:blur(8px)"
      ),
      (
        .asymmetric(insertion: .opacity, removal: .scale.combined(with: .opacity)), "opacity:0",
        "opacity:0;scale:0"
      ),
      (
        .move(edge: .top).combined(with: .offset(x: 3, y: 4)).combined(with: .move(edge: .leading)),
        "translate:calc(-100% * var(--dir) + 3px) calc(-100% + 4px)",
        "translate:calc(-100% * var(--dir) + 3px) calc(-100% + 4px)"
      ),
      (
        .opacity.combined(with: .scale(scale: 0.5)).combined(
          with: .scale(scale: 0.5, anchor: .top)
        ),
        "opacity:0;scale:0.25;transform-origin:50% 0%",
        "opacity:0;scale:0.25;transform-origin:50% 0%"
      ),
    ] as [(AnyTransition, String, String)]
  )
  func pageReceivesTransitionOfView(transition: AnyTransition, coming: String, going: String) {
    let view = ViewHarness { Text("x").transition(transition) }
    #expect(view.outline.contains("data-in=\"\(coming)\" data-out=\"\(going)\""))
  }

  private struct Note: View {
    let transition: AnyTransition
    @State private var isShown = false

    var body: some View {
      VStack {
        if isShown { Text("Note").transition(transition) }
        Button("Toggle") { isShown.toggle() }
      }
    }
  }

  @Test func transitionHasItsOwnAnimation() throws {
    let view = ViewHarness { Note(transition: .opacity.animation(.linear(duration: 1))) }
    for _ in 0..<2 {
      try view.tap(.button("Toggle"))
      let motion = Motion(milliseconds: 1000, curve: "cubic-bezier(0,0,1,1)")
      #expect(view.patches.first == .animate(node: 1, motion))
    }
    let still = ViewHarness { Note(transition: .opacity) }
    try still.tap(.button("Toggle"))
    #expect(still.patches.count == 1)
  }

  @Test func insertionAndRemovalHaveDifferentAnimations() throws {
    func milliseconds(_ transition: AnyTransition) throws -> [Int?] {
      let view = ViewHarness { Note(transition: transition) }
      return try (0..<2).map { _ in
        try view.tap(.button("Toggle"))
        guard case .animate(_, let motion) = view.patches.first else { return nil }
        return motion?.milliseconds
      }
    }
    let coming = AnyTransition.opacity.animation(.linear(duration: 1))
    let going = AnyTransition.scale.animation(.linear(duration: 2))
    #expect(try milliseconds(.asymmetric(insertion: coming, removal: going)) == [1000, 2000])
    #expect(try milliseconds(.asymmetric(insertion: coming, removal: .opacity)) == [1000, nil])
    #expect(try milliseconds(.asymmetric(insertion: .opacity, removal: going)) == [nil, 2000])
    #expect(
      try milliseconds(.asymmetric(insertion: coming, removal: going).combined(with: .opacity))
        == [1000, 2000]
    )
  }

  @Test func animationRepeats() throws {
    let forever = try motion(.linear(duration: 1).repeatForever(autoreverses: false))
    #expect(forever.runs == nil && !forever.autoreverses)
    let thrice = try motion(.linear(duration: 1).repeatCount(3))
    #expect(thrice.runs == 3 && thrice.autoreverses)
  }

  /// A view that begins to move when it appears is on the page before it does.
  @Test func viewAnimatesWhenItAppears() throws {
    struct Pulse: View {
      @State private var isBig = false

      var body: some View {
        Text("Pulse").opacity(isBig ? 1 : 0.5)
          .onAppear { withAnimation(.linear.repeatForever()) { isBig = true } }
      }
    }
    struct Screen: View {
      @State private var isShown = false

      var body: some View {
        Button("Show") { isShown = true }
        if isShown { Pulse() }
      }
    }
    let view = ViewHarness { Screen() }
    try view.tap(.button("Show"))
    // It does not move because it comes.
    guard case .insert(let tree, _, _) = view.patches[0],
      case .animate(0, let motion?) = view.patches[1]
    else { throw CancellationError() }
    #expect(motion.runs == nil)
    #expect(tree.element["style"] == "opacity:0.5")
    #expect(view.patches.last == .setAttribute(node: tree.id, name: "style", value: "opacity:1"))
  }
  @Test func valueChangedInOnAppearIsAnimated() throws {
    struct Spinner: View {
      @State private var spins = false

      var body: some View {
        Text("Spinner").opacity(spins ? 1 : 0.5)
          .animation(.linear.repeatForever(autoreverses: false), value: spins)
          .onAppear { spins = true }
      }
    }
    struct Screen: View {
      @State private var isShown = false

      var body: some View {
        Button("Show") { isShown = true }
        if isShown { Spinner() }
      }
    }
    let view = ViewHarness { Screen() }
    try view.tap(.button("Show"))
    guard case .insert(let tree, _, _) = view.patches[0],
      case .animate(let node, let motion?) = view.patches[1]
    else { throw CancellationError() }
    #expect(motion.runs == nil)
    #expect(node == tree.id)
    #expect(tree.element["style"] == "opacity:0.5")
    #expect(
      view.patches[2...] == [.setAttribute(node: node, name: "style", value: "opacity:1")]
    )
  }
}
