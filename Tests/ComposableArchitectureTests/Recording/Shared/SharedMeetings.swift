import ComposableArchitecture
import Foundation

/// A feature whose reducer and effects change shared values.
@Reducer
struct SharedMeetings {
  @ObservableState
  struct State: Equatable {
    @Presents var editor: Editor.State?
    @Shared(.inMemory("meetings")) var meetings: IdentifiedArrayOf<SharedMeeting> = []
    @Shared(.inMemory("theme")) var theme = "orange"
  }

  enum Action: Equatable {
    case addButtonTapped
    case editButtonTapped
    case editor(PresentationAction<Editor.Action>)
    case loadButtonTapped
    case loaded
    case renamed(UUID, String)
    case themeButtonTapped
  }

  /// Whether the reducer makes a mistake.
  @TaskLocal static var isMistaken = false

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    let isMistaken = Self.isMistaken
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        let id = uuid()
        state.$meetings.withLock { _ = $0.append(SharedMeeting(id: id)) }
      case .editButtonTapped:
        state.editor = Editor.State()
      case .loadButtonTapped:
        return .run { [meetings = state.$meetings] send in
          meetings.withLock { _ = $0.append(SharedMeeting(id: UUID(100), title: "Loaded")) }
          await send(.loaded)
        }
      case .renamed(let id, let title):
        state.$meetings.withLock { $0[id: id]?.title = isMistaken ? "Mistake" : title }
      case .themeButtonTapped:
        state.$theme.withLock { $0 += "!" }
      case .editor, .loaded: break
      }
      return .none
    }
    .ifLet(\.$editor, action: \.editor) { Editor() }
  }

  @Reducer
  struct Editor {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("draft")) var draft = ""
    }
    enum Action: Equatable {
      case typed(String)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .typed(let text): state.$draft.withLock { $0 = text }
        }
        return .none
      }
    }
  }
}

struct SharedMeeting: Equatable, Identifiable, Sendable {
  let id: UUID
  var title = ""
}
