import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Scrolling of lists that share their room, and controls that fill a line or a cell.
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

  /// The height that a text keeps is the one that it has in the width that is offered.
  @Test func textsOfTheirOwnHeightWrapInTheirLine() async throws {
    let text = Text(String(repeating: "Whisk the eggs. ", count: 20))
      .fixedSize(horizontal: false, vertical: true)
    let content = VStack {
      HStack {
        Circle().frame(width: 40, height: 40)
        text
      }
      Label {
        text
      } icon: {
        Image(systemName: "bell")
      }
      Text("End")
    }
    .frame(width: 300)
    try await Places.of(content, waitingFor: "End") { places in
      let frame = try await places.first(".frame")
      let texts = try await places.all(".own-height > .text")
      #expect(texts.count == 2)
      for text in texts {
        #expect(text.right <= frame.right)
        #expect(text.height > 100)
      }
      #expect(try await places.all(".own-height").map(\.height) == texts.map(\.height))
      #expect(try await places.first(".hstack > .frame").width == 40)
    }
  }

  @Test func rowsOfAPaddedLazyStackBeginAtItsLeadingEdge() async throws {
    let content = ScrollView {
      LazyVStack(alignment: .leading) {
        Text("One")
        Text("Two")
      }
      .padding(20)
    }
    .frame(width: 300, height: 200)
    try await Places.of(content, waitingFor: "Two") { places in
      let frame = try await places.first(".frame")
      let texts = try await places.all(".text")
      #expect(texts.map(\.left) == [frame.left + 20, frame.left + 20])
    }
  }

  @Test func sectionOfAMenuHasOneSeparator() async throws {
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

  @Test func adjacentListsShareTheWindow() async throws {
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

  @Test func aTabOffersItsContentAllRoom() async throws {
    let content = TabView {
      Tab("New", systemImage: "star") {
        VStack {
          Text("Top")
          Spacer()
          Text("Bottom")
          TextField("Name", text: .constant(""))
        }
      }
    }
    try await Places.of(content, waitingFor: "Bottom") { places in
      let texts = try await places.all(".tab-panel .vstack > .text")
      #expect(texts[1].top - texts[0].bottom > places.height / 2)
      let field = try await places.first(".textfield")
      #expect(field.width > places.width - 40)
    }
  }

  /// A page that is one list scrolls as a whole, under the bar of the browser of a phone.
  @Test func aListAloneScrollsWithThePage() async throws {
    let content = NavigationStack { rows.navigationTitle("Rows") }
    try await Places.of(content, waitingFor: "Row 99") { places in
      let scrolls = try await places.scrolls
      #expect(scrolls == [true, false])
    }
  }

  /// A scroll view offers no height: a list in a stack inside it is as high as its rows.
  @Test func listInAScrollViewShowsAllRows() async throws {
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
      let divider = try await places.first(".upright")
      #expect(divider.width == 1)
      #expect(divider.height == places.height)
    }
  }

  @Test func dividerOfALineStandsUprightWithAnyModifier() async throws {
    let content = HStack {
      Text("A")
      Divider().frame(height: 20)
      Divider().background(Color.red).frame(height: 30)
      Group { Divider().overlay(.green).padding(.horizontal, 4) }.frame(height: 40)
      Divider().frame(width: 3, height: 50)
      VStack { Divider() }.frame(width: 60)
      Text("B")
    }
    try await Places.of(content, waitingFor: "B") { places in
      let dividers = try await places.all(".upright")
      #expect(dividers.map(\.width) == [1, 1, 1, 1])
      #expect(dividers.map(\.height) == [20, 30, 40, 50])
      #expect(try await places.all(".color").map(\.width) == [1])
      #expect(try await places.first(".divider").width == 60)
      #expect(try await places.first(".hstack").width < 200)
    }
  }

  @Test func aDividerOfAColorIsAsThinAsWithout() async throws {
    let content = VStack {
      Divider().overlay(.red)
      Divider().frame(height: 2).overlay(Color.orange)
      Divider().frame(height: 2).background(.green)
      Text("End")
    }
    try await Places.of(content, waitingFor: "End") { places in
      #expect(try await places.all(".color").map(\.height) == [1, 2])
      #expect(try await places.all(".background").map(\.height) == [2])
      let line: String = try await places.page.evaluate(
        "getComputedStyle(document.querySelector('.background .divider')).backgroundColor"
      )
      #expect(line == "rgba(119, 119, 136, 0.2)")
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

  @Test func viewsOfLessThanNoDistanceOverlap() async throws {
    let content = VStack(spacing: -10) {
      HStack(spacing: -12) {
        ForEach(0..<4, id: \.self) { _ in Circle().frame(width: 40, height: 40) }
      }
      Text("End")
    }
    try await Places.of(content, waitingFor: "End") { places in
      let line = try await places.first(".hstack")
      let circles = try await places.all(".hstack > .frame")
      #expect(circles.map { $0.left - line.left } == [0, 28, 56, 84])
      #expect(line.width == 124)
      #expect(circles.last?.right == line.right)
      #expect(try await places.first(".vstack > .text").top == line.bottom - 10)
    }
  }

  @Test func aDialogAmongViewsThatOverlapIsInTheMiddle() async throws {
    let content = HStack(spacing: -100) {
      Text("One").sheet(isPresented: .constant(true)) { Text("Sheet") }
      Text("Two")
    }
    try await Places.of(content, waitingFor: "Sheet") { places in
      let sheet = try await places.first(".hstack > dialog")
      #expect(sheet.left > 0)
      #expect(sheet.left + sheet.right == places.width)
    }
  }

  @Test func textsBeforeFormsShareTheirLineWithOthers() async throws {
    let content = VStack {
      HStack(alignment: .firstTextBaseline) {
        Text("1").frame(width: 60, height: 60).background(.yellow, in: Circle())
        Text("plain")
      }
      HStack(alignment: .lastTextBaseline) {
        Text("2").frame(width: 60, height: 60).overlay { Circle().stroke(.red) }
        Text("End")
      }
    }
    try await Places.of(content, waitingFor: "End") { places in
      let texts = try await places.all(".text")
      #expect(texts.count == 4)
      #expect(texts[0].bottom == texts[1].bottom)
      #expect(texts[2].bottom == texts[3].bottom)
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

  @Test func anAlertThatIsTooHighBeginsAtItsTop() async throws {
    let content = Text("Below").alert("Delete all?", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text((1...200).map { "Line \($0)" }.joined(separator: "\n"))
    }
    try await Places.of(content, waitingFor: "Line 200") { places in
      let alert: [Double] = try await places.page.evaluate(
        "((alert) => [alert.scrollHeight - alert.clientHeight, alert.scrollTop])(document.querySelector('dialog'))"
      )
      #expect(alert[0] > 0)
      #expect(alert[1] == 0)
    }
  }

  @Test func pickedChoiceInARowIsMarked() async throws {
    let content = Form {
      Picker("Size", selection: .constant(2)) { ForEach(1..<4) { Text("Size \($0)").tag($0) } }
        .pickerStyle(.inline)
    }
    try await Places.of(content, waitingFor: "Size 3") { places in
      let marks: [String] = try await places.page.evaluate(
        "[...document.querySelectorAll('.line')].map((line) => getComputedStyle(line, '::after').visibility)"
      )
      #expect(marks == ["hidden", "visible", "hidden"])
    }
  }

  @Test func controlsTakeTheRoomBesideTheirTexts() async throws {
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
