import BrowserTesting
import Testing
import ViewCore

@testable import Gallery

/// Parts of the gallery's pages that need the reader's hand to show what they do.
@MainActor
@Suite(.needsBrowser)
struct GalleryPlacesTests {
  @Test func sheetEditsTheValueOfItsCase() async throws {
    try await LivePage.show(CasesPage()) { live in
      let page = live.page
      try await page.click(.button("Flour 750 g"))
      try await page.waitFor(.text("750 g"))
      try await page.click(.button("It is empty"))
      try await page.click(.toggle("Ordered"))
      try await page.click(.button("Save"))
      try await page.waitFor(.button("Flour ordered"))
      #expect(live.log.all == [])
    }
  }

  @Test func dialogsOfCasesAnswer() async throws {
    try await LivePage.show(CasesPage()) { live in
      let page = live.page
      try await page.click(.button("Empty all jars…"))
      try await page.click(.button("Empty"))
      try await page.waitFor(.text("Emptied"))
      try await page.click(.button("Order…"))
      try await page.click(.button("At the mill"))
      try await page.waitFor(.text("Ordered at the mill"))
      try await page.click(.button("Remove the label"))
      try await page.click(.button("Add a label"))
      try await page.waitFor(.textField("Label"))
    }
  }

  @Test func screensOfCasesArePushedAndKeepTheirValues() async throws {
    try await LivePage.show(CasesPage()) { live in
      let page = live.page
      try await page.click(.button("Write a note"))
      try await page.waitFor(.heading("Note"))
      try await page.clear(.textField("Note"))
      try await page.type("Buy pepper", into: .textField("Note"))
      try await page.click(.button("Keep"))
      try await page.waitFor(.text("Buy pepper"))
      try await page.click(.button("Weigh a jar"))
      try await page.waitFor(.heading("Scales"))
      try await page.waitFor(.text("750 g"))
      try await page.goBack()
      try await page.waitFor(.heading("Shelf"))
      #expect(live.log.all == [])
    }
  }

  @Test func threeColumnsFollowOneAnother() async throws {
    try await LivePage.show(ScreensPage()) { live in
      let page = live.page
      try await page.show(on: .desktop)
      try await page.click(.button("Three columns"))
      try await page.click(.text("Norway"))
      try await page.click(.text("Bergen"))
      try await page.waitFor(.heading("Bergen"))
      try await page.click(.text("Italy"))
      try await page.waitFor(.text("Select a harbor"))
      #expect(live.log.all == [])
    }
  }

  @Test func settingsOfAnAppAreNotOpened() async throws {
    try await LivePage.show(PlatformValues()) { live in
      try await live.page.click(.button("Open the settings"))
      try await live.page.waitFor(.button("A browser has no settings of an app"))
    }
  }

  @Test func formattersOfFoundationWrite() async throws {
    try await LivePage.show(TextPage()) { live in
      for text in ["1 hour, 30 minutes", "Bread, milk, and eggs", "yesterday"] {
        try await live.page.waitFor(.text(text))
      }
      try await live.page.click(.button("Write a line"))
      try await live.page.waitFor(.text("1"))
    }
  }

  @Test func linkOfTheAppTurnsToItsPage() async throws {
    try await LivePage.show(GalleryView(page: .keys)) { live in
      let page = live.page
      try await page.click(.link("The page of lists"))
      try await page.waitFor(.text("Blob Esq"))
    }
  }

  @Test func sumIsChangedOnItsWay() async throws {
    try await LivePage.show(PricedParts()) { live in
      let page = live.page
      try await page.waitFor(.text("Sum: 90"))
      try await page.click(.toggle("10 less"))
      try await page.waitFor(.text("Sum: 100"))
    }
  }

  @Test func oldestMessageIsNotScrolledToWhileItIsSeen() async throws {
    let isDisabled =
      "[...document.querySelectorAll('button')].find((one) => one.textContent === 'Oldest')?.disabled"
    try await LivePage.show(ScrolledViews()) { live in
      let page = live.page
      try await page.waitUntil("\(isDisabled) === false")
      try await page.click(.button("Oldest"))
      try await page.waitUntil("\(isDisabled) === true")
    }
  }

  @Test func spaceBarBringsTheDotBack() async throws {
    // The first shape of this size.
    let place = """
      [...document.querySelectorAll("svg.shape")].find((shape) => {
        const { width, height } = shape.getBoundingClientRect();
        return width === 24 && height === 24;
      })
      """
    let x = "\(place)?.getBoundingClientRect().x"
    try await LivePage.show(KeysPage()) { live in
      let page = live.page
      try await page.waitUntil("\(x) > 0")
      let before: Double = try await page.evaluate(x)
      let _: Bool = try await page.evaluate("(\(place).closest('[tabindex]').focus(), true)")
      try await page.press(.arrowRight)
      try await page.waitUntil("\(x) === \(before + 8)")
      try await page.press(" ", with: [])
      try await page.waitUntil("\(x) === \(before)")
    }
  }
}
