import Foundation
import Testing
import ViewCore
import ViewTesting

/// Sections with headers and footers that stay visible.
@MainActor
struct PinnedViewsTests {
  private var sections: some View {
    ForEach(0..<2, id: \.self) { section in
      Section {
        Text("Row")
      } header: {
        Text("Header \(section)")
      } footer: {
        Text("Footer")
      }
    }
  }

  private func outline(_ view: some View) -> String { ViewHarness { view }.outline }

  @Test func sectionOfAStackIsAStackAroundItsPinnedViews() {
    let stack = LazyVStack(alignment: .leading, spacing: 3, pinnedViews: .sectionHeaders) {
      Section {
        Text("Row")
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
    }
    let style = #"style="align-items:start;gap:3px"#
    #expect(
      outline(stack) == """
        <main>
          <div class="vstack fill-width lazy pins-headers" \(style)">
            <div class="vstack fill-width lazy pinned" \(style);flex:none">
              <div class="effect pin" style="flex:none">
                <span class="text"> "Header"
              <div class="vstack fill-width lazy" \(style);flex:none">
                <span class="text"> "Row"
              <div class="effect" style="flex:none">
                <span class="text"> "Footer"
        """
    )
  }

  @Test func containersPinWhatTheyAreTold() {
    let columns = [GridItem()]
    for (outline, isHeader, isFooter) in [
      (outline(LazyVStack(pinnedViews: .sectionFooters) { sections }), false, true),
      (
        outline(LazyHStack(pinnedViews: [.sectionHeaders, .sectionFooters]) { sections }), true,
        true
      ),
      (
        outline(LazyVGrid(columns: columns, pinnedViews: .sectionHeaders) { sections }), true, false
      ),
      (outline(LazyHGrid(rows: columns, pinnedViews: .sectionHeaders) { sections }), true, false),
      (outline(LazyVGrid(columns: columns, pinnedViews: []) { sections }), false, false),
    ] {
      let parts = { (name: String) in outline.components(separatedBy: name).count - 1 }
      let texts = outline.matches(of: /effect pin".*\n *<span class="text"> "(\w+)/).map(\.1)
      let header: [Substring] = isHeader ? ["Header"] : []
      let expected = header + (isFooter ? ["Footer"] : [])
      #expect(texts == expected + expected)
      #expect(parts(" pinned\"") == (isHeader || isFooter ? 2 : 0))
    }
  }

  @Test func sectionsWithoutPinnedViewsStayAsTheyAre() {
    #expect(outline(LazyVStack(pinnedViews: []) { sections }) == outline(LazyVStack { sections }))
    let inner = LazyVStack(pinnedViews: .sectionHeaders) { VStack { sections } }
    #expect(!outline(inner).contains("effect pin"))
  }

  @Test func rowsOfAPinnedSectionChange() throws {
    struct Trips: View {
      @State private var count = 1
      @State private var isOpen = true

      var body: some View {
        LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) {
          Section(isExpanded: $isOpen) {
            ForEach(0..<count, id: \.self) { Text("Trip \($0)") }
            Button("Add") { count += 1 }
          } header: {
            Text("\(count) trips")
          }
        }
      }
    }
    let view = ViewHarness { Trips() }
    try view.tap(.button("Add"))
    #expect(view.text == ["2 trips", "Trip 0", "Trip 1", "Add"])
    try view.tap(.button("2 trips"))
    #expect(view.text == ["2 trips"])
  }
}
