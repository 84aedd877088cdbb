#if DEBUG
import ComposableArchitecture
import ViewCore
import ViewTesting

@testable import Inspector

/// Recorded stores, and the page that shows them.
@MainActor
struct Inspected {
  let stores = InspectedStores()

  func makeStore(_ state: Album.State = Album.State()) -> StoreOf<Album> {
    stores.recordingNewStores { Store(initialState: state) { Album() } }
  }

  func makePage(_ prepare: @escaping (inout DependencyValues) -> Void = { _ in }) -> ViewHarness {
    let stores = stores
    let screen = ScreenRecording(of: stores)
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = .regular
    return ViewHarness(environment: environment) {
      InspectorWindow(
        stores: stores,
        screen: screen,
        store: Store(initialState: InspectorFeature.State()) {
          InspectorFeature()
        } withDependencies: {
          $0.inspectedFiles = .of { stores }
          $0.inspectedAnswers = .of { stores }
          $0.inspectedStores = .of { stores }
          prepare(&$0)
        }
      )
    }
  }
}

extension ElementQuery {
  /// The row of an action by the action's name.
  static func row(_ name: String) -> Self {
    .row.containing(.text(name))
  }
}

/// A feature with a sheet, an alert, elements, and a shared value.
@Reducer
struct Album {
  @ObservableState
  struct State: Equatable {
    var count = 0
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var form: Form.State?
    var photos: IdentifiedArrayOf<Photo.State> = []
    @Shared(.inMemory("album")) var sharedCount = 0
  }
  enum Action {
    case alert(PresentationAction<Alert>)
    case alertButtonTapped
    case counted
    case form(PresentationAction<Form.Action>)
    case formButtonTapped
    case formEnded
    case photos(IdentifiedActionOf<Photo>)
    case photosRemoved
    case sharedCounted

    enum Alert {
      case confirmed
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counted: state.count += 1
      case .alertButtonTapped:
        state.alert = AlertState {
          TextState("Wait?")
        } actions: {
          ButtonState(action: .confirmed) { TextState("Wait") }
        }
      case .alert(.presented(.confirmed)), .form(.presented(.waitedAround)),
        .photos(.element(id: _, action: .waitedAround)):
        // It belongs to the album, and so it does not end with the sheet.
        return .run { _ in try await Task.never() }
      case .formButtonTapped: state.form = Form.State()
      case .formEnded: state.form = nil
      case .photosRemoved: state.photos = []
      case .sharedCounted: state.$sharedCount.withLock { $0 += 1 }
      case .alert, .form, .photos: break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$form, action: \.form) { Form() }
    .forEach(\.photos, action: \.photos) { Photo() }
  }

  @Reducer
  struct Form {
    @ObservableState
    struct State: Equatable {
      var title = ""
    }
    enum Action {
      case titleChanged(String)
      case waitedAround
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .titleChanged(let title) = action { state.title = title }
        return .none
      }
    }
  }

  @Reducer
  struct Photo {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var title = ""
    }
    enum Action {
      case titleChanged(String)
      case waitedAround
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .titleChanged(let title) = action { state.title = title }
        return .none
      }
    }
  }
}
#endif
