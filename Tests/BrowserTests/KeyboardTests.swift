import Testing
import ViewCore
import ViewTesting

@testable import Gallery

/// The keyboard alone reaches everything.
@MainActor
@Suite(.needsBrowser)
struct KeyboardTests {
  /// What a person can use with a pointer.
  private static let controls = """
    [...document.querySelectorAll(
      "button, input, select, summary, a[href], [role=button], [role=radio], [tabindex='0']"
    )].filter((node) => !node.matches(":disabled, [tabindex='-1']") && node.checkVisibility())
    """

  @Test(arguments: GalleryPage.allCases)
  func theTabKeyReachesEachControl(name: GalleryPage) async throws {
    try await LivePage.show(GalleryView(page: name)) { live in
      let page = live.page
      try await page.show(on: .desktop)
      try await page.waitFor(.picker("Page"))
      try await page.waitUntil("document.querySelectorAll('#window *').length > 20")
      let count: Int = try await page.evaluate("(window.controls = \(Self.controls)).length")
      // A field of a date has several stops, and a row shows its buttons while it has the focus.
      for _ in 0..<count * 4 {
        try await page.press(.tab)
        let left: Int = try await page.evaluate(
          """
          (window.controls = window.controls.filter((one) => one !== document.activeElement)).length
          """
        )
        if left == 0 { break }
      }
      let missed: [String] = try await page.evaluate(
        "window.controls.map((node) => node.outerHTML)"
      )
      #expect(missed == [])
    }
  }

  @Test func arrowsPickTheOptionBeside() async throws {
    struct Screen: View {
      @State private var size = 1

      var body: some View {
        Picker("Size", selection: $size) {
          ForEach(1..<4) { Text("Size \($0)").tag($0) }
        }
        .pickerStyle(.segmented)
        Text("picked: \(size)")
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.click(.text("Size 2"))
      try await page.waitFor(.text("picked: 2"))
      let ways: [(key: Page.Key, picked: Int)] = [
        (.arrowRight, 3), (.arrowRight, 1), (.arrowLeft, 3), (.arrowUp, 2),
      ]
      for (key, picked) in ways {
        try await page.press(key)
        try await page.waitFor(.text("picked: \(picked)"))
      }
    }
  }

  /// Each control has a name for those who do not see it.
  @Test(arguments: GalleryPage.allCases)
  func eachControlHasAName(name: GalleryPage) async throws {
    try await LivePage.show(GalleryView(page: name)) { live in
      let page = live.page
      try await page.waitFor(.picker("Page"))
      try await page.waitUntil("document.querySelectorAll('#window *').length > 20")
      let nameless: [String] = try await page.evaluate(
        """
        \(Self.controls).filter((node) => ![
          node.ariaLabel, node.textContent.trim(), node.labels?.[0]?.textContent.trim(),
          node.placeholder, node.querySelector("[aria-label]")?.ariaLabel,
        ].some(Boolean)).map((node) => node.outerHTML)
        """
      )
      #expect(nameless == [])
    }
  }
}
