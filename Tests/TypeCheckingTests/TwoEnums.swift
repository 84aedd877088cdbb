import ComposableArchitecture

// Two enums of features in one file: a compiler that goes through such a file has crashed before.

@Reducer(state: .equatable)
enum TwoDestinations0 {
  case child(ChildFeature)
}

@Reducer(state: .equatable)
enum TwoDestinations1 {
  case child(ChildFeature)
}
