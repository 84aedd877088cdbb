import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct CanvasTests {
  /// The page of a canvas of 200 by 100 points, in one line.
  private func page(
    opaque: Bool = false,
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> String {
    ViewHarness(size: CGSize(width: 200, height: 100)) { Canvas(opaque: opaque, renderer: draw) }
      .outline.replacing(/\n */, with: "")
  }

  private let square = Path(CGRect(x: 10, y: 20, width: 30, height: 30))
  private let outline = "M10 20L40 20L40 50L10 50Z"

  @Test func canvasIsDrawnForItsSize() {
    let page = page { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    #expect(page.contains(#"d="M0 0L200 0L200 100L0 100Z""#))
    #expect(page.contains(#"style="fill:var(--red)""#))
  }

  @Test func canvasIsDrawnForKnownSizesAlone() {
    var sizes: [CGSize] = []
    _ = page { _, size in sizes.append(size) }
    #expect(sizes == [CGSize(width: 200, height: 100)])
  }

  @Test func linesHaveTheirStyle() {
    let page = page { context, _ in
      context.stroke(square, with: .color(red: 1, green: 0, blue: 0), lineWidth: 3)
      context.stroke(square, with: .foreground, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
    }
    #expect(page.contains("stroke-width:3px"))
    #expect(page.contains("stroke:currentColor;fill:none;stroke-width:2px;stroke-dasharray:4 2"))
  }

  @Test func settingsApplyToWhatIsDrawnNext() {
    let page = page { context, _ in
      context.fill(square, with: .color(.red))
      context.translateBy(x: 5, y: 6)
      context.scaleBy(x: 2, y: 3)
      context.opacity = 0.5
      context.blendMode = .multiply
      context.fill(square, with: .color(.red))
    }
    #expect(page.contains("<g><path"))
    #expect(
      page.contains(
        #"<g transform="matrix(2 0 0 3 5 6)" opacity="0.5" style="mix-blend-mode:multiply">"#
      )
    )
  }

  @Test func viewsAreDrawnAsSymbols() throws {
    let view = ViewHarness(size: CGSize(width: 200, height: 100)) {
      Canvas { context, _ in
        guard let dot = context.resolveSymbol(id: 1), let name = context.resolveSymbol(id: "name")
        else { return }
        context.draw(dot, at: CGPoint(x: 10, y: 20))
        context.draw(dot, in: CGRect(x: 30, y: 40, width: 50, height: 60))
        context.drawLayer { $0.draw(name, at: CGPoint(x: 1, y: 2), anchor: .topLeading) }
        #expect(context.resolveSymbol(id: "other") == nil)
      } symbols: {
        Circle().fill(.red).tag(1)
        Text("Blob").tag("name")
        Text("Untagged")
      }
    }
    #expect(view.outline.components(separatedBy: "fill:var(--red)").count == 3)
    #expect(view.outline.contains("Blob"))
    #expect(!view.outline.contains("Untagged"))
  }

  @Test func resolvedTextsAndImagesHaveAPaint() {
    let page = page { context, _ in
      var text = context.resolve(Text("Painted"))
      text.shading = .color(.red)
      context.draw(text, at: .zero)
      context.draw(text, in: CGRect(x: 0, y: 0, width: 50, height: 20))
      var image = context.resolve(Image(systemName: "heart"))
      image.shading = .color(.blue)
      context.draw(image, at: .zero)
      context.draw(
        context.resolve(Image(systemName: "star")),
        in: CGRect(x: 0, y: 0, width: 9, height: 9)
      )
    }
    #expect(page.components(separatedBy: "color:var(--red)").count == 3)
    #expect(page.components(separatedBy: "color:var(--blue)").count == 2)
  }

  @Test func filtersApplyToWhatIsDrawnNext() {
    let page = page { context, _ in
      context.addFilter(.blur(radius: 2))
      context.addFilter(.shadow(color: .red, radius: 1, x: 2, y: 3))
      context.blendMode = .multiply
      context.fill(square, with: .color(.red))
    }
    #expect(
      page.contains(
        "mix-blend-mode:multiply;filter:drop-shadow(2px 3px 1px var(--red)) blur(2px)"
      )
    )
  }

  @Test func copyOfAContextHasSettingsOfItsOwn() throws {
    let page = page { context, _ in
      var faint = context
      faint.opacity = 0.25
      faint.fill(square, with: .color(.red))
      context.fill(square, with: .color(.blue))
    }
    let faint = try #require(page.firstRange(of: #"<g opacity="0.25">"#))
    let other = try #require(page.firstRange(of: "<g><path"))
    #expect(faint.lowerBound < other.lowerBound)
  }

  @Test func layerIsOneThing() {
    let page = page { context, _ in
      context.opacity = 0.5
      context.translateBy(x: 1, y: 2)
      context.drawLayer { layer in
        layer.fill(square, with: .color(.red))
        layer.fill(square, with: .color(.blue))
      }
    }
    let inner = #"<g transform="matrix(1 0 0 1 1 2)">"#
    #expect(page.contains(#"<g opacity="0.5">"# + inner))
    #expect(page.components(separatedBy: inner).count == 3)
  }

  @Test func layerThatThrowsIsNotDrawn() {
    struct Failure: Error {}
    let page = page { context, _ in
      #expect(throws: Failure.self) {
        try context.drawLayer { layer in
          layer.fill(square, with: .color(.red))
          throw Failure()
        }
      }
    }
    #expect(!page.contains("<path"))
  }

  @Test func clipsLieInsideOfEachOther() throws {
    let page = page { context, _ in
      context.clip(to: square)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 100)), options: .inverse)
      context.fill(square, with: .color(.red))
    }
    let definitions = page.matches(of: /<clipPath id="([^"]+)"(?: clip-path="url\(#([^"]+)\)")?>/)
    try #require(definitions.count == 2)
    #expect(definitions[0].2 == nil)
    #expect(definitions[1].2 == definitions[0].1)
    #expect(page.contains(#"<g clip-path="url(#\#(definitions[1].1))">"#))
    #expect(page.contains("clip-rule:evenodd"))
  }

  @Test func clipFollowsTheTransformOfItsTime() {
    let page = page { context, _ in
      context.translateBy(x: 100, y: 0)
      context.clip(to: square)
      context.translateBy(x: -100, y: 0)
      context.fill(square, with: .color(.red))
    }
    #expect(page.contains(#"<path d="M110 20L140 20L140 50L110 50Z">"#))
    #expect(page.contains(#"<path d="\#(outline)""#))
  }

  @Test func gradientOfAStyleExtendsOverThePath() {
    let page = page { context, _ in
      context.fill(
        square,
        with: .style(
          .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        )
      )
    }
    #expect(page.contains(#"class="canvas" x="10" y="20" width="30" height="30""#))
    #expect(page.contains("linear-gradient(90deg,var(--red) 0%,var(--blue) 100%)"))
  }

  @Test func gradientBetweenPointsIsThatOfTheCanvas() {
    let gradient = Gradient(colors: [.red, .blue])
    let page = page { context, _ in
      context.fill(
        square,
        with: .linearGradient(
          gradient,
          startPoint: CGPoint(x: 50, y: 0),
          endPoint: CGPoint(x: 100, y: 0)
        )
      )
      context.fill(
        square,
        with: .radialGradient(gradient, center: CGPoint(x: 50, y: 50), startRadius: 0, endRadius: 9)
      )
      context.fill(square, with: .conicGradient(gradient, center: CGPoint(x: 50, y: 50)))
    }
    #expect(page.contains("linear-gradient(90deg,var(--red) 25%,var(--blue) 50%)"))
    #expect(page.contains("at 25% 50%"))
    #expect(page.contains("conic-gradient("))
  }

  @Test func meshIsDrawnOverThePath() {
    let mesh = MeshGradient(
      width: 2,
      height: 2,
      points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .blue, .green, .yellow]
    )
    let page = page { context, _ in context.fill(square, with: .meshGradient(mesh)) }
    #expect(page.contains("data:image/png;base64,"))
    #expect(page == self.page { context, _ in context.fill(square, with: .style(mesh)) })
  }

  @Test func textsAndImagesHaveTheirPlace() {
    let page = page { context, _ in
      context.draw(Text("middle"), at: CGPoint(x: 100, y: 50))
      context.draw(Text("corner"), at: .zero, anchor: .topLeading)
      context.draw(Text("lines"), in: CGRect(x: 1, y: 2, width: 30, height: 40))
      context.draw(Image(systemName: "star"), in: CGRect(x: 5, y: 6, width: 24, height: 24))
    }
    #expect(page.contains(#"<foreignObject x="-3996" y="-4046" width="8192" height="8192">"#))
    #expect(page.contains("grid-template:0.5fr max-content 0.5fr/0.5fr max-content 0.5fr"))
    #expect(page.contains(#"<foreignObject x="0" y="0" width="8192" height="8192">"#))
    #expect(page.contains("grid-template:0fr max-content 1fr/0fr max-content 1fr"))
    #expect(page.contains(#"<foreignObject x="1" y="2" width="30" height="40">"#))
    #expect(page.contains(#"<foreignObject x="5" y="6" width="24" height="24">"#))
  }

  /// The coordinates of a canvas begin at the left in all languages.
  @Test func anchorsCountFromTheLeftAlsoRightToLeft() {
    let page = ViewHarness(size: CGSize(width: 200, height: 100)) {
      Canvas { context, _ in context.draw(Text("left"), at: .zero, anchor: .leading) }
        .environment(\.layoutDirection, .rightToLeft)
    }
    .outline
    #expect(page.contains("grid-template:0.5fr max-content 0.5fr/1fr max-content 0fr"))
  }

  @Test func opaqueCanvasIsBlackWhereNothingIsDrawn() {
    #expect(page(opaque: true) { _, _ in }.contains("background:black"))
    #expect(!page { _, _ in }.contains("background:black"))
  }

  @Test func canvasIsDrawnAgainWhenAValueChanges() throws {
    struct Bars: View {
      @State private var count = 1
      var body: some View {
        Button("More") { count += 1 }
        Canvas { context, _ in
          for bar in 0..<count {
            context.fill(Path(CGRect(x: bar * 10, y: 0, width: 8, height: 50)), with: .color(.red))
          }
        }
      }
    }
    let view = ViewHarness(size: CGSize(width: 200, height: 100)) { Bars() }
    #expect(view.outline.components(separatedBy: "<path").count == 2)
    try view.tap(.button("More"))
    #expect(view.outline.components(separatedBy: "<path").count == 3)
  }

  @Test func valuesThatAreNoNumbersDrawNothingWrong() {
    let page = page { context, _ in
      context.scaleBy(x: .nan, y: .infinity)
      context.opacity = .nan
      context.fill(
        Path(CGRect(x: 0, y: 0, width: Double.infinity, height: .nan)),
        with: .color(.red)
      )
      context.draw(Text("nowhere"), at: CGPoint(x: Double.nan, y: .infinity))
    }
    #expect(!page.contains("nan") && !page.contains("inf"))
  }
}
