import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct ColorEffectTests {
  private func outline(_ view: some View, size: CGSize = CGSize(width: 40, height: 20)) -> String {
    ViewHarness(size: size) { view }.outline
  }

  private func expect(_ view: some View, hasStyle style: String) {
    #expect(outline(view).contains("<div class=\"effect\" style=\"\(style)\">"))
  }

  @Test func effectsAreFilters() {
    let text = Text("a")
    expect(text.brightness(0), hasStyle: "filter:contrast(1) brightness(1)")
    expect(text.brightness(0.5), hasStyle: "filter:contrast(0.5) brightness(2)")
    expect(
      text.brightness(-0.5),
      hasStyle: "filter:invert(1) contrast(0.5) brightness(2) invert(1)"
    )
    expect(text.contrast(1.5), hasStyle: "filter:contrast(1.5)")
    expect(text.contrast(-1), hasStyle: "filter:invert(1) contrast(1)")
    expect(text.saturation(0.5), hasStyle: "filter:saturate(0.5)")
    expect(text.saturation(-1), hasStyle: "filter:saturate(0)")
    expect(text.grayscale(2), hasStyle: "filter:grayscale(1)")
    expect(text.hueRotation(.degrees(90)), hasStyle: "filter:hue-rotate(90deg)")
  }

  @Test func groupsAreComposed() {
    expect(Text("a").compositingGroup(), hasStyle: "isolation:isolate")
    expect(Text("a").drawingGroup(), hasStyle: "isolation:isolate;will-change:transform")
    expect(
      Text("a").drawingGroup(opaque: true),
      hasStyle: "isolation:isolate;will-change:transform;background:#000"
    )
  }

  @Test func luminanceHasAFilterOfItsOwn() {
    #expect(
      outline(Text("a").luminanceToAlpha()) == """
        <main>
          <div class="effect" style="filter:url(#luminance)">
            <span class="text"> "a"
            <svg class="unseen" aria-hidden="true">
              <filter id="luminance" color-interpolation-filters="sRGB">
                <feColorMatrix type="luminanceToAlpha">
        """
    )
  }

  @Test func rotationHasThePerspectiveOfItsSize() {
    let text = Text("a")
    expect(
      text.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)),
      hasStyle:
        "transform:perspective(40px) rotate3d(0,1,0,45deg);transform-origin:50% 50% 0px"
    )
    expect(
      text.rotation3DEffect(
        .degrees(45),
        axis: (x: 1, y: 0, z: 0),
        anchor: .leading,
        anchorZ: 5,
        perspective: 0
      ),
      hasStyle:
        "transform:perspective(none) rotate3d(1,0,0,45deg);transform-origin:0% 50% 5px"
    )
  }

  @Test func gradientAndColorMask() {
    let gradient = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    let stops = "\(Color.black.gradientStop) 0%,\(Color.clear.gradientStop) 100%"
    expect(Text("a").mask(gradient), hasStyle: "mask:linear-gradient(180deg,\(stops))")
    expect(Text("a").mask { gradient }, hasStyle: "mask:linear-gradient(180deg,\(stops))")
    expect(
      Text("a").mask(Color(red: 0, green: 0, blue: 0, opacity: 0.5)),
      hasStyle: "mask:linear-gradient(rgb(0 0 0 / 0.5) 0 0)"
    )
  }

  @Test func shapeMasksInTheSizeOfTheView() {
    let mask = decoded(outline(Text("a").mask { Rectangle() }))
    #expect(
      mask.contains("viewBox='0 0 40 20'><path d='M0 0L40 0L40 20L0 20Z'/></svg>\") 0 0/100% 100%")
    )
  }

  @Test func symbolMasksAtItsAlignment() {
    let heart = Image(systemName: "heart.fill")
    let plain = outline(Text("a").mask(alignment: .topLeading) { heart })
    #expect(plain.contains("\") 0 0/calc(1.25em*1) calc(1.25em*1) no-repeat"))
    let mirrored = outline(
      Text("a").mask(alignment: .topLeading) { heart }
        .environment(\.layoutDirection, .rightToLeft)
    )
    #expect(mirrored.contains("\") 100% 0/calc(1.25em*1) calc(1.25em*1) no-repeat"))
    #expect(outline(Text("a").mask(heart.resizable())).contains("\") 0 0/100% 100%"))
  }

  /// A browser has no mask of views, so that the page draws them as an image.
  @Test func otherViewsAreDrawnByThePage() {
    let view = ViewHarness {
      Text("Seen").mask(alignment: .topLeading) {
        VStack { Text("Mask") }
      }
    }
    #expect(view.text == ["Seen"])
    #expect(view.outline.contains("data-module=\"masks\""))
    #expect(view.outline.contains("place-items:"))
    #expect(!view.contains(.text("Mask")))
  }

  /// The hands of a filled clock are cut out of its mask.
  @Test func symbolMaskHasItsGaps() {
    let plain = outline(Text("a").mask(Image(systemName: "clock")))
    let filled = outline(Text("a").mask(Image(systemName: "clock.fill")))
    #expect(!decoded(plain).contains("<mask id='m'>"))
    #expect(decoded(filled).contains("<mask id='m'>"))
  }

  /// Decodes the images of an outline, whose lengths have percent signs of their own.
  private func decoded(_ outline: String) -> String {
    outline.replacing(/%([0-9A-F]{2})/) { match in
      UInt8(match.1, radix: 16).map { String(UnicodeScalar($0)) } ?? String(match.0)
    }
  }
}

extension Color {
  /// The color as the style of a background has it.
  @MainActor
  fileprivate var gradientStop: String {
    let outline = ViewHarness { self }.outline
    return outline.firstMatch(of: /background:([^";]+)/).map { String($0.1) } ?? ""
  }
}
