import ComposableArchitecture
import Testing

struct PresentationActionTests {
  typealias Action = PresentationAction<Screens.Action>

  @Test func presentationActionHasPathsOfItsCases() {
    let dismiss: CaseKeyPath<Action, Void> = \.dismiss
    let presented: CaseKeyPath<Action, Screens.Action> = \.presented
    #expect(dismiss() == Action.dismiss)
    #expect(presented(.one(.bump)) == Action.presented(.one(.bump)))
    #expect(Action.dismiss[case: dismiss] != nil)
    #expect(Action.dismiss[case: presented] == nil)
    #expect(Action.presented(.one(.bump))[case: presented] == .one(.bump))
  }

  @Test func presentationActionHasPathsThroughThePresentation() {
    let one: CaseKeyPath<Action, Sleeper.Action> = \.one
    #expect(one(.bump) == Action.presented(.one(.bump)))
    #expect(Action.presented(.one(.bump))[case: one] == .bump)
    #expect(Action.presented(.two(.bump))[case: one] == nil)
    #expect(Action.dismiss[case: one] == nil)
  }

  @Test func presentationActionHasPathsOfPresentationsOfACase() {
    let one: CaseKeyPath<Action, PresentationAction<Sleeper.Action>> = \.one
    #expect(one(.dismiss) == Action.dismiss)
    #expect(one(.presented(.bump)) == Action.presented(.one(.bump)))
    #expect(Action.presented(.one(.bump))[case: one] == .presented(.bump))
    #expect(Action.presented(.two(.bump))[case: one] == nil)
    #expect(Action.dismiss[case: one] == .dismiss)
  }

  @Test func presentationActionHasPathsFromTheParent() {
    let bumped: CaseKeyPath<Family.Action, Sleeper.Action> = \.shown.presented
    #expect(bumped(.bump) == Family.Action.shown(.presented(.bump)))
    #expect(Family.Action.shown(.dismiss)[case: bumped] == nil)
    #expect(Family.Action.shown(.dismiss).is(\.shown.dismiss))
  }
}
