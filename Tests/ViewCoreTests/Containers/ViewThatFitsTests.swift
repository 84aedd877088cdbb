import Testing
import ViewCore
import ViewTesting

/// Alternatives without the sizes of a page.
@MainActor
struct ViewThatFitsTests {
  @Test func firstViewIsShownWithoutSizes() throws {
    var taps: [String] = []
    let view = ViewHarness {
      Text("above")
      ViewThatFits {
        Button("long") { taps.append("long") }
        Button("short") { taps.append("short") }
      }
    }
    #expect(view.text == ["above", "long"])
    #expect(!view.contains(.button("short")))
    try view.tap(.button("long"))
    #expect(taps == ["long"])
  }

  @Test func axesAreThoseOfThePage() {
    func outline(_ axes: Axis.Set) -> String {
      ViewHarness { ViewThatFits(in: axes) { Text("a") } }.outline
    }
    #expect(outline(.horizontal).contains(#"data-fits="width""#))
    #expect(outline(.vertical).contains(#"data-fits="height""#))
    #expect(outline([.horizontal, .vertical]).contains(#"data-fits="width height""#))
  }

  @Test func eachViewOfACollectionIsAnAlternative() {
    let view = ViewHarness { ViewThatFits { ForEach(0..<3, id: \.self) { Text("\($0)") } } }
    #expect(view.text == ["0"])
  }
}
