import Foundation
import Testing
import ViewCore
import ViewTesting

/// Sections outside of lists and forms.
@MainActor
struct SectionTests {
  private var section: some View {
    Section {
      Text("a")
      Text("b")
    } header: {
      Text("Head")
    } footer: {
      Text("Foot")
    }
  }

  @ViewBuilder private var plain: some View {
    Text("Head")
    Text("a")
    Text("b")
    Text("Foot")
  }

  private func outline(_ view: some View) -> String { ViewHarness { view }.outline }

  @Test func sectionInAStackAddsNoElements() {
    #expect(outline(VStack { section }) == outline(VStack { plain }))
    #expect(outline(LazyVStack { section }) == outline(LazyVStack { plain }))
    #expect(outline(ScrollView { section }) == outline(ScrollView { plain }))
    #expect(outline(List { VStack { section } }) == outline(List { VStack { plain } }))
    #expect(
      outline(VStack { Section("Title") { Text("a") } })
        == outline(
          VStack {
            Text("Title")
            Text("a")
          }
        )
    )
  }

  @Test func sectionTitlesSpanAllColumnsOfAGrid() {
    let grid = LazyVGrid(columns: [GridItem(), GridItem()], alignment: .leading, spacing: 3) {
      section.padding(2)
      Section { Text("c") }
    }
    #expect(
      outline(grid) == """
        <main>
          <div class="lazygrid" style="grid-template-columns:minmax(10px,1fr) minmax(10px,1fr);\
        justify-items:start;row-gap:3px">
            <div class="effect" style="grid-column:1/-1">
              <div class="padding" style="padding-block:2px 2px;padding-inline:2px 2px">
                <span class="text"> "Head"
            <div class="lazygrid" style="grid-template-columns:minmax(10px,1fr) minmax(10px,1fr);\
        justify-items:start;row-gap:3px;grid-template-columns:subgrid;grid-column:1/-1">
              <div class="padding" style="padding-block:2px 2px;padding-inline:2px 2px">
                <span class="text"> "a"
              <div class="padding" style="padding-block:2px 2px;padding-inline:2px 2px">
                <span class="text"> "b"
            <div class="effect" style="grid-column:1/-1">
              <div class="padding" style="padding-block:2px 2px;padding-inline:2px 2px">
                <span class="text"> "Foot"
            <div class="lazygrid" style="grid-template-columns:minmax(10px,1fr) minmax(10px,1fr);\
        justify-items:start;row-gap:3px;grid-template-columns:subgrid;grid-column:1/-1">
              <span class="text"> "c"
        """
    )
  }

  @Test func sectionHeadersOfAHorizontalGridSpanAllRows() {
    let rows = [GridItem(.fixed(20), spacing: 1), GridItem(.fixed(30), alignment: .leading)]
    let outline = outline(LazyHGrid(rows: rows) { section })
    #expect(outline.components(separatedBy: #"class="effect" style="grid-row:1/-1""#).count == 3)
    #expect(outline.contains("row-gap:0;grid-template-rows:subgrid;grid-row:1/-1"))
    // The cells of a section have their places, from the first on.
    #expect(outline.components(separatedBy: "data-cells=").count == 3)
  }

  @Test func aSectionOfAListStaysOneBehindAGesture() {
    let outline = outline(List { section.onTapGesture {} })
    #expect(outline.contains("section-header"))
  }

  @Test func cellsAppearAndDisappearAsTheyBecomeVisible() throws {
    struct Photos: View {
      @State private var count = 2
      @State private var isOpen = true
      let log: (Int) -> Void

      var body: some View {
        Button("Add") { count += 1 }
        LazyVGrid(columns: [GridItem()]) {
          Section(isExpanded: $isOpen) {
            ForEach(0..<count, id: \.self) { cell in
              Text("Cell \(cell)").onAppear { log(cell) }
            }
          } header: {
            Text("\(count) cells")
          }
        }
      }
    }
    var log: [Int] = []
    let view = ViewHarness(seesEverything: false) { Photos { log.append($0) } }
    try view.scroll(to: .text("Cell 1"))
    try view.tap(.button("Add"))
    try view.scroll(to: .text("Cell 2"))
    #expect(view.text == ["Add", "3 cells", "Cell 0", "Cell 1", "Cell 2"])
    #expect(log == [1, 2])
    try view.tap(.button("3 cells"))
    #expect(view.text == ["Add", "3 cells"])
  }
}
