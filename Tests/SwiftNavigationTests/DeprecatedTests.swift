import SwiftNavigation
import Testing

@Suite struct DeprecatedTests {
  @available(*, deprecated)
  @Test func deprecatedAlertIsMadeFromButtons() {
    let alert = AlertState<Int>(
      title: TextState("Title"),
      message: TextState("Message"),
      buttons: [
        .default(TextState("OK"), action: .send(1)), .cancel(TextState("Cancel")),
        .destructive(TextState("Delete"), action: .send(2)),
      ]
    )
    let expected = AlertState<Int> {
      TextState("Title")
    } actions: {
      ButtonState(action: 1) { TextState("OK") }
      ButtonState(role: .cancel) { TextState("Cancel") }
      ButtonState(role: .destructive, action: 2) { TextState("Delete") }
    } message: {
      TextState("Message")
    }
    #expect(alert == expected)
  }

  @available(*, deprecated)
  @Test func deprecatedAlertIsMadeFromOneOrTwoButtons() {
    let button = ButtonState<Int>(action: 1) { TextState("OK") }
    let title = TextState("Title")
    #expect(AlertState<Int>(title: title).buttons.isEmpty)
    #expect(AlertState(title: title, dismissButton: button).buttons == [button])
    let cancel = ButtonState<Int>.cancel(TextState("Cancel"))
    let both = AlertState(title: title, primaryButton: button, secondaryButton: cancel)
    #expect(both.buttons == [button, cancel])
  }

  @available(*, deprecated)
  @Test func deprecatedDialogIsMadeFromButtons() {
    let button = ButtonState<Int>(action: 1) { TextState("OK") }
    let sheet: ActionSheetState<Int> = ActionSheetState(
      title: TextState("Title"),
      message: TextState("Message"),
      buttons: [button]
    )
    #expect(sheet.buttons == [button])
    #expect(sheet.message == TextState("Message"))
    #expect(sheet.titleVisibility == .automatic)
    let dialog = ConfirmationDialogState<Int>(title: TextState("Title"), titleVisibility: .hidden)
    #expect(dialog.titleVisibility == .hidden)
    #expect(dialog.buttons.isEmpty)
  }
}
