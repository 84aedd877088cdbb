import BrowserTesting
import Foundation
import Testing
import ViewCore

/// The stylesheet's visible results, measured by a browser.
@MainActor
@Suite(.needsBrowser)
struct LookTests {
  @Test(arguments: [Page.Screen.desktop, .phone])
  func aFormFitsTheScreenAndItsButtonsCanBeTapped(screen: Page.Screen) async throws {
    try await LivePage.show(Sample()) { live in
      let page = live.page
      try await page.show(on: screen)
      try await page.waitFor(.button("Increment"))
      let overflow: Int = try await page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
      )
      #expect(overflow <= 0)
      let heights: [Double] = try await page.evaluate(
        "[...document.querySelectorAll('button')].map((b) => b.getBoundingClientRect().height)"
      )
      #expect(heights.allSatisfy { $0 >= 44 })
      let width: Double = try await page.evaluate(
        "document.querySelector('form').getBoundingClientRect().width"
      )
      #expect(width == Double(screen.width))
    }
  }

  @Test func pageFollowsTheUsersColorScheme() async throws {
    try await LivePage.show(Sample()) { live in
      let page = live.page
      try await page.waitFor(.button("Increment"))
      let colors =
        "(({ color, backgroundColor }) => [color, backgroundColor])"
        + "(getComputedStyle(document.documentElement))"
      try await page.prefer(.light)
      let light: [String] = try await page.evaluate(colors)
      try await page.prefer(.dark)
      let dark: [String] = try await page.evaluate(colors)
      #expect(light == ["rgb(27, 28, 32)", "rgb(242, 242, 245)"])
      #expect(dark == ["rgb(242, 242, 245)", "rgb(16, 17, 20)"])
    }
  }

  @Test func raisedSurfacesAreLighterInDarkMode() async throws {
    let content = VStack {
      Text("Page").background(Color(.systemBackground))
      Text("Card").background(Color(.secondarySystemBackground))
      Text("In the card").background(Color(.tertiarySystemBackground))
    }
    try await LivePage.show(content) { live in
      try await live.page.waitFor(.text("In the card"))
      let tones = """
        [...document.querySelectorAll(".background")].map((node) => {
          const paper = document.createElement("canvas").getContext("2d");
          paper.fillStyle = getComputedStyle(node).backgroundColor;
          paper.fillRect(0, 0, 1, 1);
          return paper.getImageData(0, 0, 1, 1).data[0];
        })
        """
      try await live.page.prefer(.light)
      let light: [Int] = try await live.page.evaluate(tones)
      try await live.page.prefer(.dark)
      let dark: [Int] = try await live.page.evaluate(tones)
      #expect(light == [255, 244, 255])
      #expect(dark == [29, 40, 54])
    }
  }

  @Test func aSheetHasAnEdgeInTheDark() async throws {
    let content = Text("Below").sheet(isPresented: .constant(true)) { Text("Above") }
    try await LivePage.show(content) { live in
      try await live.page.waitFor(.text("Above"))
      let edge = """
        (({ outlineStyle, outlineColor }) => [outlineStyle, outlineColor])
          (getComputedStyle(document.querySelector("dialog")))
        """
      try await live.page.prefer(.light)
      let light: [String] = try await live.page.evaluate(edge)
      try await live.page.prefer(.dark)
      let dark: [String] = try await live.page.evaluate(edge)
      #expect(light == ["solid", "rgba(0, 0, 0, 0)"])
      #expect(dark == ["solid", "rgb(85, 85, 102)"])
    }
  }

  @Test func aFormAmongOtherViewsHasItsGroundForItself() async throws {
    let content = NavigationStack {
      VStack {
        Text("Above")
        Form { Text("Row") }
      }
    }
    try await LivePage.show(content) { live in
      let page = live.page
      try await page.waitFor(.text("Row"))
      let grounds: [String] = try await page.evaluate(
        "['.screen', '.form', '.row'].map((name) => getComputedStyle(document.querySelector(name)).backgroundColor)"
      )
      #expect(grounds == ["rgb(255, 255, 255)", "rgb(242, 242, 245)", "rgb(255, 255, 255)"])
    }
  }

  @Test func shapeFillsAScreenOfAStack() async throws {
    let content = NavigationStack {
      VStack {
        Text("Above")
        Rectangle().frame(height: 40)
      }
      .padding()
    }
    try await LivePage.show(content) { live in
      try await live.page.waitFor(.text("Above"))
      let rest: Double = try await live.page.evaluate(
        """
        (({ left, right }) => innerWidth - (right - left))(
          document.querySelector(".shape").getBoundingClientRect()
        )
        """
      )
      #expect(rest == 32)
    }
  }

  /// A shape fills the place that it is in, whatever is around that place.
  @Test func shapesFillLayersInsideFramesOfFixedSize() async throws {
    let content = Text("x").frame(width: 60, height: 60)
      .overlay { ZStack { Rectangle().fill(.red) } }
      .background { VStack { Rectangle().fill(.blue) } }
      .frame(width: 200, height: 100)
    try await LivePage.show(content) { live in
      try await live.page.waitUntil("document.querySelectorAll('.shape').length === 2")
      let sizes: [[Double]] = try await live.page.evaluate(
        """
        [...document.querySelectorAll(".shape")].map((shape) => {
          const { width, height } = shape.getBoundingClientRect();
          return [width, height];
        })
        """
      )
      #expect(sizes == [[60, 60], [60, 60]])
    }
  }

  @Test func cornersTakeAtMostHalfOfTheShorterSide() async throws {
    let content = VStack {
      RoundedRectangle(cornerRadius: 10).fill(.blue).frame(width: 80, height: 8)
      Color.red.frame(width: 80, height: 20).clipShape(.rect(cornerRadius: 25))
    }
    try await LivePage.show(content) { live in
      try await live.page.waitUntil(
        "document.querySelector('.shape path')?.getAttribute('d').startsWith('M4 0L76 0C')"
      )
      try await live.page.waitUntil(
        "document.querySelector('.effect')?.style.clipPath.includes('M 10 0 L 70 0 C')"
      )
    }
  }

  @Test func eachViewOfAGroupHasItsOverlayOverItself() async throws {
    let content = VStack {
      Group {
        Text("short")
        Text("a longer one")
      }
      .overlay { Rectangle().stroke(.red) }
    }
    try await LivePage.show(content) { live in
      try await live.page.waitUntil("document.querySelectorAll('.shape').length === 2")
      let differences: [Double] = try await live.page.evaluate(
        """
        [...document.querySelectorAll(".layers")].map((layers) =>
          layers.querySelector(".shape").getBoundingClientRect().width
            - layers.querySelector(".text").getBoundingClientRect().width)
        """
      )
      #expect(differences.allSatisfy { abs($0) < 0.5 })
    }
  }

  @Test(arguments: [Font.body, .title])
  func textsShrinkToTheirSpaceAndNoFurther(font: Font) async throws {
    let line = "A line that is too long"
    let content = Text(line).font(font)
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .frame(width: 150)
    try await LivePage.show(content) { live in
      try await live.page.waitFor(.text(line))
      let shrunk: Double = try await live.page.evaluate(
        "document.querySelector('.text').currentCSSZoom"
      )
      #expect(shrunk < 1)
      #expect(shrunk >= 0.5)
    }
  }

  @Test func textsShrinkToTheFrameAroundThem() async throws {
    let line = "99999999999999999999999999"
    let content = Text(line)
      .lineLimit(1)
      .minimumScaleFactor(0.1)
      .frame(maxWidth: .infinity, alignment: .trailing)
      .frame(width: 100)
    try await Places.of(content, waitingFor: line) { places in
      let frame = try #require(try await places.all(".frame").last)
      let text = try await places.first(".text")
      #expect(text.left >= frame.left)
      #expect(abs(text.right - frame.right) < 1)
      let isCut: Bool = try await places.page.evaluate(
        "(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)(document.querySelector('.text'))"
      )
      #expect(!isCut)
    }
  }

  @Test func textsOfAFooterStandBelowEachOther() async throws {
    let content = Form {
      Section {
        Text("Row")
      } footer: {
        Text("The first text.")
        Text("The second text.")
      }
    }
    try await Places.of(content, waitingFor: "second") { places in
      let texts = try await places.all(".section-footer > .text")
      #expect(texts.count == 2)
      #expect(texts[0].left == texts[1].left)
      #expect(texts[1].top == texts[0].bottom + 4)
    }
  }

  /// The values that Apple publishes for its systems.
  @Test func colorsAreThoseOfThePhone() async throws {
    let colors =
      [Color.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo]
      + [.purple, .pink, .brown]
    let content = HStack { ForEach(colors.indices, id: \.self) { colors[$0] } }
    try await LivePage.show(content) { live in
      try await live.page.waitUntil("document.querySelectorAll('.color').length === 12")
      let grounds = """
        [...document.querySelectorAll(".color")].map((node) => getComputedStyle(node).backgroundColor
          .match(/[0-9]+/g).map((part) => (+part).toString(16).padStart(2, 0)).join(""))
        """
      try await live.page.prefer(.light)
      let light: [String] = try await live.page.evaluate(grounds)
      try await live.page.prefer(.dark)
      let dark: [String] = try await live.page.evaluate(grounds)
      #expect(
        light == [
          "ff3b30", "ff9500", "ffcc00", "34c759", "00c7be", "30b0c7", "32ade6", "007aff", "5856d6",
          "af52de", "ff2d55", "a2845e",
        ]
      )
      #expect(
        dark == [
          "ff453a", "ff9f0a", "ffd60a", "30d158", "63e6e2", "40cbe0", "64d2ff", "0a84ff", "5e5ce6",
          "bf5af2", "ff375f", "ac8e68",
        ]
      )
    }
  }

  @Test(arguments: [
    (titles: ["Yes", "Never"], isBeside: true), (["A title that is long", "Never"], false),
    (["One", "Two", "Three"], false),
  ])
  func shortButtonsOfAnAlertAreBesideEachOther(titles: [String], isBeside: Bool) async throws {
    let content = Text("Below").alert("Sure?", isPresented: .constant(true)) {
      ForEach(titles, id: \.self) { title in
        Button(title, role: title == "Never" ? .cancel : nil) {}
      }
    }
    try await LivePage.show(content) { live in
      try await live.page.waitFor(.alert("Sure?"))
      let places = try await Places(live.page)
      let actions = try await places.first(".alert-actions")
      let buttons = try await places.all(".alert-actions > .button")
      #expect(Set(buttons.map(\.top)).count == (isBeside ? 1 : titles.count))
      #expect(Set(buttons.map(\.width)) == [isBeside ? actions.width / 2 : actions.width])
      // The cancel button is the first of a line, and the last of a column.
      if isBeside { #expect(buttons[1].left == actions.left) }
      if !isBeside { #expect(buttons.last?.bottom == actions.bottom) }
    }
  }

  @Test func theRingOfARowIsInsideOfIt() async throws {
    let content = List {
      ForEach(["First", "Second"], id: \.self) { Text($0) }.onDelete { _ in }
      Button("Button") {}
    }
    try await LivePage.show(content) { live in
      let page = live.page
      try await page.waitFor(.button("Button"))
      for name in ["First", "Second", "Button"] {
        try await page.press(.tab)
        let ring: [String] = try await page.evaluate(
          """
          (({ textContent }, { outlineWidth, outlineOffset }) => [textContent, outlineWidth, outlineOffset])(
            document.activeElement, getComputedStyle(document.activeElement)
          )
          """
        )
        #expect(ring == [name, "2px", "-2px"])
      }
    }
  }

  @Test func theRingOfAFieldInARowIsThin() async throws {
    let content = Form { TextField("Name", text: .constant("Blob")) }
    try await LivePage.show(content) { live in
      try await live.page.click(.textField("Name"))
      let width: String = try await live.page.evaluate(
        "getComputedStyle(document.activeElement).outlineWidth"
      )
      #expect(width == "1px")
    }
  }

  @Test func rowsWithoutInsetsAreAsHighAsOthers() async throws {
    let content = List {
      Text("Text").listRowInsets(EdgeInsets())
      Button("Button") {}.listRowInsets(EdgeInsets())
      Toggle("Toggle", isOn: .constant(true)).listRowInsets(EdgeInsets())
      TextField("Field", text: .constant("Field")).listRowInsets(EdgeInsets())
      Color.red.frame(height: 4).listRowInsets(EdgeInsets())
    }
    try await Places.of(content, waitingFor: "Toggle") { places in
      let rows = try await places.all(".row")
      #expect(rows.map(\.height) == [44, 44, 44, 44, 44])
      // The content of a row begins at its edge and does not overflow it.
      for (index, part) in ["Text", "Button"].enumerated() {
        let text = try await places.all(".row .text")[index]
        #expect(text.left == rows[index].left, "\(part)")
      }
      for (row, content) in zip(rows, try await places.all(".row > :first-child")) {
        #expect(content.left >= row.left && content.right <= row.right)
        #expect(content.top >= row.top && content.bottom <= row.bottom)
      }
    }
  }

  @Test func aStackStandsInTheMiddleOfTheWindow() async throws {
    try await LivePage.show(VStack { Text("Middle") }) { live in
      try await live.page.waitFor(.text("Middle"))
      let distance: Double = try await live.page.evaluate(
        """
        (({ left, right, top, bottom }) => Math.hypot(
          (left + right - innerWidth) / 2, (top + bottom - innerHeight) / 2
        ))(document.querySelector(".text").getBoundingClientRect())
        """
      )
      #expect(distance < 1)
    }
  }
}

private struct Sample: View {
  var body: some View {
    Form {
      Section("Numbers") {
        Text("A line of text that is long enough to need a second line on a screen of any size")
        Button("Increment") {}
      }
    }
  }
}
