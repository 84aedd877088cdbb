#if !canImport(Darwin)
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

@MainActor
struct AlertStoreTests {
  private struct Feature: Reducer {
    struct State: Equatable {
      @PresentationState var alert: AlertState<Choice>?
      @PresentationState var dialog: ConfirmationDialogState<Choice>?
      @PresentationState var destination: Destination.State?
      var log: [String] = []
    }
    enum Choice: Equatable {
      case delete
    }
    enum Action: Equatable {
      case alert(PresentationAction<Choice>)
      case destination(PresentationAction<Destination.Action>)
      case dialog(PresentationAction<Choice>)
    }
    struct Destination: Reducer {
      enum State: Equatable {
        case alert(AlertState<Choice>)
        case dialog(ConfirmationDialogState<Choice>)
      }
      enum Action: Equatable {
        case alert(Choice)
        case dialog(Choice)
      }
      var body: some ReducerOf<Self> {
        EmptyReducer()
      }
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .alert(.presented(.delete)), .dialog(.presented(.delete)),
          .destination(.presented(.alert(.delete))), .destination(.presented(.dialog(.delete))):
          state.log.append("delete")
        case .alert(.dismiss), .dialog(.dismiss), .destination(.dismiss):
          state.log.append("dismiss")
        }
        return .none
      }
      .ifLet(\.$alert, action: /Action.alert)
      .ifLet(\.$dialog, action: /Action.dialog)
      .ifLet(\.$destination, action: /Action.destination) { Destination() }
    }
  }

  private static let alert = AlertState<Feature.Choice> {
    TextState("Delete?")
  } actions: {
    ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
    ButtonState(role: .cancel) { TextState("Keep") }
  } message: {
    TextState("For ever.")
  }

  private static let dialog = ConfirmationDialogState<Feature.Choice>(titleVisibility: .visible) {
    TextState("Delete?")
  } actions: {
    ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
    ButtonState(role: .cancel) { TextState("Keep") }
  } message: {
    TextState("For ever.")
  }

  private struct Screen: View {
    let store: StoreOf<Feature>

    var body: some View {
      Text("Root")
        .alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
        .confirmationDialog(store: store.scope(state: \.$dialog, action: { .dialog($0) }))
        .alert(
          store: store.scope(state: \.$destination, action: { .destination($0) }),
          state: /Feature.Destination.State.alert,
          action: Feature.Destination.Action.alert
        )
        .confirmationDialog(
          store: store.scope(state: \.$destination, action: { .destination($0) }),
          state: /Feature.Destination.State.dialog,
          action: Feature.Destination.Action.dialog
        )
    }
  }

  private static let states = [
    Feature.State(alert: alert), Feature.State(dialog: dialog),
    Feature.State(destination: .alert(alert)), Feature.State(destination: .dialog(dialog)),
  ]

  /// Leaves an alert in a way, and returns what the feature has logged.
  private func log(
    at index: Int,
    afterLeavingBy leave: (ViewHarness) throws -> Void
  ) throws -> [String] {
    let store = Store(initialState: Self.states[index]) { Feature() }
    let view = ViewHarness { Screen(store: store) }
    #expect(view.contains(.heading("Delete?")))
    #expect(view.contains(.text("For ever.")))
    try leave(view)
    #expect(view.text == ["Root"])
    let state = store.withState { $0 }
    #expect(state == Feature.State(log: state.log))
    return state.log
  }

  @Test(arguments: 0..<4)
  func aButtonSendsItsActionAndClosesIt(_ index: Int) throws {
    #expect(try log(at: index) { try $0.tap(.button("Delete")) } == ["delete"])
  }

  @Test(arguments: 0..<4)
  func aButtonWithoutActionDismisses(_ index: Int) throws {
    #expect(try log(at: index) { try $0.tap(.button("Keep")) } == ["dismiss"])
  }

  @Test(arguments: 0..<4)
  func userDismissesAnAlert(_ index: Int) throws {
    #expect(try log(at: index) { try $0.goBack() } == ["dismiss"])
  }

  @Test func textsKeepTheirLook() {
    let view = ViewHarness {
      Text(TextState("Delete ") + TextState("everything").bold().underline(pattern: .dash))
    }
    #expect(
      view.outline.contains(
        """
        <span style="font-weight:700;text-decoration:underline;text-decoration-style:dashed"> \
        "everything"
        """
      )
    )
    #expect(view.text == ["Delete ", "everything"])
  }
}
#endif
