import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Which cells of a grid get the room that the others leave, and where those of a section go on.
@MainActor
@Suite(.needsBrowser)
struct CellLayoutTests {
  @Test func cellsOfASectionGoOnInTheColumnsOfTheirGrid() async throws {
    let columns = [
      GridItem(.fixed(60), spacing: 10), GridItem(.fixed(90), spacing: 20, alignment: .leading),
      GridItem(.fixed(50)),
    ]
    let content = VStack {
      ForEach([columns, [GridItem(.adaptive(minimum: 90))]].indices, id: \.self) { grid in
        LazyVGrid(columns: grid == 0 ? columns : [GridItem(.adaptive(minimum: 90))]) {
          ForEach(0..<2) { section in
            Section {
              ForEach(0..<4) { Text("\($0)").frame(maxWidth: .infinity) }
            } header: {
              Text("Section \(section)").frame(maxWidth: .infinity, alignment: .leading)
            }
          }
        }
        .frame(width: 300)
      }
    }
    try await Places.of(content, waitingFor: "Section 1") { places in
      for (grid, lefts) in [(1, [0, 70, 180, 0]), (2, [0, 103, 205, 0])] as [(Int, [Double])] {
        let parts = try await places.all(".vstack > :nth-child(\(grid)) > .lazygrid > *")
        let cells = try await places.all(
          ".vstack > :nth-child(\(grid)) > .lazygrid > .lazygrid > *"
        )
        #expect(parts.count == 4)
        let width: Double = grid == 1 ? 230 : 300
        #expect(parts.map { $0.width.rounded() } == [width, width, width, width])
        #expect(cells.map { ($0.left - parts[0].left).rounded() } == lefts + lefts)
        #expect(cells[0].top == cells[2].top)
        #expect(cells[3].top >= cells[0].bottom)
      }
    }
  }

  @Test func columnsThatHoldFieldsTakeTheRoomOfTheOthers() async throws {
    let content = Grid(horizontalSpacing: 8) {
      GridRow {
        Text("Name")
        TextField("Name", text: .constant("Blob"))
      }
      Divider()
      GridRow {
        Text("Occupation")
        TextField("Occupation", text: .constant("Engineer"))
      }
    }
    try await Places.of(content, waitingFor: "Occupation") { places in
      let grid = try await places.first(".grid")
      #expect(grid.width == places.width)
      let texts = try await places.all(".grid .text")
      let fields = try await places.all(".grid .textfield")
      let column = texts[1].width
      #expect(texts[1].left == 0)
      #expect(fields.map(\.left) == [column + 8, column + 8])
      #expect(fields.map(\.right) == [places.width, places.width])
    }
  }

  @Test func columnsBehindACellOfSeveralAreCountedFromItsEnd() async throws {
    let content = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Text("Both").frame(width: 100, height: 20).gridCellColumns(2)
        Color.red.frame(height: 20)
      }
      GridRow {
        Text("One").frame(width: 40, height: 20)
        Text("Two").frame(width: 60, height: 20)
      }
    }
    try await Places.of(content, waitingFor: "Two") { places in
      let cells = try await places.all(".gridrow > *")
      #expect(cells.map(\.left) == [0, 100, 0, 40])
      #expect(cells[1].right == places.width)
    }
  }

  @Test func rowsThatHoldColorsTakeTheHeightOfTheOthers() async throws {
    let content = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Text("Above")
        Text("Above")
      }
      GridRow {
        Color.red
        Color.green
      }
    }
    try await Places.of(content, waitingFor: "Above") { places in
      let text = try await places.first(".text")
      let colors = try await places.all(".color")
      #expect(colors.map(\.width) == [places.width / 2, places.width / 2])
      #expect(colors.map(\.height) == [places.height - text.height, places.height - text.height])
    }
  }

  @Test func unsizedCellsTakeTheRemainingRoom() async throws {
    let content = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Text("Text")
        Color.red.gridCellUnsizedAxes([.horizontal, .vertical])
      }
      GridRow {
        Text("Longer text")
        Text("Other")
      }
    }
    try await Places.of(content, waitingFor: "Other") { places in
      let texts = try await places.all(".text")
      let grid = try await places.first(".grid")
      #expect(abs(grid.width - texts[1].width - texts[2].width) < 0.1)
      let color = try await places.first(".color")
      #expect(abs(color.width - texts[2].width) < 0.1)
      #expect(abs(color.height - texts[0].height) < 0.1)
    }
  }
}
