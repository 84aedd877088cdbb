import Testing
import ViewCore
import ViewTesting

/// The style of backgrounds that name none.
@MainActor
struct BackgroundStyleTests {
  private func outline(@ViewBuilder _ content: () -> some View) -> String {
    ViewHarness(content: content).outline
  }

  @Test func backgroundsHaveTheStyleAroundThem() {
    let page = outline {
      VStack {
        Text("One").background()
        Text("Two").background(in: .rect)
        Text("Three").background(.green)
      }
      .backgroundStyle(.red)
    }
    #expect(page.contains("background:var(--red)"))
    #expect(page.contains("fill:var(--red)"))
    #expect(page.contains("background:var(--green)"))
    #expect(!page.contains("var(--surface)"))
  }

  @Test func backgroundIsThatOfThePageByDefault() {
    #expect(outline { Text("One").background() }.contains("background:var(--surface)"))
    #expect(outline { Rectangle().fill(.background) }.contains("fill:var(--surface)"))
  }

  @Test func styleMayBeTheOneOutside() {
    let page = outline {
      Text("One").background().backgroundStyle(.background).backgroundStyle(.blue)
    }
    #expect(page.contains("background:var(--blue)"))
    #expect(outline { Text("One").background().backgroundStyle(.background) }.contains("surface"))
    let faint = outline {
      Text("One").background().backgroundStyle(.background.opacity(0.5)).backgroundStyle(.blue)
    }
    #expect(faint.contains("var(--blue)"))
  }

  @Test func gradientsAndMaterialsAreStyles() {
    let gradient = outline { Text("One").background(in: .rect).backgroundStyle(.red.gradient) }
    #expect(gradient.contains("linear-gradient("))
    let material = outline { Text("One").background().backgroundStyle(.thinMaterial) }
    #expect(material.contains("backdrop-filter:blur"))
  }

  @Test func fadedMaterialHasAShareOfItsEffect() {
    let faded = outline { Text("One").background(.thinMaterial.opacity(0.5)) }
    #expect(faded.contains("backdrop-filter:blur(20px) opacity(0.5)"))
    #expect(!faded.contains("background:color-mix(in srgb,var(--surface) 45%,transparent)"))
    let shaped = outline { Text("One").background(.thinMaterial.opacity(0.5), in: .capsule) }
    #expect(shaped.contains("backdrop-filter:blur(20px) opacity(0.5)"))
    #expect(
      outline { Text("One").background(AnyShapeStyle(.bar.opacity(2))) }.contains("opacity(1)")
    )
  }
}
