import Foundation
import Testing
import ViewCore
import ViewTesting

/// The stylesheet, where a browser can measure what a person would see.
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

  @Test func isLightOrDarkAsThePersonPrefers() async throws {
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

  @Test func whatIsSetOffFromThePageIsLighterInTheDark() async throws {
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
      #expect(light == [255, 243, 255])
      #expect(dark == [29, 40, 53])
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

  @Test func aShapeTakesAllRoomOnAScreenOfAStackToo() async throws {
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
