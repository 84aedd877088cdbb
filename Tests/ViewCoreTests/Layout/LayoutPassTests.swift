import Foundation
import Testing

@testable import ViewCore

/// One run of a layout, without views.
@MainActor
struct LayoutPassTests {
  @Test func anchorOffTheMiddleNeedsTheSizeInAFixedSpace() {
    let pass = LayoutPass(
      [.init(sizes: [LayoutProposal(.zero): CGSize(width: 30, height: 10)])],
      layoutDirection: .leftToRight
    )
    LayoutSubviews(pass)[0].place(
      at: CGPoint(x: 50, y: 60),
      anchor: UnitPoint(x: 0.25, y: 1),
      proposal: .zero
    )
    #expect(
      pass.views[0].place?.css
        == "inset-inline-start:50px;top:60px;width:30px;height:10px;place-items:end start;"
        + "translate:calc(-25% * var(--dir)) -100%"
    )
    #expect(pass.isKnown)
  }

  @Test func placeThatIsNoNumberIsAtTheBeginning() {
    let pass = LayoutPass([.init()], layoutDirection: .leftToRight)
    LayoutSubviews(pass)[0].place(at: CGPoint(x: CGFloat.nan, y: 5), proposal: .zero)
    #expect(pass.views[0].place?.position == CGPoint(x: 0, y: 5))
    #expect(pass.hasImpossiblePlace)
  }

  @Test func proposalsArePossibleLengths() {
    #expect(LayoutProposal(.init(width: -4, height: .nan)).css == "0px max-content")
    #expect(LayoutProposal(.init(width: .infinity, height: 1.006)).css == "100000px 1.01px")
  }

  @Test func spacingIsTheLongerOne() {
    #expect(ViewSpacing().distance(to: .zero, along: .horizontal) == 8)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    let top = ViewSpacing.zero.union(ViewSpacing(), edges: .top)
    #expect(ViewSpacing.zero.distance(to: top, along: .vertical) == 8)
    #expect(top.distance(to: .zero, along: .vertical) == 0)
  }
}
