import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct GridTests {
  /// The opening tags of grids and rows.
  private func tags(_ view: ViewHarness) -> [String] {
    view.outline.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("<div class=\"grid") }
  }

  @Test func aGridHasAsManyColumnsAsItsLongestRow() throws {
    struct Table: View {
      @State private var count = 1

      var body: some View {
        Button("More") { count += 1 }
        Grid {
          GridRow { ForEach(0..<count, id: \.self) { Text("\($0)") } }
          GridRow { Text("a") }
        }
      }
    }
    let view = ViewHarness { Table() }
    #expect(
      tags(view) == ["<div class=\"grid\">"] + Array(repeating: "<div class=\"gridrow\">", count: 2)
    )
    try view.tap(.button("More"))
    try view.tap(.button("More"))
    #expect(tags(view)[0] == "<div class=\"grid\" style=\"--columns:3\">")
  }

  @Test func aCellTakesSeveralColumns() throws {
    struct Table: View {
      @State private var isWide = true

      var body: some View {
        Grid {
          GridRow {
            Button("a") { isWide.toggle() }
            Text("b").gridCellColumns(isWide ? 2 : 1).padding()
            Text("c")
          }
          if isWide { GridRow { Text("d").gridCellColumns(5) } }
        }
      }
    }
    let view = ViewHarness { Table() }
    #expect(
      tags(view) == [
        "<div class=\"grid\" style=\"--columns:5\">",
        "<div class=\"gridrow\" data-cells=\"grid-column:1 / span 1|grid-column:2 / span 2|"
          + "grid-column:4 / span 1\">",
        "<div class=\"gridrow\" data-cells=\"grid-column:1 / span 5\">",
      ]
    )
    try view.tap(.button("a"))
    #expect(
      tags(view) == ["<div class=\"grid\" style=\"--columns:3\">", "<div class=\"gridrow\">"]
    )
  }

  @Test func columnAlignmentOfACellAppliesToItsColumn() {
    let view = ViewHarness {
      Grid {
        GridRow {
          Text("a")
          Text("b").gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("c").gridCellColumns(2)
          Text("d")
        }
      }
    }
    #expect(
      tags(view).dropFirst() == [
        "<div class=\"gridrow\" data-cells=\"grid-column:1 / span 1|"
          + "grid-column:2 / span 1;justify-self:end\">",
        "<div class=\"gridrow\" data-cells=\"grid-column:1 / span 2|grid-column:3 / span 1\">",
      ]
    )
  }

  @Test func cellHasItsPlaceAndItsSpan() {
    let view = ViewHarness {
      Grid {
        GridRow {
          Text("a").gridCellAnchor(.bottomTrailing)
          Text("b").gridCellAnchor(UnitPoint(x: 0.25, y: 0))
          Color.red.gridCellUnsizedAxes([.horizontal, .vertical])
        }
        Divider().gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(
      tags(view) == [
        "<div class=\"grid\" style=\"--columns:3\" data-cells=\"|grid-column:1 / -1;inline-size:0;"
          + "min-inline-size:100%\">",
        "<div class=\"gridrow\" data-cells=\""
          + "grid-column:1 / span 1;justify-self:end;align-self:end|"
          + "grid-column:2 / span 1;justify-self:start;position:relative;inset-inline-start:25%;"
          + "align-self:start;translate:calc(-25% * var(--dir)) 0px|"
          + "grid-column:3 / span 1;inline-size:0;min-inline-size:100%;block-size:0;"
          + "min-block-size:100%\">",
      ]
    )
  }

  @Test func dialogsAreNotCells() {
    let view = ViewHarness {
      Grid {
        GridRow {
          Text("a").sheet(isPresented: .constant(true)) { Text("sheet") }
          Text("b").gridCellColumns(2)
        }
      }
    }
    #expect(view.outline.contains("data-cells=\"grid-column:1 / span 1|grid-column:2 / span 2\""))
  }
}
