import ComposableArchitecture

/// A feature of ten collections and ten navigation stacks.
@Reducer
struct WideLists {
  @ObservableState
  struct State: Equatable {
    var one: IdentifiedArrayOf<ChildFeature.State> = []
    var two: IdentifiedArrayOf<ChildFeature.State> = []
    var three: IdentifiedArrayOf<ChildFeature.State> = []
    var four: IdentifiedArrayOf<ChildFeature.State> = []
    var five: IdentifiedArrayOf<ChildFeature.State> = []
    var six: IdentifiedArrayOf<ChildFeature.State> = []
    var seven: IdentifiedArrayOf<ChildFeature.State> = []
    var eight: IdentifiedArrayOf<ChildFeature.State> = []
    var nine: IdentifiedArrayOf<ChildFeature.State> = []
    var ten: IdentifiedArrayOf<ChildFeature.State> = []
    var eleven = StackState<ChildFeature.State>()
    var twelve = StackState<ChildFeature.State>()
    var thirteen = StackState<ChildFeature.State>()
    var fourteen = StackState<ChildFeature.State>()
    var fifteen = StackState<ChildFeature.State>()
    var sixteen = StackState<ChildFeature.State>()
    var seventeen = StackState<ChildFeature.State>()
    var eighteen = StackState<ChildFeature.State>()
    var nineteen = StackState<ChildFeature.State>()
    var twenty = StackState<ChildFeature.State>()
  }

  enum Action {
    case one(IdentifiedActionOf<ChildFeature>)
    case two(IdentifiedActionOf<ChildFeature>)
    case three(IdentifiedActionOf<ChildFeature>)
    case four(IdentifiedActionOf<ChildFeature>)
    case five(IdentifiedActionOf<ChildFeature>)
    case six(IdentifiedActionOf<ChildFeature>)
    case seven(IdentifiedActionOf<ChildFeature>)
    case eight(IdentifiedActionOf<ChildFeature>)
    case nine(IdentifiedActionOf<ChildFeature>)
    case ten(IdentifiedActionOf<ChildFeature>)
    case eleven(StackActionOf<ChildFeature>)
    case twelve(StackActionOf<ChildFeature>)
    case thirteen(StackActionOf<ChildFeature>)
    case fourteen(StackActionOf<ChildFeature>)
    case fifteen(StackActionOf<ChildFeature>)
    case sixteen(StackActionOf<ChildFeature>)
    case seventeen(StackActionOf<ChildFeature>)
    case eighteen(StackActionOf<ChildFeature>)
    case nineteen(StackActionOf<ChildFeature>)
    case twenty(StackActionOf<ChildFeature>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.one, action: \.one) {
        ChildFeature()
      }
      .forEach(\.two, action: \.two) {
        ChildFeature()
      }
      .forEach(\.three, action: \.three) {
        ChildFeature()
      }
      .forEach(\.four, action: \.four) {
        ChildFeature()
      }
      .forEach(\.five, action: \.five) {
        ChildFeature()
      }
      .forEach(\.six, action: \.six) {
        ChildFeature()
      }
      .forEach(\.seven, action: \.seven) {
        ChildFeature()
      }
      .forEach(\.eight, action: \.eight) {
        ChildFeature()
      }
      .forEach(\.nine, action: \.nine) {
        ChildFeature()
      }
      .forEach(\.ten, action: \.ten) {
        ChildFeature()
      }
      .forEach(\.eleven, action: \.eleven) {
        ChildFeature()
      }
      .forEach(\.twelve, action: \.twelve) {
        ChildFeature()
      }
      .forEach(\.thirteen, action: \.thirteen) {
        ChildFeature()
      }
      .forEach(\.fourteen, action: \.fourteen) {
        ChildFeature()
      }
      .forEach(\.fifteen, action: \.fifteen) {
        ChildFeature()
      }
      .forEach(\.sixteen, action: \.sixteen) {
        ChildFeature()
      }
      .forEach(\.seventeen, action: \.seventeen) {
        ChildFeature()
      }
      .forEach(\.eighteen, action: \.eighteen) {
        ChildFeature()
      }
      .forEach(\.nineteen, action: \.nineteen) {
        ChildFeature()
      }
      .forEach(\.twenty, action: \.twenty) {
        ChildFeature()
      }
  }
}
