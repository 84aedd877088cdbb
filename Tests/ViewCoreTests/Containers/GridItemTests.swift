import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct GridItemTests {
  private func opening(of grid: some View) -> String {
    ViewHarness { grid }.outline.split(separator: "\n")[1].trimmingCharacters(in: .whitespaces)
  }

  private func columns(_ items: GridItem...) -> String {
    opening(of: LazyVGrid(columns: items) { Text("cell") })
  }

  @Test func columnsThatAreAlikeShareTheirGap() {
    #expect(
      columns(GridItem(.fixed(20), spacing: 4), GridItem(.flexible(minimum: 5), spacing: 4))
        == """
        <div class="lazygrid" style="grid-template-columns:20px minmax(5px,1fr);column-gap:4px">
        """
    )
    // Views after the last grid item have no place.
    #expect(!columns(GridItem(spacing: 4), GridItem(spacing: 8)).contains("data-cells"))
    #expect(
      columns(GridItem(alignment: .topLeading)).contains(
        "minmax(10px,1fr);place-items:start start"
      )
    )
  }

  @Test func columnsThatDifferHaveTracksBetweenThem() {
    #expect(
      columns(
        GridItem(.fixed(20), spacing: 4, alignment: .bottomTrailing),
        GridItem(.fixed(30), spacing: 12),
        GridItem(.fixed(40))
      ) == """
        <div class="lazygrid" data-cells="grid-column:1;place-self:end end|grid-column:3|grid-column:5" \
        style="grid-template-columns:20px 4px 30px 12px 40px;column-gap:0">
        """
    )
  }

  @Test func adaptiveColumnsAreAlike() {
    #expect(
      columns(GridItem(.adaptive(minimum: 50, maximum: 80), spacing: 3), GridItem(spacing: 9))
        == """
        <div class="lazygrid" style="grid-template-columns:repeat(auto-fill,minmax(min(100%,50px),80px)) \
        minmax(10px,1fr);column-gap:3px">
        """
    )
  }

  @Test func rowsOfAGridThatGoesSidewaysDifferToo() {
    let rows = [GridItem(.fixed(20), spacing: 1), GridItem(.fixed(30), alignment: .leading)]
    #expect(
      opening(of: LazyHGrid(rows: rows, spacing: 5) { Text("cell") }) == """
        <div class="lazygrid sideways" data-cells="grid-row:1|grid-row:3;place-self:center start" \
        style="grid-template-rows:20px 1px 30px;row-gap:0;column-gap:5px">
        """
    )
  }
}
