import ComposableArchitecture
import Foundation
import Testing

struct IdentifiedActionTests {
  typealias Action = IdentifiedActionOf<Sleeper>

  @Test func identifiedActionHasPathsOfItsElements() {
    let first: CaseKeyPath<Action, Sleeper.Action> = \.[id: 1]
    #expect(first(.bump) == .element(id: 1, action: .bump))
    #expect(Action.element(id: 1, action: .bump)[case: first] == .bump)
    #expect(Action.element(id: 2, action: .bump)[case: first] == nil)
    #expect(Action.element(id: 2, action: .bump)[case: \.element]?.id == 2)
  }

  @Test func identifiedActionHasPathsFromTheParent() {
    let row: CaseKeyPath<Family.Action, Sleeper.Action> = \.rows[id: 1]
    #expect(row(.bump) == Family.Action.rows(.element(id: 1, action: .bump)))
    #expect(Family.Action.rows(.element(id: 1, action: .bump)).is(\.rows[id: 1]))
    #expect(!Family.Action.rows(.element(id: 2, action: .bump)).is(\.rows[id: 1]))
  }

  @Test func identifiedActionIsCodable() throws {
    let action = IdentifiedAction<Int, String>.element(id: 1, action: "a")
    let data = try JSONEncoder().encode(action)
    #expect(try JSONDecoder().decode(IdentifiedAction<Int, String>.self, from: data) == action)
  }
}
