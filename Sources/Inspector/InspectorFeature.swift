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
    case showPresentButtonTapped
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

  private enum CancelID {
    case play
    case show
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
    Reduce { state, action in
      switch action {
      case .actionTapped(let number):
        state.selection = number
        state.notice = nil
        state.copying.notice = nil
        return .merge(stop(&state), showInApp(state))

      case .binding(\.window):
        state.storeID = nil
        return .none

      case .binding(\.storeID), .shownStoreChanged:
        state.pausedAfter = nil
        state.selection = nil
        state.openValues = []
        state.chosenValue = nil
        state.notice = nil
        state.copying = TestCopying.State()
        state.sending = ActionSending.State()
        state.unwritableAnswers = UnwritableAnswers.State()
        state.feature = nil
        state.pinnedActions = []
        state.pinnedValues = []
        state.comparedAction = nil
        state.leftOutAction = nil
        let effects = Effect<Action>.merge(stop(&state), showPresent(&state))
        if let next = state.nextAction, next.store == state.storeID {
          state.selection = next.number
        }
        state.nextAction = nil
        return effects

      case .binding(\.selection):
        return .merge(stop(&state), state.selection == nil ? showPresent(&state) : .none)

      case .binding(\.isHighlighting):
        return .run { [isOn = state.isHighlighting] _ in await inspectedScreen.setHighlighting(isOn)
        }

      case .sending(.sendButtonTapped(_, let number)):
        state.rewoundStore = nil
        state.notice = "Action \(number) was sent with the values below."
        return .none

      case .picking(.actionTapped(let number, let store)):
        state.detail = .changes
        guard let store else { return .send(.actionTapped(number)) }
        state.storeID = store
        state.nextAction = State.NextAction(store: store, number: number)
        // The window that is shown may be another one than that of the element.
        if state.window != nil { state.window = state.picking.element?.window }
        return .none

      case .picking(.ended(.picked(let element), let shownStore)):
        state.detail = .element
        if !element.stores.contains(where: { $0 == shownStore }), let store = element.stores.last {
          state.storeID = store
        }
        return .none

      case .files(.exportButtonTapped(let store)):
        return .send(.unwritableAnswers(.exportButtonTapped(store: store)))

      case .binding, .copying, .files, .picking, .sending, .unwritableAnswers:
        return .none

      case .clearButtonTapped(let store):
        state.pausedAfter = nil
        state.selection = nil
        state.copying = TestCopying.State()
        state.sending = ActionSending.State()
        state.pinnedActions = []
        state.comparedAction = nil
        state.leftOutAction = nil
        return .merge(
          stop(&state),
          showPresent(&state),
          .run { _ in await inspectedStores.clear(store) }
        )

      case .compareButtonTapped(let number):
        state.comparedAction = number
        state.leftOutAction = nil
        state.detail = .changes
        return showInApp(state)

      case .continueButtonTapped:
        state.pausedAfter = nil
        return .none

      case .goBackButtonTapped(let store, let number):
        state.rewoundStore = nil
        return .run { send in
          guard let notice = await inspectedStores.goBack(store, number) else { return }
          await send(.wentBack(notice: notice))
        }

      case .leaveOutButtonTapped(let number):
        state.leftOutAction = number
        state.comparedAction = nil
        state.detail = .changes
        return showInApp(state)

      case .pauseButtonTapped(let last):
        state.pausedAfter = last
        return .none

      case .pinActionButtonTapped(let number):
        toggle(number, in: &state.pinnedActions)
        return .none

      case .pinValueButtonTapped(let path):
        toggle(path, in: &state.pinnedValues)
        return .none

      case .playButtonTapped(let store):
        guard let selection = state.selection else { return .none }
        state.isPlaying = true
        let last = state.pausedAfter ?? .max
        return play(store, after: selection, upTo: last, every: state.speed.interval)

      case .played(let number):
        state.selection = number
        return showInApp(state)

      case .playEnded:
        state.isPlaying = false
        return .none

      case .showChangesButtonTapped(let update):
        return .run { _ in await inspectedScreen.highlight(update) }

      case .showInAppButtonTapped(let store):
        state.rewoundStore = store
        return showInApp(state)

      case .showPresentButtonTapped:
        return showPresent(&state)

      case .sendAgainButtonTapped(let store, let number):
        state.rewoundStore = nil
        state.notice = "Action \(number) was sent again."
        return .run { _ in await inspectedStores.send(store, number, [:]) }

      case .stopButtonTapped:
        return stop(&state)

      case .stopComparingButtonTapped:
        state.comparedAction = nil
        return .none

      case .stopLeavingOutButtonTapped:
        state.leftOutAction = nil
        return showInApp(state)

      case .valueTapped(let path):
        state.chosenValue = path
        if state.openValues.remove(path) == nil { state.openValues.insert(path) }
        return .none

      case .wentBack(let notice):
        state.notice = notice
        return .none
      }
    }
  }

  /// Chooses one action after the other up to the last one that is shown.
  private func play(
    _ store: Int,
    after number: Int,
    upTo last: Int,
    every interval: Duration
  ) -> Effect<Action> {
    .run { send in
      var number = number
      while let next = await inspectedStores.nextAction(store, number), next <= last {
        try await clock.sleep(for: interval)
        await send(.played(next))
        number = next
      }
      await send(.playEnded)
    }
    .cancellable(id: CancelID.play, cancelInFlight: true)
  }

  /// Lets the app show the state after the chosen action, if the user wants that.
  private func showInApp(_ state: State) -> Effect<Action> {
    guard let store = state.rewoundStore, let number = state.selection else { return .none }
    let moment = ShownMoment(
      store: store,
      number: number,
      leftOut: state.leftOutAction,
      window: state.window
    )
    return .run { _ in await inspectedStores.show(moment) }
      .cancellable(id: CancelID.show, cancelInFlight: true)
  }

  private func showPresent(_ state: inout State) -> Effect<Action> {
    guard let store = state.rewoundStore else { return .none }
    state.rewoundStore = nil
    return .run { _ in await inspectedStores.showPresent(store) }
      .cancellable(id: CancelID.show, cancelInFlight: true)
  }

  private func stop(_ state: inout State) -> Effect<Action> {
    guard state.isPlaying else { return .none }
    state.isPlaying = false
    return .cancel(id: CancelID.play)
  }

  private func toggle<Value: Equatable>(_ value: Value, in values: inout [Value]) {
    if let index = values.firstIndex(of: value) {
      values.remove(at: index)
    } else {
      values.append(value)
    }
  }
}
#endif
