#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

/// The choices that a user of the inspector makes.
@Reducer
struct InspectorFeature {
  @ObservableState
  struct State: Equatable {
    /// The window whose stores and updates are shown, or nil for all.
    var window: Int?
    /// The store that is shown, or nil for the newest.
    var storeID: Int?
    /// The text that shown actions contain.
    var filter = ""
    /// The feature whose actions are shown, or nil for all.
    var feature: String?
    /// The actions that stay in view, in the order in which they were pinned.
    var pinnedActions: [Int] = []
    /// The values of the state that stay in view.
    var pinnedValues: [[String]] = []
    /// The content of the panel beside the chosen action.
    var panel = Panel.causes
    /// The last action that is shown, while the timeline is paused.
    var pausedAfter: Int?
    /// The action that is shown.
    var selection: Int?
    var detail = Detail.changes
    /// The text that shown values of the state contain.
    var stateFilter = ""
    /// The values of the state whose parts are shown.
    var openValues: Set<[String]> = []
    /// The value of the state whose last change is shown.
    var chosenValue: [String]?
    /// The action with whose state that of the chosen action is compared.
    var comparedAction: Int?
    /// The action without which states are shown.
    var leftOutAction: Int?
    /// Whether one action after the other is chosen.
    var isPlaying = false
    var speed = Speed.normal
    /// The store of the recording whose state after the chosen action the app shows, if it does.
    var rewoundStore: Int?
    /// Whether the elements that change flash on the page.
    var isHighlighting = false
    var copying = TestCopying.State()
    var files = RecordingFiles.State()
    var picking = ElementPicking.State()
    var sending = ActionSending.State()
    var unwritableAnswers = UnwritableAnswers.State()
    /// An action of another store.
    struct NextAction: Equatable {
      let store: Int
      let number: Int
    }

    /// The action that is chosen as soon as the next store is shown.
    var nextAction: NextAction?
    /// A line for the user about the last thing that the inspector has done.
    var notice: String?

    /// Whether only some actions are shown.
    var isFiltering: Bool { !filter.isEmpty || feature != nil }
  }

  enum Panel: Equatable, Hashable, Sendable {
    /// The actions as a tree: each one below the action that caused it.
    case causes
    /// The actions in the order of time, the newest first.
    case time
    /// The effects that run.
    case effects
  }

  enum Detail: String, CaseIterable, Equatable, Sendable {
    case changes = "Change"
    case action = "Action"
    case state = "State"
    /// The views that ran, and what changed on the page.
    case screen = "Screen"
    /// The views of the element that was chosen on the page.
    case element = "Element"
  }

  enum Speed: Int, CaseIterable, Equatable, Hashable, Sendable {
    case normal = 1
    case fast = 4
    case fastest = 16

    /// The time from one action to the next.
    var interval: Duration { .seconds(1) / rawValue }
  }

  enum Action: BindableAction, Equatable {
    case actionTapped(Int)
    case binding(BindingAction<State>)
    case clearButtonTapped(store: Int)
    case compareButtonTapped(Int)
    case continueButtonTapped
    case copying(TestCopying.Action)
    case files(RecordingFiles.Action)
    case goBackButtonTapped(store: Int, number: Int)
    case leaveOutButtonTapped(Int)
    /// The app shows no state of the recording: it is not possible, its store has ended, or another window has ended it.
    case noStateShown
    case pauseButtonTapped(after: Int)
    case picking(ElementPicking.Action)
    case pinActionButtonTapped(Int)
    case pinValueButtonTapped([String])
    case playButtonTapped(store: Int)
    case played(Int)
    case playEnded
    case sendAgainButtonTapped(store: Int, number: Int)
    case sending(ActionSending.Action)
    case showChangesButtonTapped(update: Int)
    case showInAppButtonTapped(store: Int)
    case showPresentButtonTapped(store: Int)
    /// Another store is the newest one, and so is shown.
    case shownStoreChanged
    case stopButtonTapped
    case stopComparingButtonTapped
    case stopLeavingOutButtonTapped
    case unwritableAnswers(UnwritableAnswers.Action)
    case valueTapped([String])
    /// The store has gone back to the state after an action.
    case wentBack(notice: String)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.inspectedScreen) var inspectedScreen
  @Dependency(\.inspectedStores) var inspectedStores

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.copying, action: \.copying) { TestCopying() }
    Scope(state: \.files, action: \.files) { RecordingFiles() }
    Scope(state: \.picking, action: \.picking) { ElementPicking() }
    Scope(state: \.sending, action: \.sending) { ActionSending() }
    Scope(state: \.unwritableAnswers, action: \.unwritableAnswers) { UnwritableAnswers() }
    choiceOfStore
    choiceOfAction
    choiceOfElement
    export
    playing
    comparison
    showing
    changesOfTheApp
    pins
    pause
    highlighting
    openValues
  }
}
#endif
