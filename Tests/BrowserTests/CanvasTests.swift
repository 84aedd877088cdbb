import BrowserTesting
import Foundation
import Testing
import ViewCore

/// The places and colors of a canvas, which only a browser knows.
@MainActor
@Suite(.needsBrowser)
struct CanvasTests {
  @Test(arguments: Browser.Engine.expected)
  func marksAreAtTheirPlaces(engine: Browser.Engine) async throws {
    let canvas = Canvas { context, size in
      let right = CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height)
      var clipped = context
      clipped.clip(to: Path(right))
      clipped.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      context.draw(Text("middle"), at: CGPoint(x: 150, y: 100))
      context.draw(Text("corner"), at: CGPoint(x: 300, y: 200), anchor: .bottomTrailing)
      context.translateBy(x: 20, y: 30)
      context.draw(Text("moved"), at: .zero, anchor: .topLeading)
      context.draw(Image(systemName: "star"), in: CGRect(x: 100, y: 10, width: 40, height: 20))
    }
    let view = canvas.frame(width: 300, height: 200).accessibilityLabel("Three words")
    try await LivePage.show(view, in: engine) { live in
      let page = live.page
      try await page.waitUntil("document.querySelectorAll('.drawn').length === 4")
      let canvas = "document.querySelector('svg.canvas').getBoundingClientRect()"
      /// The frame of the view that is drawn as a number of all views.
      func frame(_ index: Int) async throws -> [Double] {
        try await page.evaluate(
          """
          (() => {
            const canvas = \(canvas);
            const node = document.querySelectorAll(".drawn > *")[\(index)].getBoundingClientRect();
            return [node.left - canvas.left, node.top - canvas.top, node.width, node.height].map(Math.round);
          })()
          """
        )
      }
      #expect(try await page.evaluate("[\(canvas).width, \(canvas).height]") == [300.0, 200])
      let middle = try await frame(0)
      #expect(abs(middle[0] + middle[2] / 2 - 150) <= 1)
      #expect(abs(middle[1] + middle[3] / 2 - 100) <= 1)
      let corner = try await frame(1)
      #expect(abs(corner[0] + corner[2] - 300) <= 1)
      #expect(abs(corner[1] + corner[3] - 200) <= 1)
      #expect(try await frame(2).prefix(2) == [20, 30])
      #expect(try await frame(3) == [120, 40, 40, 20])
      #expect(
        try await page.evaluate("document.querySelector('[aria-label=\"Three words\"]').role")
          == "group"
      )
    }
  }

  /// The place of a clip is that of the canvas, also where it is moved by the page.
  @Test func clippedPartsTakeNoPaint() async throws {
    let canvas = Canvas { context, size in
      context.clip(to: Path(CGRect(x: 150, y: 0, width: 150, height: 200)))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    try await LivePage.show(canvas.frame(width: 300, height: 200).padding(40)) { live in
      let page = live.page
      try await page.waitUntil("document.querySelector('.canvas path')")
      let isHit: [Bool] = try await page.evaluate(
        """
        [149, 151].map((x) => {
          const { left, top } = document.querySelector("svg.canvas").getBoundingClientRect();
          return document.elementFromPoint(left + x, top + 100).tagName === "path";
        })
        """
      )
      #expect(isHit == [false, true])
    }
  }
}
