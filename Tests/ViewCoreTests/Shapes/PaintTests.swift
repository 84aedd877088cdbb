import Foundation
import Testing
import ViewCore
import ViewTesting

/// The paint of shapes, backgrounds and texts.
@MainActor
struct PaintTests {
  private func outline(@ViewBuilder _ content: () -> some View) -> String {
    ViewHarness(size: CGSize(width: 200, height: 100), content: content).outline
  }

  @Test func shadowFallsFromWhatAStylePaints() {
    let shadow = ShadowStyle.drop(color: .red, radius: 2, x: 3, y: 4)
    let filter = "filter:drop-shadow(3px 4px 2px var(--red))"
    #expect(outline { Text("a").foregroundStyle(.blue.shadow(shadow)) }.contains(filter))
    #expect(outline { Text("a").foregroundStyle(.shadow(shadow)) }.contains(filter))
    #expect(outline { Circle().fill(.blue.shadow(shadow)) }.contains(filter))
    #expect(outline { Circle().fill(AnyShapeStyle(.blue.shadow(shadow))) }.contains(filter))
    #expect(
      outline { Image(systemName: "heart").foregroundStyle(Color.blue.gradient.shadow(shadow)) }
        .contains(filter)
    )
    #expect(
      outline { Text("a").background(.blue.shadow(shadow)) }
        .contains("background:var(--blue);box-shadow:3px 4px 2px var(--red)")
    )
    #expect(!outline { Circle().fill(.blue) }.contains("filter"))
  }

  @Test func innerShadowIsAFilterOfSVG() {
    let style = Color.blue.shadow(.inner(color: .black, radius: 2)).shadow(.drop(radius: 1))
    let drawn = outline { Circle().fill(style) }
    #expect(drawn.contains("filter:url(\"data:image/svg+xml,"))
    #expect(drawn.contains("#a\") drop-shadow(0px 0px 1px"))
    #expect(drawn.contains("flood%2Dcolor%3D%27rgb%280%200%200%20%2F%201%29%27"))
    #expect(
      outline { Text("a").background(.blue.shadow(.inner(color: .red, radius: 2))) }
        .contains("box-shadow:inset 0px 0px 2px var(--red)")
    )
  }

  @Test func colorHasQuietGradient() {
    let drawn = outline { Rectangle().fill(Color.red.gradient) }
    #expect(
      drawn.contains(
        "linear-gradient(180deg,color-mix(in srgb,var(--red),#fff 20%) 0%,var(--red) 100%)"
      )
    )
  }

  @Test func gradientsHaveShortNames() {
    let drawn = outline {
      Rectangle().fill(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      )
      Rectangle().fill(.radialGradient(Gradient(colors: [.red, .blue]), endRadius: 5))
      Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center))
    }
    #expect(drawn.contains("linear-gradient(90deg"))
    #expect(drawn.contains("radial-gradient("))
    #expect(drawn.contains("conic-gradient("))
  }

  @Test func ellipticalGradientHasTheShapeOfItsArea() {
    let drawn = outline {
      Rectangle().fill(.ellipticalGradient(colors: [.red, .blue]))
      EllipticalGradient(
        stops: [.init(color: .green, location: 0), .init(color: .pink, location: 0.5)],
        center: .topLeading,
        startRadiusFraction: 0.2,
        endRadiusFraction: 1
      )
    }
    #expect(
      drawn.contains("radial-gradient(100% 100% at 50% 50%,var(--red) 0%,var(--blue) 50%)")
    )
    #expect(
      drawn.contains("radial-gradient(100% 100% at 0% 0%,var(--green) 20%,var(--pink) 60%)")
    )
  }

  @Test func colorsAreMixedInASpace() {
    let drawn = outline {
      Text("1").foregroundStyle(Color.red.mix(with: .blue, by: 0.25))
      Text("2").foregroundStyle(Color.red.mix(with: .blue, by: 7, in: .device))
    }
    #expect(drawn.contains("color:color-mix(in oklab,var(--red),var(--blue) 25%)"))
    #expect(drawn.contains("color:color-mix(in srgb,var(--red),var(--blue) 100%)"))
  }

  @Test func stylesForLinksSeparatorsAndPlaceholdersAreThoseOfThePage() {
    let drawn = outline {
      Text("1").foregroundStyle(.link)
      Text("2").foregroundStyle(.separator)
      Text("3").foregroundStyle(.placeholder)
    }
    #expect(drawn.contains("color:var(--page-accent)"))
    #expect(drawn.contains("color:var(--line)"))
    #expect(drawn.contains("color:var(--label-3)"))
  }

  @Test func transformBeginsAtTheCorner() {
    let transform = CGAffineTransform(a: 1, b: 0.5, c: 0, d: 2, tx: 3, ty: -4)
    #expect(
      outline { Text("a").transformEffect(transform) }
        .contains("transform:matrix(1,0.5,0,2,3,-4);transform-origin:0 0")
    )
  }

  @Test func gradientStopsAreAtTheirLocations() {
    let stops = [Gradient.Stop(color: .red, location: 0.25), .init(color: .blue, location: 0.5)]
    let drawn = outline {
      Rectangle().fill(
        .angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(80))
      )
      Rectangle().fill(.conicGradient(stops: stops, center: .center))
      Rectangle().fill(
        .radialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 20)
      )
      Rectangle()
        .fill(
          .angularGradient(
            colors: [.red, .blue],
            center: .center,
            startAngle: .zero,
            endAngle: .degrees(70)
          )
        )
    }
    #expect(drawn.contains("var(--red) 20deg,var(--blue) 40deg"))
    #expect(drawn.contains("var(--red) 90deg,var(--blue) 180deg"))
    #expect(drawn.contains("var(--red) 5px,var(--blue) 10px"))
    #expect(drawn.contains("var(--red) 0deg,var(--blue) 70deg"))
  }

  @Test func levelsOfStyleHaveDecreasingOpacity() {
    let texts = outline {
      Text("1").foregroundStyle(.red.secondary)
      Text("2").foregroundStyle(.tint.tertiary)
      Text("3").foregroundStyle(.red)
      Text("4").foregroundStyle(.blue.quaternary)
      Text("5").foregroundStyle(AnyShapeStyle(.green).quinary)
      Text("6").foregroundStyle(.quinary)
    }
    #expect(texts.contains("color:color-mix(in srgb,var(--red) 55%,transparent)"))
    #expect(texts.contains("color:color-mix(in srgb,var(--accent) 35%,transparent)"))
    #expect(texts.contains("color:var(--red)"))
    #expect(texts.contains("color:color-mix(in srgb,var(--blue) 20%,transparent)"))
    #expect(texts.contains("color:color-mix(in srgb,var(--green) 12%,transparent)"))
    #expect(texts.contains("color:color-mix(in srgb,var(--label-4) 60%,transparent)"))
  }

  /// A line is half outside of its outline.
  @Test func groundOfWideLineIncludesItsMargin() {
    let gradient = LinearGradient(
      colors: [.red, .blue],
      startPoint: .leading,
      endPoint: .trailing
    )
    let ring = outline { Circle().stroke(gradient, lineWidth: 16) }
    #expect(ring.contains(#"x="-80" y="-80" width="360" height="260""#))
    // The paint still ends at the edges of the space, not of the larger background.
    #expect(ring.contains("linear-gradient(90deg,var(--red) 22.222%,var(--blue) 77.778%)"))
    #expect(ring.contains("viewBox%3D%270%200%20360%20260%27"))
    let corners = outline { Rectangle().stroke(gradient, lineWidth: 2) }
    #expect(corners.contains(#"x="-10" y="-10" width="220" height="120""#))
    let style = StrokeStyle(lineWidth: 16, lineJoin: .round)
    let round = outline { Circle().stroke(gradient, style: style) }
    #expect(round.contains(#"x="-12" y="-12" width="224" height="124""#))
    let nothing = outline { Circle().trim(from: 0, to: 0).stroke(gradient) }
    #expect(nothing.contains(#"width="100%" height="100%""#))
    #expect(outline { Circle().fill(gradient) }.contains(#"width="100%" height="100%""#))
  }

  @Test(arguments: [
    (Color(.displayP3, red: 1, green: 0.5, blue: 0), "color(display-p3 1 0.5 0 / 1)"),
    (Color(.sRGB, white: 0.5, opacity: 0.25), "color(srgb 0.5 0.5 0.5 / 0.25)"),
    (Color(hue: 0, saturation: 1, brightness: 1), "rgb(255 0 0 / 1)"),
    (Color(hue: 1.0 / 3, saturation: 1, brightness: 1), "rgb(0 255 0 / 1)"),
    (Color(hue: 1.5, saturation: 0.5, brightness: 1), "rgb(127.5 255 255 / 1)"),
    (Color(UIColor.red), "rgb(255 0 0 / 1)"),
    (Color(UIColor.white.withAlphaComponent(0.5)), "color-mix(in srgb,#fff 50%,transparent)"),
  ])
  func colorHasItsComponents(color: Color, css: String) {
    #expect(outline { color }.contains("background:\(css)"))
  }

  @Test func overlayPaintsOverView() {
    let drawn = outline {
      Text("a").overlay(.black.opacity(0.5))
      Text("b").overlay(Divider(), alignment: .bottom)
      Text("c").border(.red, width: 4)
      Text("d").background(in: Capsule())
    }
    #expect(
      drawn.contains("class=\"color\" style=\"background:color-mix(in srgb,#000 50%,transparent)\"")
    )
    #expect(drawn.contains("divider"))
    #expect(drawn.contains("stroke:var(--red);fill:none;stroke-width:4px"))
    #expect(drawn.contains("fill:var(--surface)"))
  }

  @Test func materialBlursContentBehindIt() {
    let drawn = outline {
      Text("a").background(.ultraThinMaterial)
      Text("b").background(AnyShapeStyle(.bar), in: RoundedRectangle(cornerRadius: 5))
    }
    #expect(drawn.components(separatedBy: "backdrop-filter:blur(20px)").count == 3)
    #expect(drawn.contains("clip-path"))
  }

  @Test func erasedStylesHaveOpacity() {
    let drawn = outline {
      Rectangle().fill(AnyShapeStyle(.green))
      Rectangle().fill(.tint.opacity(0.5))
      Rectangle().fill(AnyShapeStyle(Color.red.gradient))
    }
    #expect(drawn.contains("fill:var(--green)"))
    #expect(drawn.contains("fill:color-mix(in srgb,var(--accent) 50%,transparent)"))
    #expect(drawn.contains("linear-gradient("))
  }

  @Test func secondaryTextsHaveTheirOwnStyles() {
    let drawn = outline { Text("a").foregroundStyle(.red, .blue) }
    #expect(drawn.contains("--label-2:var(--blue);--label-3:var(--blue)"))
    #expect(drawn.contains("color:var(--red)"))
  }

  @Test func shapeIsPaintedTwice() {
    let drawn = outline {
      Rectangle().fill(.yellow).stroke(.orange, lineWidth: 2)
      Rectangle().fill(.yellow).strokeBorder(.green)
      Rectangle().fill()
    }
    #expect(drawn.components(separatedBy: "fill:var(--yellow)").count == 3)
    #expect(drawn.contains("stroke:var(--orange);fill:none;stroke-width:2px"))
    #expect(drawn.contains("stroke:var(--green)"))
    #expect(drawn.contains("fill:currentColor"))
  }

  @Test func erasedShapesDrawLikeTheirBase() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(AnyShape(Rectangle()).path(in: rect) == Rectangle().path(in: rect))
    #expect(UnevenRoundedRectangle().path(in: rect).boundingRect == rect)
    let tab = UnevenRoundedRectangle(topLeadingRadius: 5, topTrailingRadius: 50)
    let bounds = tab.path(in: rect).boundingRect
    #expect(abs(bounds.minX) < 1e-9)
    #expect(bounds.size == rect.size)
    let drawn = outline { Rectangle().frame(width: 1).clipShape(.rect(topLeadingRadius: 3)) }
    #expect(drawn.contains("clip-path:path("))
  }

  @Test func viewHasStretchAndHelp() {
    let drawn = outline {
      Text("a").scaleEffect(CGSize(width: 2, height: 3)).help(Text("What") + Text(" for"))
    }
    #expect(drawn.contains("scale:2 3"))
    #expect(drawn.contains("title=\"What for\""))
  }
}
