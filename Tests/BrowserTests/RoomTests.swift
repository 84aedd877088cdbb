import BrowserTesting
import Foundation
import Testing
import ViewCore

/// How much room views take of what they are offered.
@MainActor
@Suite(.needsBrowser)
struct RoomTests {
  @Test func containerEndsWithItsLimitedFrame() async throws {
    let content = VStack(spacing: 0) {
      Text("Column").frame(maxWidth: 100).padding(10).background(.red).opacity(0.5)
      Color.green
      Text("Low").frame(maxHeight: 60).background(.blue)
    }
    try await Places.of(content, waitingFor: "Low") { places in
      let column = try await places.first(".effect > .background")
      #expect(column.width == 120)
      #expect(column.left + column.right == places.width)
      let low = try await places.first(".vstack > .background")
      #expect(low.height == 60)
    }
  }

  @Test func aFrameAroundALimitIsNotLimited() async throws {
    let content = Text("Wide").frame(maxWidth: 100).frame(maxWidth: .infinity).padding(10)
    try await Places.of(content, waitingFor: "Wide") { places in
      let padding = try await places.first(".padding")
      #expect(padding.width == places.width)
      let frame = try await places.first(".frame > .frame")
      #expect(frame.left + frame.right == places.width)
    }
  }

  @Test func buttonIsAsWideAsTheFrameOfItsLabel() async throws {
    func label(_ text: String) -> some View { Text(text).frame(maxWidth: 280) }
    let content = VStack {
      Button {
      } label: {
        label("Prominent")
      }
      .buttonStyle(.borderedProminent)
      Button {
      } label: {
        label("Plain")
      }
      .buttonStyle(.plain)
      Button {
      } label: {
        label("Cut").padding(10).clipShape(Capsule())
      }
    }
    try await Places.of(content, waitingFor: "Cut") { places in
      let buttons = try await places.all("button")
      #expect(buttons.map(\.width) == [304, 280, 300])
      for button in buttons { #expect(button.left + button.right == places.width) }
    }
  }

  @Test func stacksOfViewsWithLimitsAreAsLargeAsThese() async throws {
    let content = VStack {
      HStack {
        Text("Left").frame(maxWidth: 200)
        Text("Right").frame(maxWidth: 100)
      }
      VStack(alignment: .leading, spacing: 0) {
        Text("Title")
        Color.red.frame(maxWidth: 300, maxHeight: 40)
      }
    }
    try await Places.of(content, waitingFor: "Title") { places in
      let line = try await places.first(".hstack")
      #expect(line.width == 308)
      #expect(line.left + line.right == places.width)
      let column = try await places.first(".vstack > .vstack")
      #expect(column.width == 300)
      #expect(column.left + column.right == places.width)
      let title = try await places.first(".vstack > .vstack > .text")
      #expect(title.left == column.left)
      #expect(column.bottom == title.bottom + 40)
    }
  }

  @Test func maximumAboveTheAvailableRoomEnlargesNothing() async throws {
    let text = String(repeating: "A text that is long. ", count: 20)
    let content = ZStack {
      Color.yellow
      VStack {
        HStack { Text(text).frame(maxWidth: 3000) }.frame(maxWidth: .infinity)
        VStack { Text("End").frame(maxWidth: 3000) }.padding(20).background(.red)
      }
    }
    try await Places.of(content, waitingFor: "End") { places in
      let frames = try await places.all(".limited")
      #expect(frames.map(\.width) == [places.width, places.width - 40])
    }
  }

  @Test func limitedFrameFitsItsContentInUnboundedRoom() async throws {
    let content = ScrollView(.horizontal) {
      HStack {
        Text("Short").frame(maxWidth: 200).background(.yellow)
        Text(String(repeating: "Long ", count: 40)).frame(maxWidth: 200).background(.yellow)
      }
    }
    try await Places.of(content, waitingFor: "Short") { places in
      let widths = try await places.all(".background").map(\.width)
      #expect(widths[0] < 100)
      #expect(widths[1] == 200)
    }
  }

  @Test func lowFrameIsAlignedByItsStack() async throws {
    let content = VStack(spacing: 0) {
      HStack {
        Text("Middle").frame(maxHeight: 40).background(.yellow)
        Color.green
      }
      .frame(height: 200)
      HStack(alignment: .bottom) {
        Text("Bottom").frame(maxHeight: 40).background(.yellow)
        Color.green
      }
      .frame(height: 100)
    }
    try await Places.of(content, waitingFor: "Bottom") { places in
      let lines = try await places.all(".hstack")
      let lows = try await places.all(".background")
      #expect(lows.map(\.height) == [40, 40])
      #expect(lows[0].top == lines[0].top + 80)
      #expect(lows[1].bottom == lines[1].bottom)
    }
  }

  @Test func oversizedContentOverflowsByTheFramesAlignment() async throws {
    let color = Color.red.frame(width: 200, height: 20)
    let content = VStack(spacing: 40) {
      color.frame(width: 80)
      color.frame(width: 80, alignment: .leading)
      color.frame(width: 80, alignment: .trailing)
      Text("Fixed").fixedSize().frame(width: 10, height: 4)
    }
    try await Places.of(content, waitingFor: "Fixed") { places in
      let frames = try await places.all(".vstack > .frame")
      let held = try await places.all(".frame > .frame, .frame > .effect")
      #expect(held.first?.width == 200)
      #expect(held[0].left + held[0].right == frames[0].left + frames[0].right)
      #expect(held[1].left == frames[1].left)
      #expect(held[2].right == frames[2].right)
      #expect(held[3].width > 10)
      #expect(abs(held[3].left + held[3].right - frames[3].left - frames[3].right) < 1)
      #expect(abs(held[3].top + held[3].bottom - frames[3].top - frames[3].bottom) < 1)
    }
  }

  @Test func overlaysAndBackgroundsDoNotEnlargeAView() async throws {
    let large = Color.red.frame(width: 60, height: 40)
    let small = Color.green.frame(width: 20, height: 20)
    let content = VStack(spacing: 40) {
      small.overlay { large }
      small.overlay(alignment: .topTrailing) { large }
      small.background(alignment: .bottomLeading) { large }
      Text("End")
    }
    try await Places.of(content, waitingFor: "End") { places in
      let views = try await places.all(".layers")
      #expect(views.map(\.width) == [20, 20, 20])
      #expect(views.map(\.height) == [20, 20, 20])
      let layers = try await places.all(".before > .frame, .behind > .frame")
      #expect(layers.map(\.width) == [60, 60, 60])
      #expect(layers[0].left + layers[0].right == views[0].left + views[0].right)
      #expect(layers[0].top + layers[0].bottom == views[0].top + views[0].bottom)
      #expect(layers[1].right == views[1].right)
      #expect(layers[1].top == views[1].top)
      #expect(layers[2].left == views[2].left)
      #expect(layers[2].bottom == views[2].bottom)
    }
  }

  @Test func longTextsBreakBeforeShortOnes() async throws {
    let content = HStack {
      Text("Two words").opacity(0.9)
      Text(
        "A long text that has to take more lines than one wherever it is, on a phone and on a desktop. "
          + "So it goes on and on, for as long as there is somebody who reads it to its end."
      )
      Label("In short", systemImage: "star")
    }
    .frame(width: 320)
    try await Places.of(content, waitingFor: "Two words") { places in
      let short = try await places.first(".effect > .text")
      let other = try await places.first(".label > .text")
      let long = try await places.first(".hstack > .text")
      #expect(short.height < 30)
      #expect(other.height == short.height)
      #expect(long.height > 3 * short.height)
      #expect(long.left >= short.right)
      #expect(long.right <= other.left)
    }
  }

  @Test func aTextThatBecomesLongBreaks() async throws {
    struct Growing: View {
      @State var text = "Short"

      var body: some View {
        HStack {
          Text(text)
          Text("Two words")
          Button("Grow") { text = String(repeating: "Long ", count: 60) }
        }
        .frame(width: 320)
      }
    }
    try await Places.of(Growing(), waitingFor: "Grow") { places in
      let before = try await places.first(".hstack > .text + .text")
      try await places.page.click(.button("Grow"))
      try await places.page.waitUntil("document.querySelector('.text').textContent.length > 99")
      let after = try await places.first(".hstack > .text + .text")
      #expect(after.height == before.height)
    }
  }

  @Test func aMenuAtTheEndOfABarOpensInside() async throws {
    let content = NavigationStack {
      Text("Content").toolbar {
        ToolbarItem { Menu("Actions") { Button("One of the things to do") {} } }
        ToolbarItem(placement: .bottomBar) { Menu("Below") { Button("Another") {} } }
      }
    }
    try await Places.of(content, waitingFor: "Content") { places in
      let opened: Int = try await places.page.evaluate(
        "[...document.querySelectorAll('details')].filter((menu) => menu.open = true).length"
      )
      #expect(opened == 2)
      try await places.page.waitUntil("document.querySelectorAll(':popover-open').length === 2")
      let items = try await places.all(".menu-items")
      #expect(items.count == 2)
      for item in items {
        #expect(item.left >= 0)
        #expect(item.right <= places.width)
        #expect(item.bottom <= places.height)
      }
    }
  }

  @Test func aProportionHoldsInsideOfOtherModifiers() async throws {
    let content = VStack {
      Color.red.aspectRatio(2, contentMode: .fit).offset(x: 5).opacity(0.9)
      Text("Below")
    }
    try await Places.of(content, waitingFor: "Below") { places in
      let proportion = try await places.first(".proportion")
      #expect(abs(proportion.width - 2 * proportion.height) < 1)
    }
  }

  @Test func buttonInARowIsAlignedByItsFrame() async throws {
    let content = Form {
      Button("Sign out") {}.frame(maxWidth: .infinity)
      Button("At the end") {}.frame(maxWidth: .infinity, alignment: .trailing)
    }
    try await Places.of(content, waitingFor: "Sign out") { places in
      let frames = try await places.all(".frame")
      let buttons = try await places.all(".frame > button")
      #expect(abs(buttons[0].left + buttons[0].right - frames[0].left - frames[0].right) < 1)
      #expect(buttons[1].right == frames[1].right)
    }
  }

  @Test func tabsTakeTheRoomThatThereIs() async throws {
    let content = VStack(spacing: 0) {
      Text("Head")
      TabView { Text("One").tabItem { Text("First") } }
      Text("Foot")
    }
    try await Places.of(content, waitingFor: "Foot") { places in
      let tabs = try await places.first(".tabs")
      #expect(tabs.width == places.width)
      let foot = try await places.first(".vstack > .text:last-child")
      #expect(foot.bottom == places.height)
    }
  }

  @Test func fieldsTakeTheSameWidthInLinesAndColumns() async throws {
    let content = VStack {
      TextField("Name", text: .constant(""))
      HStack { TextField("Code", text: .constant("")) }
      ProgressView("End")
    }
    try await Places.of(content, waitingFor: "End") { places in
      #expect(try await places.all(".textfield").map(\.width) == [places.width, places.width])
      let spinner = try await places.first(".spinner")
      #expect(try await places.first(".progressview > .text").top >= spinner.bottom)
    }
  }

  @Test func contentNarrowerThanItsStripStartsAtItsLeadingEdge() async throws {
    let content = ScrollView(.horizontal) { Text("Narrow") }
    try await Places.of(content, waitingFor: "Narrow") { places in
      let text = try await places.first(".text")
      #expect(text.left == 0)
    }
  }
}
