import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let deepLinks = CaseStudy("N22", "Deep links", "A state with a path opens exactly there.")
  {
    LinksView()
  }
}

private struct Folder: Reducer {
  struct State: Equatable {
    @PresentationState var note: Note.State?
    var name: String
  }
  enum Action: Equatable {
    case note(PresentationAction<Note.Action>)
    case noteButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .noteButtonTapped { state.note = Note.State() }
      return .none
    }
    .ifLet(\.$note, action: /Action.note) { Note() }
  }
}

private struct Note: Reducer {
  struct State: Equatable { @BindingState var text = "" }
  enum Action: BindableAction, Equatable { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}

private struct Folders: Reducer {
  struct State: Equatable { var path = StackState<Folder.State>() }
  enum Action: Equatable { case path(StackActionOf<Folder>) }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.path, action: /Action.path) { Folder() }
  }
}

private struct LinksView: View {
  @State private var isOpen = false
  @State private var store = Store(initialState: Folders.State()) { Folders() }

  var body: some View {
    Form {
      Button("The first folder") { open(Folder.State(name: "Letters")) }
      Button("The third folder, with its note") {
        open(
          Folder.State(name: "Letters"),
          Folder.State(name: "Old letters"),
          Folder.State(note: Note.State(text: "Dear Blob"), name: "The oldest letter")
        )
      }
    }
    .sheet(isPresented: $isOpen) {
      FoldersView(store: store)
    }
  }

  /// A link makes the state; the views follow.
  private func open(_ folders: Folder.State...) {
    store = Store(initialState: Folders.State(path: StackState(folders))) { Folders() }
    isOpen = true
  }
}

private struct FoldersView: View {
  let store: StoreOf<Folders>

  var body: some View {
    NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
      List {
        NavigationLink("Letters", state: Folder.State(name: "Letters"))
      }
      .navigationTitle("Folders")
    } destination: { store in
      FolderView(store: store)
    }
  }
}

private struct FolderView: View {
  let store: StoreOf<Folder>

  var body: some View {
    WithViewStore(store, observe: \.name) { viewStore in
      Form {
        Button("Write a note") { viewStore.send(.noteButtonTapped) }
      }
      .navigationTitle(viewStore.state)
    }
    .sheet(store: store.scope(state: \.$note, action: { .note($0) })) { store in
      WithViewStore(store, observe: { $0 }) { viewStore in
        Form { TextField("Note", text: viewStore.$text) }
      }
    }
  }
}
