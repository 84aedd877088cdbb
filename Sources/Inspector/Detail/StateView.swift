#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// The state after an action as a tree, with the action that has last changed the chosen value.
struct StateView: View {
  let store: StoreOf<InspectorFeature>
  let entry: InspectedStores.Entry
  let number: Int
  @State private var search = StateSearch()

  var body: some View {
    let lines = lines
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(lines) { line in
          VStack(alignment: .leading, spacing: 4) {
            Button {
              store.send(.valueTapped(line.id))
            } label: {
              StateLine(line: line)
            }
            .buttonStyle(.plain)
            if line.id == store.chosenValue, let path = line.path {
              buttons(of: path, depth: line.depth)
            }
          }
        }
        if let rest { Text(rest).foregroundStyle(.secondary).padding(12) }
      }
      .font(.footnote.monospaced())
      .padding(.vertical, 8)
    }
  }

  private var recording: any InspectedStore { entry.recording }

  /// The state, without the action that is left out.
  private var state: InspectedValue? {
    guard let leftOut = store.leftOutAction else { return recording.state(after: number) }
    return recording.state(after: number, leavingOut: leftOut)
  }

  private var lines: [StateTree.Line] {
    guard store.stateFilter.isEmpty else { return foundLines }
    return state.map { StateTree(of: $0, open: store.openValues).lines } ?? []
  }

  private var foundLines: [StateTree.Line] {
    let moment = StateSearch.Moment(
      store: entry.id,
      number: number,
      leftOut: store.leftOutAction,
      last: recording.numbers?.upperBound ?? number
    )
    search.look(for: store.stateFilter, at: moment) { state }
    return search.lines
  }

  /// The sentence about lines that are missing in a search.
  private var rest: String? {
    guard !store.stateFilter.isEmpty else { return nil }
    if search.isSearching { return "Searching…" }
    if search.isFull { return "More values have this text. Type more of it." }
    return search.lines.isEmpty ? "No such values" : nil
  }

  private func buttons(of path: [String], depth: Int) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Button(store.pinnedValues.contains(path) ? "Unpin" : "Pin") {
        store.send(.pinValueButtonTapped(path))
      }
      .buttonStyle(.borderless)
      // The recorded changes are not those of a state without one of the actions.
      if store.leftOutAction == nil {
        LastChangeView(store: store, entry: entry, path: path, number: number)
      }
    }
    .padding(.leading, CGFloat(depth) * 16 + 34)
    .padding(.bottom, 4)
  }
}

/// The action that has changed a value last, which is searched for in steps.
private struct LastChangeView: View {
  let store: StoreOf<InspectorFeature>
  let entry: InspectedStores.Entry
  let path: [String]
  let number: Int
  @State private var search = ChangeSearch()

  var body: some View {
    switch search.look(for: path, upTo: number, in: entry) {
    case .changed(let change):
      Button(change == number ? "Changed by this action" : "Last changed by action \(change)") {
        store.send(.actionTapped(change))
      }
      .buttonStyle(.borderless)
      .disabled(change == number)
      Button("Copy shortest test for this value") {
        store.send(.copying(.shortestButtonTapped(store: entry.id, path: path, number: number)))
      }
      .buttonStyle(.borderless)
    case .goesOn: Text("Searching for its last change…").foregroundStyle(.secondary)
    case .notChanged: Text("Not changed by a recorded action").foregroundStyle(.secondary)
    }
  }
}

private struct StateLine: View {
  let line: StateTree.Line

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      Text(symbol).frame(width: 12).foregroundStyle(.secondary).accessibilityHidden(true)
      Text(line.name).foregroundStyle(.tint)
      Text(line.text).foregroundStyle(line.isOpen == nil ? Color.primary : Color.secondary)
      Spacer(minLength: 0)
    }
    .padding(.leading, CGFloat(line.depth) * 16 + 12)
    .padding(.trailing, 12)
    .padding(.vertical, 4)
  }

  private var symbol: String {
    switch line.isOpen {
    case true?: "▾"
    case false?: "▸"
    case nil: ""
    }
  }
}
#endif
