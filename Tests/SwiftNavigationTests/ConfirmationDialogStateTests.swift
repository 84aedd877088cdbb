import CustomDump
import SwiftNavigation
import Testing

@Suite struct ConfirmationDialogStateTests {
  enum Action: Hashable { case share, delete }

  func make(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    message: String = "It is yours."
  ) -> ConfirmationDialogState<Action> {
    ConfirmationDialogState(titleVisibility: titleVisibility) {
      TextState("What now?")
    } actions: {
      ButtonState(action: .share) { TextState("Share") }
      ButtonState(role: .destructive, action: .send(.delete)) { TextState("Delete") }
    } message: {
      TextState(message)
    }
  }

  @Test func dialogStateKeepsItsArguments() {
    let dialog = make(titleVisibility: .visible)
    #expect(dialog.title == TextState("What now?"))
    #expect(dialog.titleVisibility == .visible)
    #expect(dialog.message == TextState("It is yours."))
    #expect(dialog.buttons.map(\.action.action) == [.share, .delete])
  }

  @Test func dialogTitleVisibilityIsAutomaticByDefault() {
    let dialog = ConfirmationDialogState<Action> { TextState("What now?") }
    #expect(dialog.titleVisibility == .automatic)
    #expect(dialog.buttons.isEmpty)
    #expect(dialog.message == nil)
  }

  @Test func dialogStateIsEqualWithAnotherIDAndTitleVisibility() {
    let dialogs = [make(), make(titleVisibility: .hidden)]
    #expect(dialogs[0].id != dialogs[1].id)
    #expect(dialogs[0] == dialogs[1])
    #expect(Set(dialogs).count == 1)
    #expect(make() != make(message: "It is ours."))
  }

  @Test func dialogStateMapsActionsAndKeepsTheRest() {
    let dialog = make(titleVisibility: .hidden)
    let mapped = dialog.map { $0 == .share ? "share" : nil }
    #expect(mapped.id == dialog.id)
    #expect(mapped.titleVisibility == .hidden)
    #expect(mapped.title == dialog.title)
    #expect(mapped.message == dialog.message)
    #expect(mapped.buttons.map(\.action.action) == ["share", nil])
  }

  @Test func dumpHasNoIDs() {
    #expect(
      String(customDumping: make(titleVisibility: .visible)) == """
        ConfirmationDialogState(
          titleVisibility: .visible,
          title: "What now?",
          actions: [
            [0]: ButtonState(
              action: .send(
                .share
              ),
              label: "Share"
            ),
            [1]: ButtonState(
              role: .destructive,
              action: .send(
                .delete
              ),
              label: "Delete"
            )
          ],
          message: "It is yours."
        )
        """
    )
    #expect(
      String(customDumping: ConfirmationDialogState<Action> { TextState("What now?") }) == """
        ConfirmationDialogState(title: "What now?")
        """
    )
  }
}
