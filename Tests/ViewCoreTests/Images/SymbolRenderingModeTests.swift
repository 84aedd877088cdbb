import Testing
import ViewCore
import ViewTesting

/// The colors of symbols with two layers, their lines and their areas.
@MainActor
struct SymbolRenderingModeTests {
  /// The declarations of the areas of a symbol of both, or `nil` if they have none.
  private func areaStyle(_ view: some View) -> String? {
    let outline = ViewHarness { view }.outline
    #expect(outline.contains("<path class=\"area\""))
    return outline.firstMatch(of: /<path class="area"[^>]*style="([^"]*)"/).map { String($0.1) }
  }

  private var folder: Image { Image(systemName: "folder.fill.badge.plus") }

  @Test func oneColorIsThatOfTheLines() {
    #expect(areaStyle(folder) == nil)
    #expect(areaStyle(folder.symbolRenderingMode(.monochrome)) == nil)
    #expect(areaStyle(folder.symbolRenderingMode(nil)) == nil)
  }

  @Test func areasAreFainterInLevels() {
    #expect(areaStyle(folder.symbolRenderingMode(.hierarchical)) == "fill-opacity:0.4")
    #expect(areaStyle(VStack { folder }.symbolRenderingMode(.hierarchical)) == "fill-opacity:0.4")
  }

  @Test func areasHaveTheSecondStyleOfAPalette() {
    let styled = folder.symbolRenderingMode(.palette).foregroundStyle(.orange, .blue)
    #expect(areaStyle(styled) == "fill:var(--label-2)")
    #expect(ViewHarness { styled }.outline.contains("--label-2:"))
  }

  @Test func imageOverridesTheViewAroundIt() {
    let one = VStack { folder.symbolRenderingMode(.monochrome) }.symbolRenderingMode(.palette)
    #expect(areaStyle(one) == nil)
    let other = VStack { folder.symbolRenderingMode(nil) }.symbolRenderingMode(.hierarchical)
    #expect(areaStyle(other) == "fill-opacity:0.4")
  }

  @Test func symbolOfOneLayerHasOneColor() {
    let heart = Image(systemName: "heart").symbolRenderingMode(.hierarchical)
    #expect(!ViewHarness { heart }.outline.contains("fill-opacity"))
    let tag = Image(systemName: "tag.circle.fill").symbolRenderingMode(.hierarchical)
    #expect(areaStyle(tag) == nil)
  }

  @Test func gradientHasItsLevelsInItsMask() {
    let view = ViewHarness {
      folder.symbolRenderingMode(.hierarchical).foregroundStyle(Color.red.gradient)
    }
    #expect(view.outline.contains("fill%2Dopacity%3A0%2E4"))
  }
}
