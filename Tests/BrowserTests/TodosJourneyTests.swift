import BrowserTesting
import ComposableArchitecture
import Testing
import ViewCore

@testable import Todos

/// Journeys through the Todos example, in a real browser with the real server.
@MainActor
@Suite(.needsBrowser)
struct TodosJourneyTests {
  private let field = ElementQuery.textField("What is to be done?")

  @Test(arguments: JourneyDevice.all)
  func thingsAreAddedDoneFilteredAndCleared(on device: JourneyDevice) async throws {
    let store = Store(initialState: Todos.State()) { Todos() }
    try await LivePage.show(TodosView(store: store), in: device.engine) { live in
      let page = live.page
      try await device.show(page)
      for title in ["Call Mum", "Walk the dog", "Buy milk"] {
        try await page.click(.button("Add"))
        try await page.waitForAddedTodo()
        try await page.type(title)
        try await page.waitFor(.button("Complete \(title)"))
      }
      try await page.click(.button("Complete Walk the dog"))
      try await page.waitFor(.text("2 left"))
      try await device.expectToFillWideWindows(page)
      try await device.examine(page, "todos")

      try await page.click(.option("Completed"))
      try await page.waitForAbsence(of: .button("Complete Buy milk"))
      try await page.waitFor(.button("Reopen Walk the dog"))
      try await page.click(.option("All"))
      try await page.click(.button("Edit"))
      try await page.waitFor(.button("Done"))
      try await device.examine(page, "todos-edit")
      try await page.waitUntil(
        """
        (() => {
          const handle = document.querySelector('[aria-label="Reorder"]');
          handle?.focus();
          return document.activeElement === handle;
        })()
        """
      )
      try await page.press(.arrowDown)
      try await page.waitUntil(
        """
        [...document.querySelectorAll('input')].map((one) => one.value).join() ===
          'Walk the dog,Buy milk,Call Mum'
        """
      )
      try await page.click(.button("Done"))
      try await page.click(.button("Clear completed"))
      try await page.waitForAbsence(of: .button("Reopen Walk the dog"))
      #expect(store.todos.map(\.title) == ["Buy milk", "Call Mum"])
      #expect(live.log.all == [])
    }
  }

  @Test(arguments: JourneyDevice.all)
  func listOfAThousandTodosIsEdited(on device: JourneyDevice) async throws {
    let store = StoreOf<Todos>.holding((1...1_000).map { "Thing \($0)" })
    try await LivePage.show(TodosView(store: store), in: device.engine) { live in
      let page = live.page
      try await device.show(page)
      try await page.click(.button("Complete Thing 5"))
      try await page.waitFor(.button("Reopen Thing 5"))
      try await device.examine(page, "todos-thousand")
      try await page.click(.option("Active"))
      try await page.waitForAbsence(of: .button("Reopen Thing 5"))
      // The rows come as the user scrolls.
      try await page.waitUntil(
        """
        (document.scrollingElement.scrollTop = 1e9,
          [...document.querySelectorAll('input')].some((one) => one.value === 'Thing 1000'))
        """
      )
      try await page.click(.button("Clear completed"))
      try await page.click(.option("All"))
      try await page.waitFor(.text("666 left"))
      #expect(store.todos.count == 666)
      #expect(live.log.all == [])
    }
  }
}

extension Page {
  /// Waits until an added todo is the first row, and has the focus.
  func waitForAddedTodo() async throws {
    try await waitUntil(
      """
      document.activeElement === document.querySelector('input') &&
        document.activeElement.value === ''
      """
    )
  }
}
