import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let destinations = CaseStudy(
    "N18",
    "One enum for many destinations",
    "One at a time, by its type."
  ) {
    HotelView()
  }
}

private struct Room: Reducer {
  struct State: Equatable { var nights = 1 }
  enum Action: Equatable { case nightButtonTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.nights += 1
      return .none
    }
  }
}

private struct Hotel: Reducer {
  struct State: Equatable {
    @PresentationState var destination: Destination.State?
    var answer = "Nothing was asked yet."
  }

  enum Action: Equatable {
    case destination(PresentationAction<Destination.Action>)
    case open(Destination.State)
  }

  struct Destination: Reducer {
    enum State: Equatable {
      case alert(AlertState<Action.Alert>)
      case cover(Room.State)
      case dialog(ConfirmationDialogState<Action.Dialog>)
      case popover(Room.State)
      case screen(Room.State)
      case sheet(Room.State)
    }
    enum Action: Equatable {
      case alert(Alert)
      case cover(Room.Action)
      case dialog(Dialog)
      case popover(Room.Action)
      case screen(Room.Action)
      case sheet(Room.Action)

      enum Alert: Equatable, Sendable { case confirm }
      enum Dialog: Equatable, Sendable { case early, late }
    }

    var body: some ReducerOf<Self> {
      Scope(state: /State.cover, action: /Action.cover) { Room() }
      Scope(state: /State.popover, action: /Action.popover) { Room() }
      Scope(state: /State.screen, action: /Action.screen) { Room() }
      Scope(state: /State.sheet, action: /Action.sheet) { Room() }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.alert(.confirm))): state.answer = "Paid"
      case .destination(.presented(.dialog(.early))): state.answer = "Breakfast at 7"
      case .destination(.presented(.dialog(.late))): state.answer = "Breakfast at 10"
      case .destination: break
      case .open(let destination): state.destination = destination
      }
      return .none
    }
    .ifLet(\.$destination, action: /Action.destination) {
      Destination()
    }
  }
}

extension AlertState where Action == Hotel.Destination.Action.Alert {
  fileprivate static let pay = AlertState {
    TextState("Pay now?")
  } actions: {
    ButtonState(action: .confirm) { TextState("Pay") }
    ButtonState(role: .cancel) { TextState("Later") }
  }
}

extension ConfirmationDialogState where Action == Hotel.Destination.Action.Dialog {
  fileprivate static let breakfast = ConfirmationDialogState {
    TextState("Breakfast")
  } actions: {
    ButtonState(action: .early) { TextState("Early") }
    ButtonState(action: .late) { TextState("Late") }
  }
}

private struct HotelView: View {
  @State private var store = Store(initialState: Hotel.State()) { Hotel() }

  var body: some View {
    let destination = store.scope(state: \.$destination, action: { .destination($0) })
    Form {
      Button("Sheet") { store.send(.open(.sheet(Room.State()))) }
      Button("Popover") { store.send(.open(.popover(Room.State()))) }
        .popover(
          store: destination,
          state: /Hotel.Destination.State.popover,
          action: Hotel.Destination.Action.popover
        ) { RoomView(store: $0) }
      Button("Screen above") { store.send(.open(.screen(Room.State()))) }
      Button("Full screen cover") { store.send(.open(.cover(Room.State()))) }
      Button("Alert") { store.send(.open(.alert(.pay))) }
      Button("Confirmation dialog") { store.send(.open(.dialog(.breakfast))) }
      WithViewStore(store, observe: \.answer) { Text($0.state) }
    }
    .sheet(
      store: destination,
      state: /Hotel.Destination.State.sheet,
      action: Hotel.Destination.Action.sheet
    ) { RoomView(store: $0) }
    .fullScreenCover(
      store: destination,
      state: /Hotel.Destination.State.cover,
      action: Hotel.Destination.Action.cover
    ) { RoomView(store: $0) }
    .navigationDestination(
      store: destination,
      state: /Hotel.Destination.State.screen,
      action: Hotel.Destination.Action.screen
    ) { RoomView(store: $0) }
    .alert(
      store: destination,
      state: /Hotel.Destination.State.alert,
      action: Hotel.Destination.Action.alert
    )
    .confirmationDialog(
      store: destination,
      state: /Hotel.Destination.State.dialog,
      action: Hotel.Destination.Action.dialog
    )
  }
}

private struct RoomView: View {
  @Environment(\.dismiss) private var dismiss
  let store: StoreOf<Room>

  var body: some View {
    WithViewStore(store, observe: \.nights) { viewStore in
      VStack {
        Text(viewStore.state.counted("night"))
        Button("One more night") { viewStore.send(.nightButtonTapped) }
        Button("Close") { dismiss() }
      }
      .padding()
    }
  }
}
