import ComposableArchitecture

/// One of twenty features.
@Reducer
enum WideEnum {
  case one(ChildFeature)
  case two(ChildFeature)
  case three(ChildFeature)
  case four(ChildFeature)
  case five(ChildFeature)
  case six(ChildFeature)
  case seven(ChildFeature)
  case eight(ChildFeature)
  case nine(ChildFeature)
  case ten(ChildFeature)
  case eleven(ChildFeature)
  case twelve(ChildFeature)
  case thirteen(ChildFeature)
  case fourteen(ChildFeature)
  case fifteen(ChildFeature)
  case sixteen(ChildFeature)
  case seventeen(ChildFeature)
  case eighteen(ChildFeature)
  case nineteen(ChildFeature)
  case twenty(ChildFeature)
}

extension WideEnum.State: Equatable {}

/// A feature that presents one of the twenty.
@Reducer
struct WideDestination {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: WideEnum.State?
    var path = StackState<WideEnum.State>()
  }

  enum Action {
    case destination(PresentationAction<WideEnum.Action>)
    case path(StackActionOf<WideEnum>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.path, action: \.path)
  }
}
