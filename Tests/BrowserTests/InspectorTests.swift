#if DEBUG
import BrowserTesting
import Testing

/// An app with its inspector, in two pages.
@MainActor
@Suite(.needsBrowser)
struct InspectorTests {
  @Test func tapArrivesWithItsOriginAndWhatItCaused() async throws {
    try await InspectedApp.run("Counter") { page, inspector in
      try await page.click(.button("Increment"))
      try await inspector.waitFor(.text(".incrementButtonTapped"))
      try await inspector.click(.text(".incrementButtonTapped"))
      try await inspector.waitFor(.text("Tap on button “Increment”"))
      try await inspector.waitFor(.text("+"))
      try await page.click(.button("Increment"))
      try await page.waitFor(.text("2"))
      try await inspector.click(.button("Go back to here"))
      try await page.waitFor(.text("1"))
    }
  }

  @Test func actionShowsTheViewsThatRanAndTheAppShowsEarlierMoments() async throws {
    let rows = "document.querySelectorAll('input[type=text], textarea').length"
    try await InspectedApp.run("Todos") { page, inspector in
      try await page.click(.button("Add"))
      try await inspector.click(.text(".addButtonTapped"))
      try await inspector.click(.option("Screen"))
      try await inspector.waitUntil(
        "document.body.innerText.includes('It had read Todos.State.todos, which has changed.')"
      )
      try await inspector.click(.button("Show on the page"))
      try await page.waitUntil("document.querySelector('[data-highlight]') !== null")
      try await page.click(.button("Add"))
      try await page.waitUntil("\(rows) === 2")
      try await inspector.click(.button("Show in the app"))
      try await page.waitUntil("\(rows) === 1")
      try await page.click(.button("Add"))
      try await inspector.waitUntil(
        "document.body.innerText.includes('The last one was .addButtonTapped.')"
      )
      try await inspector.click(.button("Show the present"))
      try await page.waitUntil("\(rows) === 2")
    }
  }

  @Test func elementOfThePageIsChosenWithoutATap() async throws {
    try await InspectedApp.run("Counter") { page, inspector in
      try await page.click(.button("Increment"))
      try await page.waitFor(.text("1"))
      try await pick(.button("Increment"), of: page, inspector)
      try await inspector.waitFor(
        .text("Last run: The value that it observes has changed: CounterFeature.State.count.")
      )
      try await inspector.waitFor(.text("CounterView"))
      try await inspector.click(.button("Action 1 .incrementButtonTapped"))
      try await inspector.waitFor(.text("Tap on button “Increment”"))
      // The click that chose the button has not reached it, and the next one does.
      try await page.click(.button("Increment"))
      try await page.waitFor(.text("2"))
    }
  }

  @Test func choiceOfAnElementEndsByEscapeAndByKeys() async throws {
    try await InspectedApp.run("Todos") { page, inspector in
      try await begin(page, inspector)
      try await page.press(.escape)
      try await inspector.waitFor(.button("Pick an element"))
      try await page.waitUntil("\(isAsked) === false && !document.querySelector('#status button')")
      try await begin(page, inspector)
      for key in [Page.Key.arrowDown, .arrowDown, .arrowUp, .enter] { try await page.press(key) }
      try await inspector.waitFor(
        .text("The views that have made it, from the innermost to the outermost.")
      )
      try await page.waitUntil("!document.querySelector('[data-pickable]')")
    }
  }

  @Test func elementIsChosenByTouch() async throws {
    try await InspectedApp.run("Todos") { page, inspector in
      try await page.show(on: .phone)
      try await pick(.button("Add"), of: page, inspector)
      try await inspector.waitFor(
        .text("The views that have made it, from the innermost to the outermost.")
      )
    }
  }

  /// Whether the page asks for an element.
  private let isAsked = "document.querySelector('[data-pick]') !== null"

  private func begin(_ page: Page, _ inspector: Page) async throws {
    try await inspector.click(.button("Pick an element"))
    try await page.waitUntil(isAsked)
  }

  private func pick(_ element: ElementQuery, of page: Page, _ inspector: Page) async throws {
    try await begin(page, inspector)
    try await page.click(element)
    try await page.waitUntil("!(\(isAsked))")
  }

  @Test func changedActionIsSentToTheApp() async throws {
    let text = "document.querySelector('input[type=text], textarea').value"
    try await InspectedApp.run("Todos") { page, inspector in
      try await page.click(.button("Add"))
      try await page.type("M", into: .textField("What is to be done?"))
      let name = #"action: .binding(.set(\.title, "M"))))"#
      try await inspector.click(.text.matching(partOfName: name))
      try await inspector.click(.button("Change and send"))
      try await inspector.type("ilk", into: .textField("todos.element.action.binding.title"))
      try await savePictures(of: inspector, "inspector-sending")
      try await inspector.click(.button("Send"))
      try await page.waitUntil("\(text) === 'Milk'")
    }
  }
}
#endif
