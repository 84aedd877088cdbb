import ComposableArchitecture

// Three enums of features in one file: a compiler that goes through such a file has crashed before.

@Reducer(state: .equatable)
enum ThreeDestinations0 {
  case child(ChildFeature)
}

@Reducer(state: .equatable)
enum ThreeDestinations1 {
  case child(ChildFeature)
}

@Reducer(state: .equatable)
enum ThreeDestinations2 {
  case child(ChildFeature)
}
