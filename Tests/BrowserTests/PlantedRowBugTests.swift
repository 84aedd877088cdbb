#if DEBUG
import BrowserTesting
import ComposableArchitecture
import Foundation
import Testing
import ViewCore

@testable import Inspector

extension PlantedBugTests {
  @Test func wrongDeletionAfterAMoveLeadsToTheFieldThatTheMoveForgot() async throws {
    let rows =
      "[...document.querySelectorAll('.row > .text')].map((one) => one.textContent).join()"
    try await inspectErrands { page, inspector in
      try await page.click(.button("Edit"))
      try await page.waitUntil("document.querySelectorAll('.row-handle').length === 3")
      let (x, y) = try await page.middle(of: .button("Reorder Apples"))
      let (_, nextY) = try await page.middle(of: .button("Reorder Bread"))
      try await page.mouse(.press, x, y, clicks: 1)
      try await page.mouse(.move, x, y + (nextY - y) * 1.2, clicks: 1)
      try await page.mouse(.release, x, y + (nextY - y) * 1.2, clicks: 1)
      try await page.waitUntil("\(rows) === 'Bread,Apples,Cheese'")
      try await page.click(.button("Remove Bread"))
      try await page.click(.button("Delete"))
      try await page.waitUntil("\(rows) === 'Bread,Cheese'")

      // The user deleted one row, and the state lost another one.
      try await inspector.click(.text(".deleted([0])"))
      try await inspector.waitFor(.text("Deletion of row “Bread”"))
      try await inspector.waitFor(.text(#"title: "Apples""#))
      #expect(try await inspector.count(of: .text(#"title: "Bread""#)) == 0)

      // The move before has changed the rows, and not the ids by which the deletion finds its row.
      try await inspector.click(.button("Previous action"))
      try await inspector.waitFor(.text("Move of row “Apples”"))
      try await inspector.click(.option("State"))
      try await inspector.click(.button("rows 3 elements"))
      try await inspector.waitFor(.button("Changed by this action"))
      try await inspector.click(.button("shownIDs 3 elements"))
      try await inspector.waitFor(.text("Not changed by a recorded action"))
    }
  }

  private func inspectErrands(
    _ test: @MainActor (_ page: Page, _ inspector: Page) async throws -> Void
  ) async throws {
    let store = stores.recordingNewStores { Store(initialState: Errands.State()) { Errands() } }
    HandledEvent.isDescribed = true
    defer { HandledEvent.isDescribed = false }
    try await LivePage.show(ErrandsView(store: store)) { app in
      try await LivePage.show(InspectorWindow(of: stores)) { inspector in
        try await inspector.page.show(on: Page.Screen(width: 1280, height: 800))
        try await test(app.page, inspector.page)
      }
    }
  }
}

/// Finds a row to delete by a list of ids that a move does not change.
@Reducer
private struct Errands {
  struct Errand: Equatable, Identifiable {
    let id: Int
    var title: String
  }

  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArray = [
      Errand(id: 1, title: "Apples"), Errand(id: 2, title: "Bread"), Errand(id: 3, title: "Cheese"),
    ]
    /// The ids in the order of the page.
    var shownIDs = [1, 2, 3]
  }

  enum Action {
    case deleted(IndexSet)
    case moved(IndexSet, to: Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleted(let offsets):
        for offset in offsets { state.rows.remove(id: state.shownIDs[offset]) }
        state.shownIDs.remove(atOffsets: offsets)
      case .moved(let offsets, let target):
        state.rows.move(fromOffsets: offsets, toOffset: target)
      }
      return .none
    }
  }
}

private struct ErrandsView: View {
  let store: StoreOf<Errands>

  var body: some View {
    EditButton()
    List {
      ForEach(store.rows) { Text($0.title) }
        .onDelete { store.send(.deleted($0)) }
        .onMove { store.send(.moved($0, to: $1)) }
    }
  }
}
#endif
