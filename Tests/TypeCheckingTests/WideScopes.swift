import ComposableArchitecture

/// A feature that is made of twenty others.
@Reducer
struct WideScopes {
  @ObservableState
  struct State: Equatable {
    var one = ChildFeature.State()
    var two = ChildFeature.State()
    var three = ChildFeature.State()
    var four = ChildFeature.State()
    var five = ChildFeature.State()
    var six = ChildFeature.State()
    var seven = ChildFeature.State()
    var eight = ChildFeature.State()
    var nine = ChildFeature.State()
    var ten = ChildFeature.State()
    var eleven = ChildFeature.State()
    var twelve = ChildFeature.State()
    var thirteen = ChildFeature.State()
    var fourteen = ChildFeature.State()
    var fifteen = ChildFeature.State()
    var sixteen = ChildFeature.State()
    var seventeen = ChildFeature.State()
    var eighteen = ChildFeature.State()
    var nineteen = ChildFeature.State()
    var twenty = ChildFeature.State()
  }

  enum Action {
    case one(ChildFeature.Action)
    case two(ChildFeature.Action)
    case three(ChildFeature.Action)
    case four(ChildFeature.Action)
    case five(ChildFeature.Action)
    case six(ChildFeature.Action)
    case seven(ChildFeature.Action)
    case eight(ChildFeature.Action)
    case nine(ChildFeature.Action)
    case ten(ChildFeature.Action)
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
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.one, action: \.one) {
      ChildFeature()
    }
    Scope(state: \.two, action: \.two) {
      ChildFeature()
    }
    Scope(state: \.three, action: \.three) {
      ChildFeature()
    }
    Scope(state: \.four, action: \.four) {
      ChildFeature()
    }
    Scope(state: \.five, action: \.five) {
      ChildFeature()
    }
    Scope(state: \.six, action: \.six) {
      ChildFeature()
    }
    Scope(state: \.seven, action: \.seven) {
      ChildFeature()
    }
    Scope(state: \.eight, action: \.eight) {
      ChildFeature()
    }
    Scope(state: \.nine, action: \.nine) {
      ChildFeature()
    }
    Scope(state: \.ten, action: \.ten) {
      ChildFeature()
    }
    Scope(state: \.eleven, action: \.eleven) {
      ChildFeature()
    }
    Scope(state: \.twelve, action: \.twelve) {
      ChildFeature()
    }
    Scope(state: \.thirteen, action: \.thirteen) {
      ChildFeature()
    }
    Scope(state: \.fourteen, action: \.fourteen) {
      ChildFeature()
    }
    Scope(state: \.fifteen, action: \.fifteen) {
      ChildFeature()
    }
    Scope(state: \.sixteen, action: \.sixteen) {
      ChildFeature()
    }
    Scope(state: \.seventeen, action: \.seventeen) {
      ChildFeature()
    }
    Scope(state: \.eighteen, action: \.eighteen) {
      ChildFeature()
    }
    Scope(state: \.nineteen, action: \.nineteen) {
      ChildFeature()
    }
    Scope(state: \.twenty, action: \.twenty) {
      ChildFeature()
    }
  }
}
