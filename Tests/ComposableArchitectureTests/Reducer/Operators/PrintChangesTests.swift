@testable import ComposableArchitecture
import ConcurrencyExtras
import Dispatch
import Testing

#if DEBUG
@MainActor
struct PrintChangesTests {
  struct State: Equatable {
    var count = 0
    var name = "Blob"
    var isOn = false
  }
  enum Action: Sendable {
    case nothing
    case bump(by: Int)
    case row(id: Int, Row)
    case pair(Int, Row?)
    case child(Row)

    enum Row: Sendable {
      case tapped
      case renamed(String)
    }
  }

  private let lines = LockIsolated<[String]>([])

  private var output: @Sendable (String) -> Void {
    { [lines] line in lines.withValue { $0.append(line) } }
  }

  private func send(_ actions: Action..., printer: _ReducerPrinter<State, Action>?) {
    let store = Store(initialState: State()) {
      Reduce<State, Action> { state, action in
        if case .bump(let number) = action { state.count += number }
        return .none
      }
      ._printChanges(printer)
    }
    for action in actions { store.send(action) }
  }

  @Test func printChangesPrintsTheActionAndTheChangedLines() {
    send(.bump(by: 1), .nothing, printer: .customDump(to: output))
    #expect(
      lines.value == [
        """
        Received action:
          PrintChangesTests.Action.bump(by: 1)
        Changed state:
            PrintChangesTests.State(
          -   count: 0,
          +   count: 1,
              name: "Blob",
              isOn: false
            )

        """,
        """
        Received action:
          PrintChangesTests.Action.nothing
        The state has not changed.

        """,
      ]
    )
  }

  @Test func printChangesPrintsTheLabelsOfActions() {
    send(
      .nothing,
      .bump(by: 1),
      .row(id: 1, .tapped),
      .row(id: 1, .renamed("Blob")),
      .pair(1, .tapped),
      .child(.tapped),
      printer: .actionLabels(to: output)
    )
    let type = "Received action: PrintChangesTests.Action"
    #expect(
      lines.value == [
        "\(type).nothing", "\(type).bump(by: _)", "\(type).row(id: _, .tapped)",
        "\(type).row(id: _, .renamed(_))", "\(type).pair(_, _)", "\(type).child(.tapped)",
      ]
    )
    #expect(ActionLabel.text(of: 42) == "Int")
  }

  @Test func printChangesCallsACustomPrinter() async {
    let output = output
    let queue = DispatchQueue(label: "printer")
    let printer = _ReducerPrinter<State, Action>(
      printChange: { _, old, new in
        dispatchPrecondition(condition: .onQueue(queue))
        output("\(old.count) to \(new.count)")
      },
      queue: queue
    )
    send(.bump(by: 2), printer: printer)
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    #expect(lines.value == ["0 to 2"])
  }

  @Test func printerMayPrintSynchronously() {
    _ReducerPrinter<State, Action>.actionLabels(to: output)
      .printChange(receivedAction: .nothing, oldState: State(), newState: State())
    #expect(lines.value == ["Received action: PrintChangesTests.Action.nothing"])
  }

  @Test func printChangesPrintsNothingWithoutAPrinter() {
    send(.bump(by: 1), printer: nil)
    #expect(lines.value == [])
  }
}
#endif
