import Foundation
import Testing

@testable import ViewCore
@testable import ViewTesting

/// Looks that depend on the size and the place of a view.
@MainActor
struct VisualEffectTests {
  private func outline(_ view: some View) -> String {
    ViewHarness(size: CGSize(width: 50, height: 20)) { view }.outline
  }

  @Test func lookFollowsTheGeometry() {
    let view = Text("a").visualEffect { content, proxy in
      content.opacity(proxy.size.width / 100).offset(x: proxy.frame(in: .global).minX + 3)
        .blur(radius: proxy.size.height / 10)
    }
    #expect(
      outline(view).contains(
        "class=\"effect\" style=\"opacity:0.5;transform:translate(3px,0px);filter:blur(2px)\""
      )
    )
  }

  @Test func effectWithoutAChangeHasNoStyle() {
    let view = Text("a").visualEffect { content, _ in content }
    #expect(!outline(view).contains("style"))
  }

  @Test func perspectiveFollowsTheSize() {
    let view = Text("a").visualEffect { content, _ in
      content.rotation3DEffect(
        .degrees(30),
        axis: (x: 0, y: 1, z: 0),
        anchor: .leading,
        perspective: 0.5
      )
    }
    #expect(
      outline(view).contains(
        "transform:translate(-50%,0%) perspective(calc(var(--reach,1e6px)/0.5)) "
          + "rotate3d(0,1,0,30deg) translate(50%,0%);--reach:50px"
      )
    )
    let flat = Text("a").visualEffect { content, _ in
      content.rotation3DEffect(.zero, axis: (x: 1, y: 0, z: 0), anchorZ: 4, perspective: 0)
    }
    #expect(
      outline(flat).contains(
        "style=\"transform:translateZ(4px) rotate3d(1,0,0,0deg) translateZ(-4px)\""
      )
    )
  }

  @Test(arguments: [ScrollTransitionConfiguration.interactive, .animated])
  func scrolledViewKnowsItsSize(configuration: ScrollTransitionConfiguration) {
    let view = Text("a").scrollTransition(configuration) { content, phase in
      content.rotation3DEffect(.degrees(phase.value * 45), axis: (x: 0, y: 1, z: 0))
    }
    #expect(outline(view).contains("class=\"effect\" style=\"--reach:50px\""))
    let flat = Text("a").scrollTransition(configuration) { content, phase in
      content.rotationEffect(.degrees(phase.value * 45))
    }
    #expect(!outline(flat).contains("--reach"))
  }

  @Test func effectsOfColorsAndTransformsAreThoseOfViews() {
    let view = Text("a").visualEffect { content, _ in
      content.brightness(0.5).contrast(2).saturation(-1).grayscale(2)
        .hueRotation(.degrees(90)).transformEffect(CGAffineTransform(translationX: 3, y: 4))
    }
    #expect(
      outline(view).contains(
        "style=\"transform:translate(-50%,-50%) matrix(1,0,0,1,3,4) translate(50%,50%);"
          + "filter:contrast(0.5) brightness(2) contrast(2) saturate(0) grayscale(1) "
          + "hue-rotate(90deg)\""
      )
    )
  }

  @Test func groupedGeometryIsThatOfTheBrowser() {
    #expect(outline(Text("a").geometryGroup()) == outline(Text("a")))
  }
}
