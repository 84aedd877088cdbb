#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation

/// Exports a recording, imports one, and handles its actions once more.
@Reducer
struct RecordingFiles {
  @ObservableState
  struct State: Equatable {
    /// The file that is given to the user.
    var document: RecordingDocument?
    var isImporting = false
    /// The result of the last thing that was done, in words.
    var notice: String?
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case exportButtonTapped(store: Int)
    case exported(RecordingDocument)
    case exportEnded
    case failed(String)
    case fileChosen(URL, store: Int)
    case importButtonTapped
    case imported
    case replayButtonTapped(store: Int)
    case replayed(String)
  }

  /// The bytes of the largest file that is read.
  static let limit = 256 << 20

  @Dependency(\.inspectedFiles) var inspectedFiles

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .exportButtonTapped(let store):
        state.notice = nil
        return attempt {
          .exported(RecordingDocument(data: try await inspectedFiles.export(store)))
        }

      case .exported(let document):
        state.document = document
        return .none

      case .exportEnded:
        state.document = nil
        return .none

      case .failed(let text), .replayed(let text):
        state.notice = text
        return .none

      case .fileChosen(let url, let store):
        return attempt {
          try await inspectedFiles.import(store, Self.read(url))
          return .imported
        }

      case .importButtonTapped:
        state.isImporting = true
        state.notice = nil
        return .none

      case .imported:
        state.notice = "Imported the recording. Choose it among the stores."
        return .none

      case .replayButtonTapped(let store):
        state.notice = nil
        return attempt { .replayed(try await inspectedFiles.replay(store)) }
      }
    }
  }

  /// Sends the result of an operation, or the text of its error.
  private func attempt(
    _ operation: @escaping @Sendable () async throws -> Action
  ) -> Effect<Action> {
    .run { send in
      await send(try await operation())
    } catch: { error, send in
      await send(.failed("\(error)"))
    }
  }

  private static func read(_ url: URL) throws -> Data {
    let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    guard size <= limit else { throw TooLarge() }
    return try Data(contentsOf: url)
  }

  private struct TooLarge: Error, CustomStringConvertible {
    var description: String { "The file is larger than 256 MB." }
  }
}
#endif
