import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let printChanges = CaseStudy("N26", "Debugging", "Each action, and what it changed.") {
    ThermostatView()
  }
}

private struct Thermostat: Reducer {
  struct State: Equatable {
    var degrees = 20
    var isHeating = false
  }

  enum Action: Equatable { case colderButtonTapped, nothingButtonTapped, warmerButtonTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .colderButtonTapped: state.degrees -= 1
      case .nothingButtonTapped: break
      case .warmerButtonTapped: state.degrees += 1
      }
      state.isHeating = state.degrees > 20
      return .none
    }
  }
}

/// The printed lines, for the screen.
@MainActor
@Observable
private final class Printout {
  var text = "Nothing happened yet."

  /// As `_printChanges()` prints it to the terminal, but here.
  nonisolated func printer<State, Action>() -> _ReducerPrinter<State, Action> {
    _ReducerPrinter { action, old, new in
      let text = "received action: \(action)\n\(diff(old, new) ?? "(No state changes)")"
      Task { @MainActor in self.text = text }
    }
  }
}

private struct ThermostatView: View {
  @State private var printout: Printout
  @State private var store: StoreOf<Thermostat>

  init() {
    let printout = Printout()
    self.printout = printout
    store = Store(initialState: Thermostat.State()) {
      Thermostat()
        ._printChanges()
        ._printChanges(printout.printer())
    }
  }

  var body: some View {
    Form {
      Section {
        Button("Warmer") { store.send(.warmerButtonTapped) }
        Button("Colder") { store.send(.colderButtonTapped) }
        Button("Nothing") { store.send(.nothingButtonTapped) }
      }
      Section("In the terminal, too") {
        Text(printout.text).font(.caption.monospaced())
      }
    }
  }
}
