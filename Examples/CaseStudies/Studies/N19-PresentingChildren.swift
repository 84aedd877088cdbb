import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let presentingChildren = CaseStudy(
    "N19",
    "Presenting a child",
    "Each child by a modifier of its own."
  ) {
    LibraryView()
  }
}

private struct Book: Reducer {
  struct State: Equatable { var page = 1 }
  enum Action: Equatable { case turnButtonTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.page += 1
      return .none
    }
  }
}

private struct Library: Reducer {
  struct State: Equatable {
    @PresentationState var covered: Book.State?
    @PresentationState var lent: Book.State?
    @PresentationState var read: Book.State?
  }

  enum Action: Equatable {
    case coverButtonTapped
    case covered(PresentationAction<Book.Action>)
    case lendButtonTapped
    case lent(PresentationAction<Book.Action>)
    case read(PresentationAction<Book.Action>)
    case readButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .coverButtonTapped: state.covered = Book.State()
      case .lendButtonTapped: state.lent = Book.State()
      case .readButtonTapped: state.read = Book.State()
      case .covered, .lent, .read: break
      }
      return .none
    }
    .ifLet(\.$covered, action: /Action.covered) { Book() }
    .ifLet(\.$lent, action: /Action.lent) { Book() }
    .ifLet(\.$read, action: /Action.read) { Book() }
  }
}

private struct LibraryView: View {
  @State private var store = Store(initialState: Library.State()) { Library() }

  var body: some View {
    Form {
      Button("Read on a screen above") { store.send(.readButtonTapped) }
      Button("Lend in a sheet") { store.send(.lendButtonTapped) }
      Button("Cover everything") { store.send(.coverButtonTapped) }
    }
    .navigationDestination(store: store.scope(state: \.$read, action: { .read($0) })) { store in
      BookView(store: store)
        .navigationTitle("Reading")
    }
    .sheet(store: store.scope(state: \.$lent, action: { .lent($0) })) { store in
      BookView(store: store)
    }
    .fullScreenCover(store: store.scope(state: \.$covered, action: { .covered($0) })) { store in
      BookView(store: store)
    }
  }
}

private struct BookView: View {
  @Environment(\.dismiss) private var dismiss
  let store: StoreOf<Book>

  var body: some View {
    WithViewStore(store, observe: \.page) { viewStore in
      Form {
        Text("Page \(viewStore.state)")
        Button("Turn the page") { viewStore.send(.turnButtonTapped) }
        Button("Put it back") { dismiss() }
      }
    }
  }
}
