import SwiftNavigation
import Testing

struct SwiftNavigationPage {
  enum Action: Equatable { case confirmDeletion }

  @Test func featureAsksBeforeItDeletes() {
    let alert = AlertState<Action> {
      TextState("Delete the note?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep it") }
    } message: {
      TextState("It cannot be brought back.")
    }
    #expect(alert.buttons.map(\.role) == [.destructive, .cancel])
  }
}
