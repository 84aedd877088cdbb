import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let stackViews = CaseStudy(
    "N21",
    "Stack views",
    "The screens of a stack by the cases of an enum."
  ) {
    MuseumView()
  }
}

private struct Painting: Reducer {
  struct State: Equatable { var likes = 0 }
  enum Action: Equatable { case likeButtonTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.likes += 1
      return .none
    }
  }
}

private struct Museum: Reducer {
  struct State: Equatable { var path = StackState<Path.State>() }
  enum Action: Equatable { case path(StackAction<Path.State, Path.Action>) }

  struct Path: Reducer {
    enum State: Equatable {
      case painting(Painting.State)
      case room(Int)
    }
    enum Action: Equatable { case painting(Painting.Action) }

    var body: some ReducerOf<Self> {
      Scope(state: /State.painting, action: /Action.painting) { Painting() }
    }
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.path, action: /Action.path) { Path() }
  }
}

private struct MuseumView: View {
  @State private var isOpen = false
  @State private var store = Store(initialState: Museum.State()) { Museum() }

  var body: some View {
    Form {
      Button("Enter the museum") { isOpen = true }
      WithViewStore(store, observe: \.path.count) { viewStore in
        Text("\(viewStore.state.counted("screen")) above the entrance")
      }
    }
    .sheet(isPresented: $isOpen) {
      NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
        List {
          NavigationLink("Room 1", state: Museum.Path.State.room(1))
          NavigationLink("Room 2", state: Museum.Path.State.room(2))
        }
        .navigationTitle("Museum")
      } destination: { state in
        switch state {
        case .painting:
          CaseLet(
            /Museum.Path.State.painting,
            action: Museum.Path.Action.painting,
            then: PaintingView.init(store:)
          )
        case .room(let number):
          List {
            NavigationLink("A painting", state: Museum.Path.State.painting(Painting.State()))
          }
          .navigationTitle("Room \(number)")
        }
      }
    }
  }
}

private struct PaintingView: View {
  let store: StoreOf<Painting>

  var body: some View {
    WithViewStore(store, observe: \.likes) { viewStore in
      Form {
        Button("Like it (\(viewStore.state))") { viewStore.send(.likeButtonTapped) }
      }
      .navigationTitle("Painting")
    }
  }
}
