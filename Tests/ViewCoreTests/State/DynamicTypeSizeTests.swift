import Testing
import ViewCore
import ViewTesting

/// Sizes of texts, and numbers that scale with them.
@MainActor
struct DynamicTypeSizeTests {
  private struct Sized: View {
    @Environment(\.dynamicTypeSize) private var size
    @ScaledMetric private var side = 34.0
    @ScaledMetric(relativeTo: .title) private var width: Float = 17

    var body: some View { Text(verbatim: "\(size) \(side) \(width)") }
  }

  @Test func numbersScaleWithTheSizeOfTexts() {
    let view = ViewHarness { Sized() }
    #expect(view.text == ["large 34.0 17.0"])
    view.report(WindowMetrics(textSize: .accessibility1))
    #expect(view.text == ["accessibility1 56.0 28.0"])
  }

  @Test func numberOutsideOfAViewIsTheUsualOne() {
    @ScaledMetric var side = 10.0
    #expect(side == 10)
  }

  @Test func viewSetsTheSizeOfItsTexts() {
    let view = ViewHarness { Sized().dynamicTypeSize(.xxxLarge) }
    #expect(view.text == ["xxxLarge 46.0 23.0"])
    #expect(
      view.outline.contains(
        #"<div class="effect text-size" style="--text-scale:1.353;font-size:1.353em">"#
      )
    )
    view.report(WindowMetrics(textSize: .xxxLarge))
    #expect(view.text == ["xxxLarge 46.0 23.0"])
    #expect(view.outline.contains(#"<div class="effect">"#))
  }

  @Test func rangeLimitsTheSizeOfTexts() {
    let view = ViewHarness {
      Sized().dynamicTypeSize(...DynamicTypeSize.xLarge)
      Sized().dynamicTypeSize(DynamicTypeSize.xxLarge...)
      Sized().dynamicTypeSize(.small ... .medium)
    }
    #expect(view.text.map { $0.prefix { $0 != " " } } == ["large", "xxLarge", "medium"])
    view.report(WindowMetrics(textSize: .accessibility5))
    #expect(view.text.map { $0.prefix { $0 != " " } } == ["xLarge", "accessibility5", "medium"])
  }

  @Test func nestedSizesReplaceEachOther() {
    let view = ViewHarness { Sized().dynamicTypeSize(.large).dynamicTypeSize(.xxxLarge) }
    #expect(view.text == ["large 34.0 17.0"])
    #expect(view.outline.contains("--text-scale:1;font-size:0.739em"))
  }

  @Test func dialogHasTheSizeOfTheViewThatPresentsIt() {
    let view = ViewHarness {
      Text("Below").sheet(isPresented: .constant(true)) { Sized() }.dynamicTypeSize(.xxxLarge)
    }
    #expect(view.text.contains("xxxLarge 46.0 23.0"))
    #expect(
      view.outline.contains(
        #"class="sheet text-size" style="--text-scale:1.353;font:var(--font-body)""#
      )
    )
  }

  @Test(
    arguments: [
      (16, .large), (17, .xLarge), (18, .xLarge), (24, .xxxLarge), (1, .xSmall),
      (100, .accessibility5),
    ] as [(Double, DynamicTypeSize)]
  )
  func lettersOfTheBrowserHaveTheNearestSize(pixels: Double, size: DynamicTypeSize) {
    #expect(DynamicTypeSize(lettersOf: pixels) == size)
  }

  @Test func largestSizesAreThoseOfAccessibility() {
    #expect(
      DynamicTypeSize.allCases.filter(\.isAccessibilitySize)
        == [.accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5]
    )
  }
}
