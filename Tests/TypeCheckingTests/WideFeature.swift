import ComposableArchitecture

/// A feature of twenty children and sixty actions, about as wide as they get.
///
/// Its body is one expression, which the compiler has to check at once. The manifest gives it less effort
/// for that than it gives to other code: what makes the chain harder to check fails to build.
@Reducer
struct WideFeature {
  @ObservableState
  struct State: Equatable {
    @Presents var one: ChildFeature.State?
    @Presents var two: ChildFeature.State?
    @Presents var three: ChildFeature.State?
    @Presents var four: ChildFeature.State?
    @Presents var five: ChildFeature.State?
    @Presents var six: ChildFeature.State?
    @Presents var seven: ChildFeature.State?
    @Presents var eight: ChildFeature.State?
    @Presents var nine: ChildFeature.State?
    @Presents var ten: ChildFeature.State?
    var eleven: ChildFeature.State?
    var twelve: ChildFeature.State?
    var thirteen: ChildFeature.State?
    var fourteen: ChildFeature.State?
    var fifteen: ChildFeature.State?
    var sixteen: ChildFeature.State?
    var seventeen: ChildFeature.State?
    var eighteen: ChildFeature.State?
    var nineteen: ChildFeature.State?
    var twenty: ChildFeature.State?
    var taps = 0
  }

  enum Action: Equatable {
    case one(PresentationAction<ChildFeature.Action>)
    case two(PresentationAction<ChildFeature.Action>)
    case three(PresentationAction<ChildFeature.Action>)
    case four(PresentationAction<ChildFeature.Action>)
    case five(PresentationAction<ChildFeature.Action>)
    case six(PresentationAction<ChildFeature.Action>)
    case seven(PresentationAction<ChildFeature.Action>)
    case eight(PresentationAction<ChildFeature.Action>)
    case nine(PresentationAction<ChildFeature.Action>)
    case ten(PresentationAction<ChildFeature.Action>)
    case eleven(ChildFeature.Action)
    case twelve(ChildFeature.Action)
    case thirteen(ChildFeature.Action)
    case fourteen(ChildFeature.Action)
    case fifteen(ChildFeature.Action)
    case sixteen(ChildFeature.Action)
    case seventeen(ChildFeature.Action)
    case eighteen(ChildFeature.Action)
    case nineteen(ChildFeature.Action)
    case twenty(ChildFeature.Action)
    case oneTapped
    case twoTapped
    case threeTapped
    case fourTapped
    case fiveTapped
    case sixTapped
    case sevenTapped
    case eightTapped
    case nineTapped
    case tenTapped
    case elevenTapped
    case twelveTapped
    case thirteenTapped
    case fourteenTapped
    case fifteenTapped
    case sixteenTapped
    case seventeenTapped
    case eighteenTapped
    case nineteenTapped
    case twentyTapped
    case oneResponse(Int)
    case twoResponse(Int)
    case threeResponse(Int)
    case fourResponse(Int)
    case fiveResponse(Int)
    case sixResponse(Int)
    case sevenResponse(Int)
    case eightResponse(Int)
    case nineResponse(Int)
    case tenResponse(Int)
    case elevenResponse(Int)
    case twelveResponse(Int)
    case thirteenResponse(Int)
    case fourteenResponse(Int)
    case fifteenResponse(Int)
    case sixteenResponse(Int)
    case seventeenResponse(Int)
    case eighteenResponse(Int)
    case nineteenResponse(Int)
    case twentyResponse(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .oneTapped: show(&state.one)
      case .twoTapped: show(&state.two)
      case .threeTapped: show(&state.three)
      case .fourTapped: show(&state.four)
      case .fiveTapped: show(&state.five)
      case .sixTapped: show(&state.six)
      case .sevenTapped: show(&state.seven)
      case .eightTapped: show(&state.eight)
      case .nineTapped: show(&state.nine)
      case .tenTapped: show(&state.ten)
      case .elevenTapped: show(&state.eleven)
      case .twelveTapped: show(&state.twelve)
      case .thirteenTapped: show(&state.thirteen)
      case .fourteenTapped: show(&state.fourteen)
      case .fifteenTapped: show(&state.fifteen)
      case .sixteenTapped: show(&state.sixteen)
      case .seventeenTapped: show(&state.seventeen)
      case .eighteenTapped: show(&state.eighteen)
      case .nineteenTapped: show(&state.nineteen)
      case .twentyTapped: show(&state.twenty)
      case .one, .two, .three, .four, .five, .six, .seven, .eight, .nine, .ten, .eleven, .twelve,
        .thirteen, .fourteen, .fifteen, .sixteen, .seventeen, .eighteen, .nineteen, .twenty:
        return .none
      case .oneResponse(let taps): state.taps += taps
      case .twoResponse(let taps): state.taps += taps
      case .threeResponse(let taps): state.taps += taps
      case .fourResponse(let taps): state.taps += taps
      case .fiveResponse(let taps): state.taps += taps
      case .sixResponse(let taps): state.taps += taps
      case .sevenResponse(let taps): state.taps += taps
      case .eightResponse(let taps): state.taps += taps
      case .nineResponse(let taps): state.taps += taps
      case .tenResponse(let taps): state.taps += taps
      case .elevenResponse(let taps): state.taps += taps
      case .twelveResponse(let taps): state.taps += taps
      case .thirteenResponse(let taps): state.taps += taps
      case .fourteenResponse(let taps): state.taps += taps
      case .fifteenResponse(let taps): state.taps += taps
      case .sixteenResponse(let taps): state.taps += taps
      case .seventeenResponse(let taps): state.taps += taps
      case .eighteenResponse(let taps): state.taps += taps
      case .nineteenResponse(let taps): state.taps += taps
      case .twentyResponse(let taps): state.taps += taps
      }
      return .none
    }
    .ifLet(\.$one, action: \.one) {
      ChildFeature()
    }
    .ifLet(\.$two, action: \.two) {
      ChildFeature()
    }
    .ifLet(\.$three, action: \.three) {
      ChildFeature()
    }
    .ifLet(\.$four, action: \.four) {
      ChildFeature()
    }
    .ifLet(\.$five, action: \.five) {
      ChildFeature()
    }
    .ifLet(\.$six, action: \.six) {
      ChildFeature()
    }
    .ifLet(\.$seven, action: \.seven) {
      ChildFeature()
    }
    .ifLet(\.$eight, action: \.eight) {
      ChildFeature()
    }
    .ifLet(\.$nine, action: \.nine) {
      ChildFeature()
    }
    .ifLet(\.$ten, action: \.ten) {
      ChildFeature()
    }
    .ifLet(\.eleven, action: \.eleven) {
      ChildFeature()
    }
    .ifLet(\.twelve, action: \.twelve) {
      ChildFeature()
    }
    .ifLet(\.thirteen, action: \.thirteen) {
      ChildFeature()
    }
    .ifLet(\.fourteen, action: \.fourteen) {
      ChildFeature()
    }
    .ifLet(\.fifteen, action: \.fifteen) {
      ChildFeature()
    }
    .ifLet(\.sixteen, action: \.sixteen) {
      ChildFeature()
    }
    .ifLet(\.seventeen, action: \.seventeen) {
      ChildFeature()
    }
    .ifLet(\.eighteen, action: \.eighteen) {
      ChildFeature()
    }
    .ifLet(\.nineteen, action: \.nineteen) {
      ChildFeature()
    }
    .ifLet(\.twenty, action: \.twenty) {
      ChildFeature()
    }
  }

  private func show(_ child: inout ChildFeature.State?) {
    child = ChildFeature.State()
  }
}
