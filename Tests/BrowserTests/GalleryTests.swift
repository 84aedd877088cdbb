import BrowserHost
import BrowserTesting
import Foundation
import Testing
import ViewCore

@testable import Gallery

/// The parts of the gallery that need a real browser.
@MainActor
@Suite(.needsBrowser)
struct GalleryTests {
  /// Every page comes up without an error; with `PICTURES` set, the pages are kept as pictures.
  @Test(arguments: GalleryPage.allCases)
  func eachGalleryPageOpensWithoutErrors(name: GalleryPage) async throws {
    try await LivePage.show(GalleryView(page: name)) { live in
      let page = live.page
      try await page.show(on: .desktop)
      try await page.waitFor(.picker("Page"))
      try await page.waitUntil("document.querySelectorAll('#window *').length > 20")
      try await expectToFillWideWindows(page)
      #expect(live.log.all == [])
      try await saveWholePictures(of: page, "gallery-\(name.rawValue)")
    }
  }

  /// From right to left, and in letters half as large again, nothing is wider than the window.
  @Test(arguments: GalleryPage.allCases)
  func galleryPageFitsEachSetting(name: GalleryPage) async throws {
    let view = GalleryView(page: name).environment(\.layoutDirection, .rightToLeft)
    try await LivePage.show(view) { live in
      let page = live.page
      try await page.show(on: .phone)
      try await page.waitFor(.picker("Page"))
      try await page.waitUntil("document.querySelectorAll('#window *').length > 20")
      for size in [16, 24] {
        let overflow: Int = try await page.evaluate(
          """
          (document.documentElement.style.fontSize = "\(size)px",
            document.documentElement.scrollWidth - innerWidth)
          """
        )
        #expect(overflow <= 0, "with letters of \(size) pixels")
        try await saveWholePictures(of: page, "gallery-\(name.rawValue)-rtl\(size)", on: [.phone])
      }
    }
  }

  @Test func aShapeIsAsLargeAsItsSpace() async throws {
    try await LivePage.show(Circle().fill(.red).frame(width: 120, height: 60)) { live in
      try await live.page.waitUntil(
        """
        (() => {
          const path = document.querySelector("path");
          const box = document.querySelector("svg")?.getAttribute("viewBox");
          if (!path || box !== "0 0 120 60") return false;
          const { width, height } = path.getBoundingClientRect();
          return Math.abs(width - 60) < 0.5 && Math.abs(height - 60) < 0.5;
        })()
        """
      )
    }
  }

  @Test func aReaderKnowsItsSizeAndFollowsIt() async throws {
    try await LivePage.show(GeometryReader { Text("\(Int($0.size.width))") }) { live in
      let page = live.page
      try await page.show(on: .desktop)
      let wide: Int = try await page.evaluate("innerWidth")
      try await page.waitFor(.text("\(wide)".grouped))
      try await page.show(on: .phone)
      let narrow: Int = try await page.evaluate("innerWidth")
      #expect(narrow < wide)
      try await page.waitFor(.text("\(narrow)".grouped))
    }
  }

  @Test func widestViewDecidesTheWidthOfAll() async throws {
    let widths = """
      [...document.querySelectorAll(".frame.has-width:not(.limited)")]
        .filter((node) => node.textContent !== "").map((node) => Math.round(node.getBoundingClientRect().width))
      """
    try await LivePage.show(PreferencesPage()) { live in
      let page = live.page
      try await page.waitFor(.text("3 drinks"))
      try await page.waitUntil("new Set(\(widths)).size === 1 && \(widths).length === 3")
      let widest: [Int] = try await page.evaluate(widths)
      try await page.click(.button("Fewer"))
      try await page.waitFor(.text("2 drinks"))
      try await page.waitUntil("\(widths).every((width) => width < \(widest[0]))")
      #expect(live.log.all == [])
    }
  }

  @Test func heightOfATextIsReportedWhenItChanges() async throws {
    let height = "parseInt(document.body.textContent.match(/(\\d+) points high/)?.[1])"
    try await LivePage.show(PreferencesPage()) { live in
      let page = live.page
      try await page.waitUntil("\(height) > 0")
      let short: Int = try await page.evaluate(height)
      try await page.click(.toggle("Long text"))
      try await page.waitUntil("\(height) >= \(3 * short)")
      try await page.click(.toggle("Long text"))
      try await page.waitUntil("\(height) === \(short)")
    }
  }

  @Test func aPickerIsPickedFromAndFollowsTheApp() async throws {
    try await LivePage.show(Fruits()) { live in
      let page = live.page
      try await page.waitFor(.picker("Fruit"))
      try await page.pick("Cherry", in: .picker("Fruit"))
      try await page.waitFor(.text("It is Cherry"))
      try await page.click(.button("New"))
      try await page.waitFor(.text("It is Date"))
      try await page.waitUntil(
        "document.querySelector('select').selectedOptions[0]?.textContent === 'Date'"
      )
    }
  }

  @Test func theDeleteKeyDeletesARow() async throws {
    try await LivePage.show(Fruits()) { live in
      let page = live.page
      try await page.waitFor(.text("Row Apple"))
      let _: Bool = try await page.evaluate(
        "(document.querySelectorAll('li[tabindex]')[1].focus(), true)"
      )
      try await page.waitUntil("document.activeElement.textContent === 'Row Banana'")
      let _: Bool = try await page.evaluate(
        """
        (document.activeElement.dispatchEvent(
          new KeyboardEvent("keydown", { key: "Delete", bubbles: true })), true)
        """
      )
      try await page.waitUntil("!document.body.textContent.includes('Row Banana')")
    }
  }

  @Test func aSwipeShowsTheDeleteButton() async throws {
    try await LivePage.show(Fruits()) { live in
      let page = live.page
      try await page.waitFor(.text("Row Apple"))
      let _: Bool = try await page.evaluate(
        """
        (() => {
          const row = document.querySelector("li[tabindex]");
          const { left, top, width } = row.getBoundingClientRect();
          const x = left + width - 10;
          row.setPointerCapture = () => {};
          const send = (type, dx) => row.dispatchEvent(new PointerEvent(type, {
            bubbles: true, isPrimary: true, pointerId: 7, button: 0, clientX: x + dx, clientY: top + 5,
          }));
          send("pointerdown", 0);
          send("pointermove", -30);
          send("pointermove", -60);
          send("pointerup", -60);
          return true;
        })()
        """
      )
      try await page.click(.button("Delete"))
      try await page.waitUntil("!document.body.textContent.includes('Row Apple')")
    }
  }

  @Test func motionEndsAtItsDestination() async throws {
    try await LivePage.show(Mover()) { live in
      let page = live.page
      try await page.waitFor(.button("Move"))
      let _: Bool = try await page.evaluate(
        """
        (() => {
          const { animate } = Element.prototype;
          window.moved = [];
          Element.prototype.animate = function (frames, options) {
            window.moved.push(`${this.textContent} ${Object.keys(frames[0])[0]} ${options.duration}`);
            return animate.call(this, frames, options);
          };
          return true;
        })()
        """
      )
      try await page.click(.button("Move"))
      try await page.waitFor(.text("Two"))
      let moved: [String] = try await page.evaluate("window.moved")
      #expect(moved == ["Two opacity 500", "One translate 500", "Move translate 500"])
      try await page.waitUntil("document.getAnimations().length === 0")
    }
  }
}

extension String {
  /// A number as English writes it.
  fileprivate var grouped: String { count > 3 ? "\(dropLast(3)),\(suffix(3))" : self }
}

private struct Fruits: View {
  @State private var fruits = ["Apple", "Banana", "Cherry"]
  @State private var fruit = "Apple"

  var body: some View {
    Picker("Fruit", selection: $fruit) {
      ForEach(fruits, id: \.self) { Text($0) }
    }
    Text("It is \(fruit)")
    Button("New") {
      fruits.append("Date")
      fruit = "Date"
    }
    List {
      ForEach(fruits, id: \.self) { Text("Row \($0)") }
        .onDelete { fruits.remove(atOffsets: $0) }
    }
  }
}

private struct Mover: View {
  @State private var rows = ["One"]

  var body: some View {
    VStack { ForEach(rows, id: \.self) { Text($0) } }
    Button("Move") { withAnimation(.linear(duration: 0.5)) { rows.insert("Two", at: 0) } }
  }
}
