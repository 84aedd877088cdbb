import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@testable import Todos

@MainActor
struct TodosViewTests {
  private let store = StoreOf<Todos>.holding(["Buy milk", "Walk the dog", "Call Mum"])

  @Test func todoIsAddedTypedAndCompleted() throws {
    let view = ViewHarness {
      TodosView(
        store: Store(initialState: Todos.State()) {
          Todos()
        } withDependencies: {
          $0.uuid = .incrementing
        }
      )
    }
    #expect(view.contains(.text("0 left")))
    try view.tap(.button("Add"))
    let field = ElementQuery.textField("What is to be done?")
    #expect(try view.attribute("autofocus", of: field) != nil)
    try view.type("Buy milk", into: field)
    #expect(view.contains(.text("1 left")))
    try view.tap(.button("Complete Buy milk"))
    #expect(view.contains(.text("0 left")))
    #expect(view.contains(.button("Reopen Buy milk")))
    try view.tap(.button("Clear completed"))
    #expect(!view.contains(field))
  }

  @Test func theFilterHidesRows() throws {
    let view = ViewHarness { TodosView(store: store) }
    try view.tap(.option("Completed"))
    #expect(view.contains(.button("Reopen Call Mum")))
    #expect(!view.contains(.button("Complete Buy milk")))
    // A todo that is no longer completed has left the list.
    try view.tap(.button("Reopen Call Mum"))
    #expect(!view.contains(.button("Complete Call Mum")))
    #expect(view.contains(.text("3 left")))
  }

  @Test func rowsAreOrderedAndDeleted() throws {
    let view = ViewHarness { TodosView(store: store) }
    try view.tap(.button("Edit"))
    try view.moveRow(2, by: -2)
    #expect(store.todos.map(\.title) == ["Call Mum", "Buy milk", "Walk the dog"])
    try view.delete(.button("Complete Buy milk"))
    #expect(store.todos.map(\.title) == ["Call Mum", "Walk the dog"])
  }

  /// A tap in a long list tells the page what it does in a short one: of the one row, and what is left.
  @Test(arguments: [3, 999])
  func aTapTouchesOneRow(count: Int) throws {
    let view = ViewHarness {
      TodosView(store: .holding((1...count).map { "Thing \($0)" }))
    }
    try view.tap(.button("Complete Thing 1"))
    #expect(view.contains(.button("Reopen Thing 1")))
    #expect(view.contains(.text("\(count / 3 * 2 - 1) left")))
    #expect(view.patches.count == 7)
  }
}
