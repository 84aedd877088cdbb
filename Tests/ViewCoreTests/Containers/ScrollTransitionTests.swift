import Foundation
import Testing
import ViewCore
import ViewTesting

/// The looks that the page gets for views that scroll.
@MainActor
struct ScrollTransitionTests {
  private func style(_ view: some View) -> String? {
    ViewHarness { view }.outline.firstMatch(of: /scroll-transition" style="([^"]*)"/)
      .map { String($0.1) }
  }

  @Test func eachPhaseHasItsLook() {
    let view = Text("a").scrollTransition { content, phase in
      content.opacity(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 10)
    }
    #expect(
      style(view)
        == "--in-opacity:0.5;--in-transform:translate(10px,0px);--at-transform:translate(0px,0px);"
        + "--out-opacity:0.5;--out-transform:translate(-10px,0px)"
    )
  }

  @Test func sidesHaveConfigurationsOfTheirOwn() {
    let view = Text("a").scrollTransition(
      topLeading: .identity,
      bottomTrailing: .interactive,
      axis: .horizontal
    ) { content, phase in
      content.opacity(phase.isIdentity ? 1 : 0)
    }
    #expect(style(view) == "--in-opacity:0;--scroll-axis:inline")
  }

  @Test func curveAndThresholdAreThoseOfTheConfiguration() {
    let view = Text("a").scrollTransition(
      topLeading: .interactive(timingCurve: .linear).threshold(.visible(0.75)),
      bottomTrailing: .interactive.threshold(.hidden.interpolated(towards: .visible, amount: 0.5))
    ) { content, phase in
      content.opacity(phase.isIdentity ? 1 : 0)
    }
    #expect(
      style(view)
        == "--in-opacity:0;--out-opacity:0;"
        + "animation-range:entry 0% entry 50%,exit 25% exit 100%;"
        + "animation-timing-function:cubic-bezier(0.42,0,0.58,1),cubic-bezier(0,0,1,1)"
    )
  }

  @Test func animatedViewWaitsForItsPlace() {
    let view = ViewHarness {
      Text("a").scrollTransition(.animated(.linear(duration: 1))) { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0.5)
      }
    }
    #expect(!view.outline.contains("scroll-transition"))
    #expect(!view.outline.contains("opacity:0.5"))
  }

  @Test func laterTransformsApplyAfterEarlierOnes() {
    let effect = EmptyVisualEffect().scaleEffect(2, anchor: .leading).offset(y: 3)
      .rotationEffect(.degrees(90))
    let view = Text("a").scrollTransition { _, _ in effect }
    let list =
      "rotate(90deg) translate(0px,3px) translate(-50%,0%) scale(2,2) translate(50%,0%)"
    #expect(style(view)?.contains("--at-transform:\(list);") == true)
  }

  @Test func impossibleNumbersAreLimited() {
    let view = Text("a").scrollTransition { content, _ in
      content.opacity(7).grayscale(9).saturation(-1).blur(radius: -4)
    }
    #expect(style(view)?.contains("--at-filter:grayscale(1) saturate(0) blur(0px)") == true)
    #expect(style(view)?.contains("opacity") == false)
  }
}
