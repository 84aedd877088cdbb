import ComposableArchitecture
import ViewCore

@Reducer
private struct Feature {
  struct State: Equatable {
    var title = ""
    var rows: IdentifiedArrayOf<Row.State> = []
  }
  enum Action { case rows(IdentifiedActionOf<Row>) }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
private struct Row {
  struct State: Equatable, Identifiable { let id: Int }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

private struct FeatureView: View {
  let store: StoreOf<Feature>
  var body: some View {
    // error: Add '@ObservableState' to the 'State' of the feature to read its fields from the store.
    Text(store.title)
    // error: Add '@ObservableState' to the 'State' of the feature to read it from the store.
    Text(store.state.title)
    // error: Add '@ObservableState' to the 'State' of the feature to get the stores of its elements.
    ForEach(store.scope(state: \.rows, action: \.rows)) { _ in Text("Row") }
  }
}
