import BrowserTesting
import Foundation
import Testing
import ViewCore

/// The places of what is in a row: as large as it is elsewhere, from the leading edge on.
@MainActor
@Suite(.needsBrowser)
struct RowLayoutTests {
  @Test func groundsAndBordersAreAsLargeAsTheirViews() async throws {
    let content = List {
      Text("3").padding(4).background(.red)
      Text("Wide").frame(width: 80).background(.yellow)
      Text("Tag").padding(6).background(.green, in: Capsule())
      Text("Border").padding(4).border(.red)
      Text("Clip").background(.mint).clipShape(Capsule())
      Circle().frame(width: 30, height: 30).overlay { Text("A") }
    }
    try await Places.of(content, waitingFor: "Clip") { places in
      let row = try await places.first(".row")
      let boxes = try await places.all(".row > *")
      #expect(boxes.count == 6)
      for box in boxes {
        #expect(box.left == row.left + 16)
        #expect(box.width <= 80)
      }
      #expect(boxes[1].width == 80)
      #expect(boxes[5].width == 30)
    }
  }

  @Test(arguments: [true, false])
  func aStepperBesideAFieldIsInOneLine(isRow: Bool) async throws {
    let line = HStack {
      TextField("Item", text: .constant("Milk"))
      Stepper("Qty 1", value: .constant(1))
    }
    let content = isRow ? AnyView(List { line }) : AnyView(ScrollView { line.padding() })
    try await Places.of(content, waitingFor: "Qty 1") { places in
      let steps = try await places.all(".step")
      let label = try await places.first(".stepper .text")
      let stepper = try await places.first(".stepper")
      try #require(steps.count == 2)
      #expect(steps[0].top == steps[1].top)
      #expect(label.top > steps[0].top && label.bottom < steps[0].bottom)
      #expect(steps[1].right <= stepper.right)
    }
  }

  @Test func twoDatesShareARowOfAPhone() async throws {
    let date = Binding.constant(Date(timeIntervalSince1970: 0))
    let content = List {
      HStack {
        DatePicker("From", selection: date, displayedComponents: .date).labelsHidden()
        Text("–")
        DatePicker("To", selection: date, displayedComponents: .date).labelsHidden()
      }
    }
    try await LivePage.show(content) { live in
      try await live.page.show(on: .phone)
      try await live.page.waitFor(.text("–"))
      let places = try await Places(live.page)
      let (row, fields) = (try await places.first(".row"), try await places.all(".datefield"))
      try #require(fields.count == 2)
      #expect(fields[0].width == fields[1].width)
      #expect(fields[1].right < row.right)
    }
  }

  @Test func linksAndButtonsAreRowsWithAnyModifier() async throws {
    let content = NavigationStack {
      List {
        NavigationLink("Link") { Text("Next") }.padding(.vertical, 4)
        NavigationLink("Link") { Text("Next") }.opacity(0.5)
        NavigationLink("Link") { Text("Next") }.contextMenu { Button("Item") {} }
        NavigationLink("Link") { Text("Next") }.frame(height: 60)
        NavigationLink("Link") { Text("Next") }.background(.yellow)
        Button("Button") {}.frame(height: 60)
        Button("Button") {}.opacity(0.5)
      }
    }
    try await Places.of(content, waitingFor: "Button") { places in
      let row = try await places.first(".row")
      let texts = try await places.all(".row .in-row > .text")
      #expect(texts.count == 7)
      for text in texts { #expect(text.left == row.left + 16) }
      for link in try await places.all(".row .link") { #expect(link.right == row.right - 16) }
    }
  }

  @Test func theGroundOfAButtonIsItsLabelsAndAllOfItsRowCanBeTapped() async throws {
    let content = List {
      Button("Go") {}.background(.yellow)
      Button("Go") {}.padding(4).background(.yellow)
      Text("End")
    }
    try await Places.of(content, waitingFor: "End") { places in
      let row = try await places.first(".row")
      for ground in try await places.all(".background") {
        #expect(ground.left == row.left + 16)
        #expect(ground.width < 60)
      }
      let hit: [String] = try await places.page.evaluate(
        """
        [...document.querySelectorAll(".row:has(button)")].map((row) => {
          const { right, top, bottom } = row.getBoundingClientRect();
          return document.elementFromPoint(right - 4, (top + bottom) / 2).tagName;
        })
        """
      )
      #expect(hit == ["BUTTON", "BUTTON"])
    }
  }

  @Test func theBadgeOfALinkIsBeforeItsArrowAndIsTappedWithIt() async throws {
    let content = NavigationStack {
      List {
        NavigationLink("Inbox") { Text("Next") }.badge(2)
        NavigationLink("Other") { Text("Next") }
      }
    }
    try await Places.of(content, waitingFor: "Other") { places in
      let row = try await places.first(".row")
      let badge = try await places.first(".badge > .text")
      let link = try await places.first(".row .link")
      #expect(link.right <= badge.left)
      // The arrow is as far from the edge as that of a link without a badge.
      #expect(row.right - badge.right > 16 + 8)
      let arrows: [String] = try await places.page.evaluate(
        """
        [...document.querySelectorAll(".link, .badge")].map((node) =>
          (({ content, display }) => content === "none" ? content : display)(getComputedStyle(node, "::after")))
        """
      )
      #expect(arrows == ["none", "block", "block"])
      let hit: String = try await places.page.evaluate(
        "document.elementFromPoint(\(badge.left + 2), \((badge.top + badge.bottom) / 2)).textContent"
      )
      #expect(hit == "Inbox")
    }
  }

  @Test func theLineBelowARowIsOnTheRow() async throws {
    let content = List {
      Text("Yellow").listRowBackground(Color.yellow)
      Text("White")
    }
    try await Places.of(content, waitingFor: "White") { places in
      let top: String = try await places.page.evaluate(
        "getComputedStyle(document.querySelector('.row + .row'), '::before').top"
      )
      #expect(top == "-1px")
    }
  }

  @Test func fieldsHaveNoBoxAndAreAsWideAsTheyAreToBe() async throws {
    let content = Form {
      HStack {
        Text("Name")
        TextField("Name", text: .constant("Blob"))
      }
      LabeledContent("Email") { TextField("Email", text: .constant("blob@example.com")) }
      HStack {
        Text("Count")
        Spacer()
        TextField("0", text: .constant("3")).frame(width: 80)
      }
    }
    try await Places.of(content, waitingFor: "Count") { places in
      let row = try await places.first(".row")
      let fields = try await places.all(".textfield")
      for field in fields { #expect(field.right == row.right - 16) }
      #expect(fields.last?.width == 80)
      let rows = try await places.all(".row").map(\.height)
      #expect(rows == [row.height, row.height, row.height])
      let borders: [String] = try await places.page.evaluate(
        "[...document.querySelectorAll('.textfield')].map((node) => getComputedStyle(node).borderTopWidth)"
      )
      #expect(Set(borders) == ["0px"])
    }
  }

  @Test func controlsReachTheEndOfTheirRowInAnyWrapper() async throws {
    let content = Form {
      LabeledContent("Name", value: "Blob").padding(.vertical, 4)
      Picker("Theme", selection: .constant(1)) { Text("One").tag(1) }.padding(4)
      Picker("Filter", selection: .constant(1)) { Text("All").tag(1) }
        .pickerStyle(.segmented).opacity(0.9)
      DisclosureGroup("More") { Text("Inside") }.padding(.vertical, 4)
      VStack {
        Text("Above")
        LabeledContent("Email", value: "blob@example.com")
      }
    }
    try await Places.of(content, waitingFor: "Above") { places in
      let row = try await places.first(".row")
      let controls = try await places.all(".labeled, .picker, .segments, .disclosure")
      #expect(controls.count == 5)
      for control in controls { #expect(control.width >= row.width - 40) }
    }
  }

  @Test func aLongTextStaysInItsRow() async throws {
    let long = Array(repeating: "word", count: 60).joined(separator: " ")
    let content = List {
      Text(long).frame(minHeight: 60)
      HStack { Text(long) }.frame(height: 80)
      Text(long).lineLimit(1).frame(height: 44)
    }
    try await Places.of(content, waitingFor: "word") { places in
      let row = try await places.first(".row")
      for text in try await places.all(".row .text") { #expect(text.right <= row.right - 16) }
    }
  }

  @Test func fieldsOfADialogKeepTheirBox() async throws {
    let content = List {
      HStack {
        Text("Row")
        Text("A").alert("Rename", isPresented: .constant(true)) {
          TextField("Title", text: .constant(""))
        }
      }
      VStack(spacing: 0) {
        TextField("1", text: .constant("1"))
        TextField("2", text: .constant("2"))
      }
      .textFieldStyle(.plain)
    }
    try await Places.of(content, waitingFor: "Rename") { places in
      let border: String = try await places.page.evaluate(
        "getComputedStyle(document.querySelector('dialog .textfield')).borderTopWidth"
      )
      #expect(border == "1px")
      let plain = try await places.all(".textfield.bare")
      #expect(plain.count == 2)
      #expect((plain.first?.bottom ?? 0) <= (plain.last?.top ?? 0))
    }
  }

  /// A tap anywhere in the row begins to edit the field.
  @Test func aFieldThatIsTheRowFillsIt() async throws {
    let content = Form {
      TextField("Title", text: .constant(""))
      Text("Below")
    }
    try await Places.of(content, waitingFor: "Below") { places in
      let row = try await places.first(".row")
      let field = try await places.first(".textfield")
      #expect([field.left, field.right] == [row.left, row.right])
      #expect(field.height == row.height)
    }
  }

  @Test func theRingOfAFieldIsInItsRow() async throws {
    let content = List {
      HStack {
        Text("Who")
        TextField("Name", text: .constant("Blob"))
      }
      TextField("Title", text: .constant("Tea"))
      Text("Below")
    }
    try await Places.of(content, waitingFor: "Below") { places in
      let rows = try await places.all(".row")
      // The start of the text, and the extent of the focus ring beyond the row.
      let look = """
        (({ left, top, bottom }, { paddingLeft, outlineOffset, outlineWidth }, row) => {
          const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
          return [left + parseFloat(paddingLeft), Math.max(row.top - top, bottom - row.bottom) + reach];
        })(
          node.getBoundingClientRect(), getComputedStyle(node),
          node.closest(".row").getBoundingClientRect()
        )
        """
      for (index, name) in ["Name", "Title"].enumerated() {
        let node = "document.querySelectorAll('.textfield')[\(index)]"
        let before: [Double] = try await places.page.evaluate("((node) => \(look))(\(node))")
        try await places.page.click(.textField(name))
        let after: [Double] = try await places.page.evaluate("((node) => \(look))(\(node))")
        #expect(after[0] == before[0])
        #expect(after[1] <= 0)
      }
      #expect(try await places.all(".row").map(\.bottom) == rows.map(\.bottom))
    }
  }

  @Test func labelsFillTheirRow() async throws {
    @MainActor func line() -> some View {
      HStack {
        Text("A")
        Spacer()
        Text("B").id("end")
      }
    }
    let content = List {
      Toggle(isOn: .constant(true)) { line() }
      Label {
        line()
      } icon: {
        Image(systemName: "map")
      }
      DisclosureGroup {
        Text("In")
      } label: {
        line()
      }
    }
    try await Places.of(content, waitingFor: "A") { places in
      let row = try await places.first(".row")
      let ends = try await places.all(".hstack > :last-child").map { row.right - $0.right }
      // The switch, the row's inset, and the mark of the group.
      let expected: [Double] = [82, 16, 42]
      #expect(ends == expected)
    }
  }

  @Test func aRowMayHaveNoGround() async throws {
    let content = List {
      Text("None").listRowBackground(Color.clear)
      Text("Card")
    }
    try await Places.of(content, waitingFor: "Card") { places in
      let grounds: [String] = try await places.page.evaluate(
        """
        [...document.querySelectorAll(".row")].map((row) => {
          const { x, y } = row.getBoundingClientRect();
          const here = document.elementsFromPoint(x + 8, y + 8).map((node) => getComputedStyle(node).backgroundColor);
          return here.find((color) => color !== "rgba(0, 0, 0, 0)");
        })
        """
      )
      #expect(grounds[0] != grounds[1])
    }
  }

  @Test func presentationOfARowLeavesTheCardWhole() async throws {
    let content = List {
      Text("First")
      Button("Second") {}.popover(isPresented: .constant(true)) { Text("Popover") }
      Text("Third")
    }
    try await Places.of(content, waitingFor: "Popover") { places in
      let rows = try await places.all(".list .row")
      #expect(rows.count == 3)
      for (row, next) in zip(rows, rows.dropFirst()) { #expect(row.bottom == next.top) }
    }
  }

  /// A sheet that a row presents has rows of its own, and their fields are as those of other rows.
  @Test func fieldsInASheetAreAsInAForm() async throws {
    let content = Form {
      TextField("Below", text: .constant("")).sheet(isPresented: .constant(true)) {
        Form {
          TextField("Title", text: .constant(""))
          Text("Text")
        }
      }
    }
    try await Places.of(content, waitingFor: "Text") { places in
      let row = try await places.first("dialog .row")
      let field = try await places.first("dialog .textfield")
      #expect([field.left, field.right] == [row.left, row.right])
      let looks: [[String]] = try await places.page.evaluate(
        """
        [...document.querySelectorAll(".textfield")].map((node) => {
          const { borderTopWidth, paddingLeft } = getComputedStyle(node);
          return [borderTopWidth, paddingLeft];
        })
        """
      )
      #expect(looks == [["0px", "16px"], ["0px", "16px"]])
    }
  }

  @Test func aStepperIsInTheMiddleOfItsRow() async throws {
    let content = Form { Stepper("Guests", value: .constant(3)) }
    try await Places.of(content, waitingFor: "Guests") { places in
      let row = try await places.first(".row")
      let button = try await places.first(".step")
      #expect(abs((button.top + button.bottom) - (row.top + row.bottom)) <= 1)
      #expect(try await places.all(".step").last?.right == row.right - 16)
    }
  }

  @Test func contentOfAMenuDoesNotChangeItsRow() async throws {
    let content = List {
      Text("Press").contextMenu {
        Button("Copy") {}
        Divider()
        Button("Delete") {}
      }
    }
    try await Places.of(content, waitingFor: "Press") { places in
      let row = try await places.first(".row")
      #expect(try await places.first(".row .text").left == row.left + 16)
    }
  }

  @Test func segmentsFillTheirRow() async throws {
    let content = Form {
      Picker("Filter", selection: .constant(1)) {
        Text("All").tag(1)
        Text("Active").tag(2)
      }
      .pickerStyle(.segmented)
    }
    try await Places.of(content, waitingFor: "Active") { places in
      let row = try await places.first(".row")
      #expect(try await places.first(".segments").width == row.width - 32)
    }
  }

  @Test func linkToAWebPageHasNoArrow() async throws {
    let content = List { Link("Web", destination: URL(string: "https://example.com")!) }
    try await Places.of(content, waitingFor: "Web") { places in
      let arrow: String = try await places.page.evaluate(
        "getComputedStyle(document.querySelector('.link'), '::after').content"
      )
      #expect(arrow == "none")
    }
  }

  @Test func rowsWithoutASectionTouchInListsOfEachStyle() async throws {
    let rows = Group {
      Text("One")
      Text(verbatim: "Two\nlines")
      Text("End")
    }
    for isPlain in [false, true] {
      let content = isPlain ? AnyView(List { rows }.listStyle(.plain)) : AnyView(List { rows })
      try await Places.of(content, waitingFor: "End") { places in
        let rows = try await places.all(".row")
        #expect(rows.count == 3)
        #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.bottom == $1.top })
      }
    }
  }
}
