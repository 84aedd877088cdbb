import ComposableArchitecture

// Ten enums of features in one file: a compiler that goes through such a file has crashed before.

@Reducer(state: .equatable)
enum TenDestinations0 {
  case child(ChildFeature)
}

@Reducer(state: .equatable)
enum TenDestinations1 {
  case child(ChildFeature)
}

@Reducer(state: .equatable)
enum TenDestinations2 {
  case child(ChildFeature)
}

@Reducer(state: .equatable)
enum TenDestinations3 {
  case child(ChildFeature)
}

@Reducer(state: .equatable)
enum TenDestinations4 {
  case child(ChildFeature)
}

@Reducer(state: .equatable)
enum TenDestinations5 {
  case child(ChildFeature)
}

@Reducer(state: .equatable)
enum TenDestinations6 {
  case child(ChildFeature)
}

@Reducer(state: .equatable)
enum TenDestinations7 {
  case child(ChildFeature)
}

@Reducer(state: .equatable)
enum TenDestinations8 {
  case child(ChildFeature)
}

@Reducer(state: .equatable)
enum TenDestinations9 {
  case child(ChildFeature)
}
