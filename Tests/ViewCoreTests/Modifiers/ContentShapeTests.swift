import Foundation
import Testing
import ViewCore
import ViewTesting

/// The shapes in which views react to gestures.
@MainActor
struct ContentShapeTests {
  @Test func shapeIsBehindTheView() throws {
    var taps = 0
    let view = ViewHarness(size: CGSize(width: 40, height: 20)) {
      Text("Tap").contentShape(Circle()).onTapGesture { taps += 1 }
    }
    #expect(view.outline.contains("layers shaped"))
    #expect(view.outline.contains("fill:transparent"))
    try view.tap(.button("Tap"))
    #expect(taps == 1)
  }

  @Test func evenOddFillLeavesHoles() {
    let rings = Path { path in
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      path.addEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    let view = ViewHarness { Text("Ring").contentShape(rings, eoFill: true) }
    #expect(view.outline.contains("fill-rule:evenodd"))
  }

  @Test func rectangleNeedsNoShape() {
    let view = ViewHarness {
      Text("Rectangle").contentShape(Rectangle())
      Text("Rectangle").contentShape(.rect)
    }
    #expect(!view.outline.contains("shaped"))
  }

  @Test func hoverEffectHasAShape() {
    let view = ViewHarness {
      Text("Hover").contentShape(.hoverEffect, .capsule).hoverEffect(.highlight)
      Text("Both").contentShape([.hoverEffect, .interaction], Circle()).hoverEffect()
    }
    let outline = view.outline
    #expect(outline.components(separatedBy: "hover-shape").count == 3)
    #expect(outline.components(separatedBy: "layers shaped").count == 2)
  }
}
