import CustomDump
import SwiftNavigation
import Testing

@Suite struct AlertStateTests {
  enum Action: Hashable { case delete, archive(Int) }

  func make(title: String = "Delete?", message: String? = "For good.") -> AlertState<Action> {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState(message ?? "")
    }
  }

  @Test func alertStateKeepsItsArguments() {
    let alert = make()
    #expect(alert.title == TextState("Delete?"))
    #expect(alert.message == TextState("For good."))
    #expect(alert.buttons.map(\.role) == [.destructive, .cancel])
    #expect(alert.buttons.map(\.action.action) == [.delete, nil])
    #expect(alert.buttons.map(\.label) == [TextState("Delete"), TextState("Keep")])
  }

  @Test func alertStateNeedsATitleOnly() {
    let alert = AlertState<Never> { TextState("Done") }
    #expect(alert.buttons.isEmpty)
    #expect(alert.message == nil)
  }

  @Test func alertStateIsEqualWithAnotherID() {
    let alerts = [make(), make()]
    #expect(alerts[0].id != alerts[1].id)
    #expect(alerts[0] == alerts[1])
    #expect(Set(alerts).count == 1)
    #expect(make() != make(title: "Archive?"))
    #expect(make() != make(message: "For now."))
    var quiet = make()
    quiet.message = nil
    #expect(make() != quiet)
    var mute = make()
    mute.buttons.removeLast()
    #expect(make() != mute)
  }

  @Test func alertStateMapsActionsAndKeepsTheRest() {
    let alert = make()
    let mapped = alert.map { $0.map { $0 == .delete ? 1 : 2 } ?? 0 }
    #expect(mapped.id == alert.id)
    #expect(mapped.title == alert.title)
    #expect(mapped.message == alert.message)
    #expect(mapped.buttons.map(\.id) == alert.buttons.map(\.id))
    #expect(mapped.buttons.map(\.role) == alert.buttons.map(\.role))
    #expect(mapped.buttons.map(\.action.action) == [1, 0])
  }

  @Test func dumpHasNoIDs() {
    #expect(
      String(customDumping: make()) == """
        AlertState(
          title: "Delete?",
          actions: [
            [0]: ButtonState(
              role: .destructive,
              action: .send(
                .delete
              ),
              label: "Delete"
            ),
            [1]: ButtonState(
              role: .cancel,
              action: .send(nil),
              label: "Keep"
            )
          ],
          message: "For good."
        )
        """
    )
  }

  @Test func dumpHasOnlyExistingParts() {
    #expect(
      String(customDumping: AlertState<Never> { TextState("Done") }) == """
        AlertState(title: "Done")
        """
    )
  }

  @Test func alertStateIsDescribedByItsChanges() {
    #expect(
      diff(make(), make(title: "Archive?", message: "For good.")) == """
          AlertState(
        -   title: "Delete?",
        +   title: "Archive?",
            actions: […],
            message: "For good."
          )
        """
    )
  }
}
