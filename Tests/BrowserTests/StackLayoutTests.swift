import Foundation
import Testing
import ViewCore
import ViewTesting

/// What scrolls where a list shares its room, and which controls take all the room of a line or a cell.
@MainActor
@Suite(.needsBrowser)
struct StackLayoutTests {
  private var rows: some View { List(0..<100) { Text("Row \($0)") } }

  @Test func aTextBeforeOthersKeepsItsLine() async throws {
    let content = HStack {
      Text("One").layoutPriority(1)
      Text("A text that is too long for the line that it is in").lineLimit(1)
      Text("Three")
    }
    .frame(width: 300)
    try await Places.of(content, waitingFor: "Three") { places in
      let texts = try await places.all(".text")
      #expect(texts.count == 3)
      for text in texts { #expect(text.height < 30) }
    }
  }

  @Test func aSpacerInABarBelowTakesTheRoomThatThereIs() async throws {
    let content = NavigationStack {
      Text("Content").toolbar {
        ToolbarItem(placement: .bottomBar) {
          HStack {
            Text("Start")
            Spacer()
            Text("End")
          }
        }
      }
    }
    try await Places.of(content, waitingFor: "End") { places in
      let line = try await places.first(".bottom-bar .hstack")
      #expect(line.width == places.width - 32)
    }
  }

  /// A list in a column is the column of the screen; one in a line stands beside something else.
  @Test func aBarStandsInTheColumnOfItsScreen() async throws {
    let list = List { Text("Row") }
    let column = AnyView(VStack { list })
    let line = AnyView(HStack { list })
    for (content, isColumn) in [(column, true), (line, false)] {
      let screen = NavigationStack { content.navigationTitle("Title") }
      try await Places.of(screen, waitingFor: "Row") { places in
        let padding: String = try await places.page.evaluate(
          "getComputedStyle(document.querySelector('.large-title')).paddingLeft"
        )
        #expect(padding == "\(isColumn ? Int(places.width - 640) / 2 + 16 : 16)px")
      }
    }
  }

  @Test func aStatusIsInTheMiddleOfTheBarBelow() async throws {
    let content = NavigationStack {
      Text("Content").toolbar {
        ToolbarItem(placement: .status) { Text("12 unread") }
        ToolbarItem(placement: .bottomBar) { Text("Filter") }
        ToolbarItem(placement: .bottomBar) { Text("Write a mail") }
      }
    }
    try await Places.of(content, waitingFor: "Write") { places in
      let texts = try await places.all(".bottom-bar .text")
      #expect(texts.count == 3)
      #expect(abs((texts[0].left + texts[0].right - places.width) / 2) < 1)
      #expect(texts[1].left < 40)
      #expect(texts[2].right > places.width - 40)
    }
  }

  @Test func buttonsOfOneItemAreAllAlongTheBarBelow() async throws {
    let content = NavigationStack {
      Text("Content").toolbar {
        ToolbarItem(placement: .status) { Text("All read") }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("First") {}
          Button("Second") {}
        }
      }
    }
    try await Places.of(content, waitingFor: "Second") { places in
      let buttons = try await places.all(".bottom-bar .button .text")
      #expect(buttons.count == 2)
      #expect(buttons[0].left < 20)
      #expect(buttons[1].right > places.width - 20)
    }
  }

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

  @Test func oneLineIsBeforeASectionOfAMenu() async throws {
    let content = Menu("Menu") {
      Button("Copy") {}
      Divider()
      Section("Danger") { Button("Delete") {} }
      Section("More") { Button("Share") {} }
    }
    try await Places.of(content, waitingFor: "Menu") { places in
      let lines: [String] = try await places.page.evaluate(
        "[...document.querySelectorAll('.section')].map((one) => getComputedStyle(one).borderTopWidth)"
      )
      #expect(lines == ["0px", "1px"])
    }
  }

  @Test func segmentsAreAsWideAsTheirFrame() async throws {
    let content = Picker("Size", selection: .constant(1)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
    .pickerStyle(.segmented)
    .frame(maxWidth: 240)
    try await Places.of(content, waitingFor: "Large") { places in
      let segments = try await places.first(".segments")
      #expect(segments.width == 240)
    }
  }

  @Test func aLowColorInARowCanBeSeen() async throws {
    let content = List {
      HStack {
        Color.red.frame(maxWidth: 40, maxHeight: 40)
        Text("Row")
      }
    }
    try await Places.of(content, waitingFor: "Row") { places in
      let color = try await places.first(".color")
      #expect(color.height == 10)
      #expect(color.width == 40)
    }
  }

  @Test func aDatePickerWithoutItsLabelIsAsWideAsItsField() async throws {
    let content = VStack {
      DatePicker("Day", selection: .constant(.distantPast), displayedComponents: .date)
        .labelsHidden()
      Text("Below")
    }
    try await Places.of(content, waitingFor: "Below") { places in
      let field = try await places.first(".datefield")
      #expect(field.width < 300)
      #expect(field.left + field.right == places.width)
    }
  }

  @Test func aValueThatIsTooLongEndsInDots() async throws {
    let content = TextField("Name", text: .constant("Blob"))
    try await LivePage.show(content) { live in
      try await live.page.waitUntil("document.querySelector('input') !== null")
      let overflow: String = try await live.page.evaluate(
        "getComputedStyle(document.querySelector('input')).textOverflow"
      )
      #expect(overflow == "ellipsis")
    }
  }

  @Test func aBarBelowALongListStaysInSight() async throws {
    let content = VStack(spacing: 0) {
      rows
      Text("Bar")
    }
    try await Places.of(content, waitingFor: "Bar") { places in
      try await expectBarInSight(places)
      let list = try await places.first(".list")
      #expect(list.top == 0)
    }
  }

  @Test func aBarBelowALongListOfAScreenStaysInSight() async throws {
    let content = TabView {
      NavigationStack {
        VStack(spacing: 0) {
          rows.padding(8)
          Text("Bar")
        }
        .navigationTitle("Rows")
        .toolbar { Button("Add") {} }
      }
      .tabItem { Text("First") }
    }
    try await Places.of(content, waitingFor: "Bar") { places in
      let scrolls: [Bool] = try await places.page.evaluate(Self.scrolls)
      #expect(scrolls == [false, true])
      let bar = try await places.first(".page .vstack > .text")
      #expect(bar.bottom <= places.height)
      let list = try await places.first(".list")
      #expect(list.bottom <= bar.top)
    }
  }

  @Test func aBarBelowWhatScrollsStaysInSight() async throws {
    let content = VStack(spacing: 0) {
      ScrollView { ForEach(0..<100) { Text("Line \($0)") } }
      Text("Bar")
    }
    try await Places.of(content, waitingFor: "Bar") { places in
      let bar = try await places.first("#window > .vstack > .text")
      #expect(bar.bottom == places.height)
    }
  }

  @Test func listsBesideAndBelowOneAnotherShareTheWindow() async throws {
    let content = VStack(spacing: 0) {
      HStack(spacing: 0) {
        rows
        rows
      }
      rows
    }
    try await Places.of(content, waitingFor: "Row 99") { places in
      let lists = try await places.all(".list")
      #expect(lists.map(\.top) == [0, 0, lists[0].bottom])
      #expect(lists.map(\.bottom) == [lists[0].bottom, lists[0].bottom, places.height])
      #expect(lists.allSatisfy { $0.height > 200 })
      #expect(lists.map(\.width) == [places.width / 2, places.width / 2, places.width])
    }
  }

  @Test func aBarBelowALongListOfASheetStaysInSight() async throws {
    let content = Text("Below").sheet(isPresented: .constant(true)) {
      VStack(spacing: 0) {
        rows
        Text("Bar")
      }
    }
    try await Places.of(content, waitingFor: "Bar") { places in
      // It comes up while it is measured.
      let boxes = try await places.all("dialog, dialog .list, dialog > .vstack > .text")
      #expect(boxes.count == 3)
      #expect(abs(boxes[2].bottom - boxes[0].bottom) < 0.1)
      #expect(boxes[1].height > 100)
    }
  }

  /// A page that is one list scrolls as a whole, under the bar of the browser of a phone.
  @Test func aListAloneScrollsWithThePage() async throws {
    let content = NavigationStack { rows.navigationTitle("Rows") }
    try await Places.of(content, waitingFor: "Row 99") { places in
      let scrolls: [Bool] = try await places.page.evaluate(Self.scrolls)
      #expect(scrolls == [true, false])
    }
  }

  /// What scrolls offers no height: a list in a stack in it is as high as its rows.
  @Test func aListInWhatScrollsShowsAllRows() async throws {
    let content = ScrollView {
      VStack {
        rows
        Text("Bar")
      }
    }
    try await Places.of(content, waitingFor: "Bar") { places in
      let list = try await places.first(".list")
      #expect(list.height > 100 * 40)
    }
  }

  @Test func aDividerTakesTheHeightOfALineAndNotItsWidth() async throws {
    let content = HStack {
      Text("A")
      Divider()
      Text("B")
    }
    try await Places.of(content, waitingFor: "B") { places in
      let line = try await places.first(".hstack")
      #expect(line.width < 60)
      #expect(line.height == places.height)
      let divider = try await places.first(".divider")
      #expect(divider.width == 1)
      #expect(divider.height == places.height)
    }
  }

  @Test func aSwitchIsAtTheEndOfItsLine() async throws {
    let content = VStack {
      Toggle("Sounds", isOn: .constant(true))
      Text("Bar")
    }
    try await Places.of(content, waitingFor: "Bar") { places in
      let label = try await places.first(".toggle .text")
      #expect(label.left == 0)
      let input = try await places.first(".toggle input")
      #expect(input.right == places.width)
    }
  }

  @Test func aSwitchWithoutItsLabelIsAsLargeAsItself() async throws {
    let content = HStack {
      Text("Sounds")
      Toggle("Sounds", isOn: .constant(true)).labelsHidden()
    }
    try await Places.of(content, waitingFor: "Sounds") { places in
      let text = try await places.first(".hstack > .text")
      let input = try await places.first(".toggle input")
      #expect(input.left - text.right == 8)
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

  @Test func cellsThatAskForNoRoomGetWhatTheOthersLeave() async throws {
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

  @Test func anAlertShowsAllOfItself() async throws {
    let content = Text("Below").alert("End the meeting?", isPresented: .constant(true)) {
      Button("Save and end") {}
      Button("Go on", role: .cancel) {}
    } message: {
      Text("You are ending the meeting early. What would you like to do?")
    }
    try await Places.of(content, waitingFor: "Go on") { places in
      let heights: [Int] = try await places.page.evaluate(
        "((alert) => [alert.scrollHeight, alert.clientHeight])(document.querySelector('dialog'))"
      )
      #expect(heights[0] == heights[1])
    }
  }

  private func expectBarInSight(_ places: Places) async throws {
    let bar = try await places.first("#window > .vstack > .text")
    #expect(bar.bottom == places.height)
    let list = try await places.first(".list")
    #expect(list.bottom == bar.top)
    let scrolls: [Bool] = try await places.page.evaluate(Self.scrolls)
    #expect(scrolls == [false, true])
  }

  /// Whether the page scrolls, and whether its list does.
  private static let scrolls = """
    [document.scrollingElement, document.querySelector(".list")].map((node) =>
      node.scrollHeight > node.clientHeight && getComputedStyle(node).overflowY !== "visible"
        || node === document.scrollingElement && node.scrollHeight > innerHeight)
    """

  @Test func controlsTakeWhatTheTextsBesideThemLeave() async throws {
    let content = VStack {
      HStack {
        Slider(value: .constant(5), in: 1...30, step: 1) { Text("Length") }
        Spacer()
        Text("5 minutes")
      }
      HStack {
        TextField("Name", text: .constant(""))
        Button("Do it now") {}
      }
    }
    try await Places.of(content, waitingFor: "5 minutes") { places in
      try await places.page.show(on: .phone)
      let texts = try await places.all(".hstack > .text, .button > .text")
      #expect(texts.count == 2)
      for text in texts { #expect(text.height < 30) }
    }
  }
}
