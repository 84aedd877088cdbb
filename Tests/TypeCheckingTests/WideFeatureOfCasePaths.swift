import ComposableArchitecture

/// A feature of twenty children in the style before the macros.
struct WideFeatureOfCasePaths: Reducer {
  struct State: Equatable {
    @PresentationState var one: ChildFeature.State?
    @PresentationState var two: ChildFeature.State?
    @PresentationState var three: ChildFeature.State?
    @PresentationState var four: ChildFeature.State?
    @PresentationState var five: ChildFeature.State?
    var six: ChildFeature.State?
    var seven: ChildFeature.State?
    var eight: ChildFeature.State?
    var nine: ChildFeature.State?
    var ten: ChildFeature.State?
    var eleven: IdentifiedArrayOf<ElementFeature.State> = []
    var twelve: IdentifiedArrayOf<ElementFeature.State> = []
    var thirteen: IdentifiedArrayOf<ElementFeature.State> = []
    var fourteen: IdentifiedArrayOf<ElementFeature.State> = []
    var fifteen: IdentifiedArrayOf<ElementFeature.State> = []
    @PresentationState var sixteen: AlertState<Choice>?
    @PresentationState var seventeen: AlertState<Choice>?
    @PresentationState var eighteen: ConfirmationDialogState<Choice>?
    var nineteen = StackState<ChildFeature.State>()
    var twenty = StackState<ChildFeature.State>()
  }

  enum Choice: Equatable {
    case delete
  }

  enum Action: Equatable {
    case one(PresentationAction<ChildFeature.Action>)
    case two(PresentationAction<ChildFeature.Action>)
    case three(PresentationAction<ChildFeature.Action>)
    case four(PresentationAction<ChildFeature.Action>)
    case five(PresentationAction<ChildFeature.Action>)
    case six(ChildFeature.Action)
    case seven(ChildFeature.Action)
    case eight(ChildFeature.Action)
    case nine(ChildFeature.Action)
    case ten(ChildFeature.Action)
    case eleven(id: Int, action: ElementFeature.Action)
    case twelve(id: Int, action: ElementFeature.Action)
    case thirteen(id: Int, action: ElementFeature.Action)
    case fourteen(id: Int, action: ElementFeature.Action)
    case fifteen(id: Int, action: ElementFeature.Action)
    case sixteen(PresentationAction<Choice>)
    case seventeen(PresentationAction<Choice>)
    case eighteen(PresentationAction<Choice>)
    case nineteen(StackActionOf<ChildFeature>)
    case twenty(StackActionOf<ChildFeature>)
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$one, action: /Action.one) { ChildFeature() }
      .ifLet(\.$two, action: /Action.two) { ChildFeature() }
      .ifLet(\.$three, action: /Action.three) { ChildFeature() }
      .ifLet(\.$four, action: /Action.four) { ChildFeature() }
      .ifLet(\.$five, action: /Action.five) { ChildFeature() }
      .ifLet(\.six, action: /Action.six) { ChildFeature() }
      .ifLet(\.seven, action: /Action.seven) { ChildFeature() }
      .ifLet(\.eight, action: /Action.eight) { ChildFeature() }
      .ifLet(\.nine, action: /Action.nine) { ChildFeature() }
      .ifLet(\.ten, action: /Action.ten) { ChildFeature() }
      .forEach(\.eleven, action: /Action.eleven) { ElementFeature() }
      .forEach(\.twelve, action: /Action.twelve) { ElementFeature() }
      .forEach(\.thirteen, action: /Action.thirteen) { ElementFeature() }
      .forEach(\.fourteen, action: /Action.fourteen) { ElementFeature() }
      .forEach(\.fifteen, action: /Action.fifteen) { ElementFeature() }
      .ifLet(\.$sixteen, action: /Action.sixteen)
      .ifLet(\.$seventeen, action: /Action.seventeen)
      .ifLet(\.$eighteen, action: /Action.eighteen)
      .forEach(\.nineteen, action: /Action.nineteen) { ChildFeature() }
      .forEach(\.twenty, action: /Action.twenty) { ChildFeature() }
  }
}

struct ElementFeature: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Action: Equatable {
    case tapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}
