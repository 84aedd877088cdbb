import Foundation
import Testing
import ViewCore
import ViewTesting

/// Transitions that an app describes by the looks between which they move.
@MainActor
struct OwnTransitionTests {
  private struct Turn: ViewModifier {
    let degrees: Double

    func body(content: Content) -> some View {
      content.rotationEffect(.degrees(degrees)).opacity(degrees == 0 ? 1 : 0.5)
    }
  }

  private struct Tumble: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.rotationEffect(.degrees(phase.value * 90))
    }
  }

  private func outline(_ transition: AnyTransition) -> String {
    ViewHarness { Text("x").transition(transition) }.outline
  }

  @Test func viewInItsPlaceHasTheIdentityAndMarksOfTheActiveModifier() {
    let outline = outline(.modifier(active: Turn(degrees: 90), identity: Turn(degrees: 0)))
    #expect(outline.contains("style=\"rotate:0deg\""))
    for name in ["in", "out"] {
      #expect(outline.contains("data-\(name)-inside=\"rotate:90deg\""))
      #expect(outline.contains("data-\(name)-inside=\"opacity:0.5\""))
    }
  }

  @Test func phasesHaveLooksOfTheirOwn() {
    let outline = outline(AnyTransition(Tumble()))
    #expect(outline.contains("data-in-inside=\"rotate:-90deg\""))
    #expect(outline.contains("data-out-inside=\"rotate:90deg\""))
    #expect(outline.contains("style=\"rotate:0deg\""))
    let view = ViewHarness { Text("x").transition(Tumble()) }
    #expect(view.outline == outline)
  }

  @Test func insertionAndRemovalCanHaveDifferentModifiers() {
    let outline = outline(
      .asymmetric(
        insertion: .modifier(active: Turn(degrees: 90), identity: Turn(degrees: 0)),
        removal: .scale
      )
    )
    #expect(outline.contains("data-in-inside=\"rotate:90deg\""))
    #expect(!outline.contains("data-out-inside"))
    #expect(outline.contains("data-in=\"\" data-out=\"scale:0\""))
  }

  @Test func modifierIsCombinedWithOtherTransitions() {
    let outline = outline(
      .opacity.combined(with: .modifier(active: Turn(degrees: 90), identity: Turn(degrees: 0)))
    )
    #expect(outline.contains("data-in=\"opacity:0\""))
    #expect(outline.contains("data-in-inside=\"rotate:90deg\""))
  }

  /// Each with the styles before the insertion and after the removal.
  @Test func transitionsOfTheLibraryHaveTheirLooks() {
    func looks(_ transition: some Transition) -> [String] {
      let outline = outline(AnyTransition(transition))
      return ["data-in-inside=\"", "data-out-inside=\""].map { name in
        outline.components(separatedBy: name).dropFirst()
          .compactMap { $0.split(separator: "\"", omittingEmptySubsequences: false).first }
          .filter { !$0.isEmpty }.joined(separator: " | ")
      }
    }
    #expect(looks(.identity) == ["", ""])
    #expect(looks(.opacity) == ["opacity:0", "opacity:0"])
    let scale = "scale:0.5;transform-origin:50% 0%"
    #expect(looks(.scale(0.5, anchor: .top)) == [scale, scale])
    #expect(looks(.offset(x: 3)) == ["translate:3px 0", "translate:3px 0"])
    #expect(looks(.move(edge: .top)) == ["translate:0 -100%", "translate:0 -100%"])
    #expect(
      looks(.slide)
        == ["translate:calc(-100% * var(--dir)) 0", "translate:calc(100% * var(--dir)) 0"]
    )
    #expect(
      looks(.push(from: .bottom))
        == ["opacity:0;translate:0 100%", "opacity:0;translate:0 -100%"]
    )
    #expect(
      looks(.blurReplace(.upUp))
        == ["opacity:0;scale:0.8;filter:blur(8px)", "opacity:0;scale:1.2;filter:blur(8px)"]
    )
    #expect(
      looks(.asymmetric(insertion: .opacity, removal: .move(edge: .top)))
        == ["opacity:0", "translate:0 -100%"]
    )
    #expect(
      looks(OpacityTransition().combined(with: Tumble()))
        == ["rotate:-90deg | opacity:0", "rotate:90deg | opacity:0"]
    )
  }

  private struct Note: View {
    @State private var isShown = false

    var body: some View {
      VStack {
        if isShown { Text("Note").transition(Tumble().animation(.linear(duration: 1))) }
        Button("Toggle") { isShown.toggle() }
      }
    }
  }

  @Test func transitionOfAnAppHasItsOwnAnimation() throws {
    let view = ViewHarness { Note() }
    for _ in 0..<2 {
      try view.tap(.button("Toggle"))
      let motion = Motion(milliseconds: 1000, curve: "cubic-bezier(0,0,1,1)")
      #expect(view.patches.first == .animate(node: 1, motion))
    }
  }

  @Test func viewKeepsItsStateWhileItsTransitionIsPatched() throws {
    struct Counter: View {
      @State private var count = 0

      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var degrees = 10.0

      var body: some View {
        Counter().transition(
          .modifier(active: Turn(degrees: degrees), identity: Turn(degrees: 0))
        )
        Button("More") { degrees += 10 }
      }
    }
    let view = ViewHarness { Screen() }
    try view.tap(.button("Count 0"))
    try view.tap(.button("More"))
    #expect(view.outline.contains("Count 1"))
    #expect(view.outline.contains("data-in-inside=\"rotate:20deg\""))
  }
}
