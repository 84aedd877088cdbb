import BrowserTesting
import Foundation
import Testing
import ViewCore

/// The division of a screen's room: a flexible view takes the offered size, another is as large as
/// what it shows.
@MainActor
@Suite(.needsBrowser)
struct LayoutTests {
  @Test func aListUnderAnOverlayBeginsAtTheTop() async throws {
    let content = List { Text("First") }.overlay { if false { Text("Nothing") } }
    try await Places.of(content, waitingFor: "First") { places in
      let list = try await places.first(".list")
      #expect(list.top == 0)
      #expect(list.bottom == places.height)
    }
  }

  @Test func overlayOfAListStaysAtTheEdgeOfTheWindow() async throws {
    let content = ZStack(alignment: .bottomTrailing) {
      List(0..<50) { Text("Row \($0)") }
      Text("Corner")
    }
    try await Places.of(content, waitingFor: "Corner") { places in
      let list = try await places.first(".list")
      #expect(list.top == 0)
      let corner = try await places.first(".zstack > .text")
      #expect(corner.bottom == places.height)
      #expect(corner.right == places.width)
    }
  }

  @Test func overlayOfLongContentStaysAtTheEdgeOfTheWindow() async throws {
    let content = ScrollView { ForEach(0..<50) { Text("Line \($0)") } }
      .overlay(alignment: .bottomTrailing) { Text("Corner") }
    try await Places.of(content, waitingFor: "Corner") { places in
      let corner = try await places.first(".before > .text")
      #expect(corner.bottom == places.height)
      #expect(corner.right == places.width)
    }
  }

  @Test func aSpacerInAZStackTakesTheRoomOfTheScreen() async throws {
    let content = ZStack {
      Color.yellow
      VStack {
        Text("Top")
        Spacer()
        Text("Bottom")
      }
    }
    try await Places.of(content, waitingFor: "Bottom") { places in
      let texts = try await places.all(".text")
      #expect(texts.first?.top == 0)
      #expect(texts.last?.bottom == places.height)
    }
  }

  @Test func aListTakesTheRoomThatABarBelowItLeaves() async throws {
    let content = VStack(spacing: 0) {
      List { Text("Row") }
      Text("Bar")
    }
    try await Places.of(content, waitingFor: "Bar") { places in
      let bar = try await places.first(".vstack > .text")
      #expect(bar.bottom == places.height)
      let list = try await places.first(".list")
      #expect(list.bottom == bar.top)
    }
  }

  @Test func smallButtonsTakeNoTapsOfTheirNeighbors() async throws {
    let content = HStack(spacing: 0) {
      ForEach(1...5, id: \.self) { number in
        Button {
        } label: {
          Image(systemName: "star")
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Star \(number)")
      }
    }
    try await LivePage.show(content) { live in
      try await live.page.waitFor(.button("Star 5"))
      let hit: [String] = try await live.page.evaluate(
        """
        [...document.querySelectorAll(".button")].map((star) => {
          const { left, right, top, bottom } = star.getBoundingClientRect();
          return document.elementFromPoint(left + (right - left) * 0.9, (top + bottom) / 2)
            .closest(".button").ariaLabel;
        })
        """
      )
      #expect(hit == (1...5).map { "Star \($0)" })
    }
  }

  @Test func aSpacerTakesTheRoomOfASheet() async throws {
    let content = Text("Below").sheet(isPresented: .constant(true)) {
      VStack {
        Text("Title")
        Spacer()
        Text("End")
      }
    }
    try await Places.of(content, waitingFor: "End") { places in
      // It comes up while it is measured.
      let boxes = try await places.all("dialog, dialog .text")
      let sheet = try #require(boxes.first)
      #expect(sheet.height > 100)
      #expect(abs((boxes.last?.bottom ?? 0) - sheet.bottom) < 0.1)
    }
  }

  /// A frame of a fixed size offers its own, and is not made larger by what it holds.
  @Test func aFrameOfAFixedHeightKeepsIt() async throws {
    let content = VStack {
      VStack {
        Text("Top")
        Spacer()
        Text("Bottom")
      }
      .frame(height: 200)
      Rectangle()
    }
    try await Places.of(content, waitingFor: "Bottom") { places in
      let frame = try await places.first(".frame")
      #expect(frame.height == 200)
      let stack = try await places.first(".frame > .vstack")
      #expect(stack.height == 200)
    }
  }

  @Test func buttonsAreAsLargeAsTheirLabels() async throws {
    let content = GeometryReader { proxy in
      HStack(spacing: 0) {
        ForEach(0..<3) { number in
          Button {
          } label: {
            Text("\(number)").frame(width: proxy.size.width / 3, height: 100)
          }
        }
      }
    }
    try await Places.of(content, waitingFor: "2") { places in
      let buttons = try await places.all("button")
      #expect(buttons.allSatisfy { $0.height == 100 })
      #expect(zip(buttons, buttons.dropFirst()).allSatisfy { abs($0.right - $1.left) < 0.1 })
      #expect(abs((buttons.last?.right ?? 0) - places.width) < 0.1)
    }
  }

  @Test func buttonsWithFlexibleLabelsShareTheRoom() async throws {
    let content = VStack {
      Button {
      } label: {
        Text("Go").frame(maxWidth: .infinity).padding().background(.blue).cornerRadius(10)
      }
      HStack(spacing: 0) {
        ForEach(0..<2) { number in
          Button {
          } label: {
            Text("\(number)").frame(maxWidth: .infinity).background(.red)
          }
        }
      }
    }
    try await Places.of(content, waitingFor: "1") { places in
      let widths = try await places.all(".background").map(\.width)
      #expect(widths == [places.width, places.width / 2, places.width / 2])
    }
  }

  @Test func aLinkWithASpacerIsAsWideAsTheScreen() async throws {
    let content = NavigationStack {
      VStack {
        NavigationLink {
          Text("Details")
        } label: {
          HStack {
            Text("A row")
            Spacer()
            Text("End")
          }
          .background(.gray)
        }
      }
    }
    try await Places.of(content, waitingFor: "End") { places in
      let label = try await places.first(".link .background")
      #expect(label.width == places.width)
      let texts = try await places.all(".link .text")
      #expect(texts.last?.right == places.width)
    }
  }

  @Test func flexibleCellOfALazyGridIsAsWideAsItsColumn() async throws {
    let columns = [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)]
    let content = LazyVGrid(columns: columns) {
      ForEach(0..<2) { Text("Cell \($0)").frame(maxWidth: .infinity).background(.gray) }
    }
    try await Places.of(content, waitingFor: "Cell 1") { places in
      let widths = try await places.all(".background").map(\.width)
      #expect(widths == [places.width / 2, places.width / 2])
    }
  }

  @Test func progressBarHasTheLengthOfItsGeometryReader() async throws {
    let content = HStack(spacing: 0) {
      Text("Progress").frame(width: 100)
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(.gray)
          Capsule().fill(.green).frame(width: proxy.size.width / 4)
        }
      }
      .frame(height: 8)
    }
    try await LivePage.show(content) { live in
      try await live.page.waitUntil("document.querySelectorAll('.shape').length === 2")
      let places = try await Places(live.page)
      let shapes = try await places.all(".shape")
      let room = places.width - 100
      #expect(shapes.map(\.width) == [room, room / 4])
      #expect(shapes.map(\.height) == [8, 8])
      #expect(shapes.map(\.left) == [100, 100])
    }
  }

  @Test func aShapeOfAFixedWidthIsAsHighAsItsLine() async throws {
    let content = HStack(spacing: 0) {
      Rectangle().frame(width: 60)
      Rectangle()
    }
    .frame(height: 120)
    try await LivePage.show(content) { live in
      try await live.page.waitUntil("document.querySelectorAll('.shape').length === 2")
      let places = try await Places(live.page)
      let shapes = try await places.all(".shape")
      #expect(shapes.map(\.width) == [60, places.width - 60])
      #expect(shapes.map(\.height) == [120, 120])
    }
  }

  @Test func aShapeAmongTextsTakesTheRoomOfTheScreen() async throws {
    let content = VStack(spacing: 0) {
      Circle().stroke(.red)
      Text("Below")
    }
    .padding(0)
    try await Places.of(content, waitingFor: "Below") { places in
      let text = try await places.first(".text")
      #expect(text.bottom == places.height)
      let shape = try await places.first(".shape")
      #expect(shape.height == text.top)
    }
  }

  @Test func theViewsOfALinkInARowFollowOneAnother() async throws {
    let content = NavigationStack {
      List {
        NavigationLink {
          Text("Details")
        } label: {
          Text("Date")
          Text("Time")
        }
        Text("Other")
      }
    }
    try await Places.of(content, waitingFor: "Other") { places in
      let texts = try await places.all(".row .text")
      #expect(texts.first?.left == texts.last?.left)
      #expect(texts[1].left - texts[0].right == 8)
    }
  }

  @Test func anEditorTakesTheRoomThatItsFrameOrTheScreenHas() async throws {
    let content = VStack(spacing: 0) {
      TextEditor(text: .constant("Small")).frame(height: 40)
      TextEditor(text: .constant("Large"))
      Text("End")
    }
    try await Places.of(content, waitingFor: "End") { places in
      let editors = try await places.all(".editor")
      let end = try await places.first(".text")
      #expect(editors.map(\.height) == [40, end.top - 40])
      #expect(editors.map(\.width) == [places.width, places.width])
      #expect(end.bottom == places.height)
    }
  }

  @Test func longTextsAreInTheFontOfTheRest() async throws {
    let content = VStack {
      TextEditor(text: .constant("Editor"))
      TextField("Lines", text: .constant("Lines"), axis: .vertical)
      Text("Rest")
    }
    try await Places.of(content, waitingFor: "Rest") { places in
      let fonts: [String] = try await places.page.evaluate(
        """
        [...document.querySelectorAll("textarea, .text")].map((node) =>
          (({ fontFamily, fontSize }) => `${fontFamily} ${fontSize}`)(getComputedStyle(node)))
        """
      )
      #expect(Set(fonts).count == 1)
    }
  }

  @Test func theLinesOfAToggleAreBelowOneAnother() async throws {
    let content = Toggle(isOn: .constant(true)) {
      Text("Title")
      Text("Subtitle")
    }
    try await Places.of(content, waitingFor: "Subtitle") { places in
      let texts = try await places.all(".toggle .text")
      #expect(texts[0].left == texts[1].left)
      #expect(texts[0].bottom <= texts[1].top)
    }
  }

  @Test func controlsAndEmptyFieldsFollowTheDirectionOfTheirSurroundings() async throws {
    let content = VStack {
      Slider(value: .constant(0.2))
      TextField("Name", text: .constant(""))
      TextField("Name", text: .constant("Blob"))
    }
    .environment(\.layoutDirection, .rightToLeft)
    try await LivePage.show(content) { live in
      try await live.page.waitUntil("document.querySelectorAll('input').length === 3")
      let directions: [String] = try await live.page.evaluate(
        "[...document.querySelectorAll('input')].map((node) => getComputedStyle(node).direction)"
      )
      #expect(directions == ["rtl", "rtl", "ltr"])
    }
  }
}
