import ComposableArchitecture
import ViewCore

@Reducer
private struct Feature {
  struct State: Equatable {
    var title = ""
    var rows: IdentifiedArrayOf<Row.State> = []
    var row: Row.State?
  }
  enum Action {
    case rows(IdentifiedActionOf<Row>)
    case row(Row.Action)
  }
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
    // warning: Add '@ObservableState' to the 'State' of the feature: without it a view is not told when
    if let row = store.scope(state: \.row, action: \.row) { RowView(store: row) }
    // It is a store of an optional.
    IfLetStore(store.scope(state: \.row, action: \.row), then: RowView.init)
  }
}

private struct RowView: View {
  let store: StoreOf<Row>
  var body: some View { Text("Row") }
}
