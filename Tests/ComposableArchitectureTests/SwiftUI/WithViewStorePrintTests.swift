#if !canImport(Darwin)
@testable import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

@MainActor
struct WithViewStorePrintTests {
  private final class Output {
    var lines: [String] = []
  }

  private struct NameView: View {
    let store: StoreOf<Settings>
    let output: Output

    var body: some View {
      WithViewStore(store, observe: \.name) { viewStore in
        Text(viewStore.state)
      }
      .printingChanges("Name") { output.lines.append($0) }
    }
  }

  @Test func printChangesNamesTheChangeOfTheView() {
    let output = Output()
    let store = Store(initialState: Settings.State()) { Settings() }
    let view = ViewHarness { NameView(store: store, output: output) }
    #expect(view.text == [""])
    store.send(.set(\.$isToggled, true))
    #expect(view.text == [""])
    store.send(.set(\.$name, "Blob"))
    #expect(view.text == ["Blob"])
    #expect(
      output.lines == [
        "Name: the view was evaluated for the first time.",
        """
        Name: the view was evaluated.
          - ""
          + "Blob"
        """,
      ]
    )
  }

  @Test func printChangesReportsAnUnchangedView() {
    var lines: [String] = []
    let printer = ChangePrinter<Int>(prefix: "") { lines.append($0) }
    printer.print(1)
    printer.print(1)
    #expect(
      lines == [
        "the view was evaluated for the first time.",
        "the view was evaluated without changes.",
      ]
    )
  }
}
#endif
