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
