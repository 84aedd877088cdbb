#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// The actions or the effects of a store, with the choice of what is shown.
struct PanelView: View {
  @Bindable var store: StoreOf<InspectorFeature>
  let stores: InspectedStores
  let entry: InspectedStores.Entry
  let known: KnownActions

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 8) {
        if windows.count > 1 { windowPicker }
        Picker("Store", selection: $store.storeID) {
          Text("The newest: \(entry.title)").tag(Int?.none)
          ForEach(stores.entries(ofWindow: store.window).reversed()) {
            Text($0.title).tag(Int?.some($0.id))
          }
        }
        .labelsHidden()
        .frame(maxWidth: .infinity, alignment: .leading)
        Picker("Panel", selection: $store.panel) {
          Text("Causes").tag(InspectorFeature.Panel.causes)
          Text("Time").tag(InspectorFeature.Panel.time)
          Text("Effects (\(entry.recording.runningEffects.count))")
            .tag(InspectorFeature.Panel.effects)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        if store.panel != .effects {
          filters
        }
        FilesBar(store: store.scope(state: \.files, action: \.files), entry: entry)
        UnwritableAnswersView(
          store: store.scope(state: \.unwritableAnswers, action: \.unwritableAnswers)
        )
      }
      .padding(12)
      Divider()
      if entry.isImported, let crashed = entry.recording.unfinished {
        CrashedActionView(action: crashed)
      }
      PinsView(store: store, entry: entry, known: known)
      if store.panel == .effects {
        EffectsView(store: store, recording: entry.recording)
      } else {
        let rows = rows
        ActionList(
          store: store,
          entry: entry,
          known: known,
          rows: rows,
          isSearching: store.isFiltering && known.isSearching
        )
      }
    }
  }

  /// The windows of the app, and the chosen one if it has ended.
  private var windows: [Int] {
    Set(stores.windowNumbers + [store.window].compactMap(\.self)).sorted()
  }

  private var windowPicker: some View {
    Picker("Window", selection: $store.window) {
      Text("All windows").tag(Int?.none)
      ForEach(windows, id: \.self) { Text("Window \($0)").tag(Int?.some($0)) }
    }
    .labelsHidden()
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var filters: some View {
    let features = known.featureNames(of: entry)
    return HStack(spacing: 8) {
      TextField("Filter", text: $store.filter)
        .textFieldStyle(.roundedBorder)
        .autocorrectionDisabled()
      Menu(store.feature ?? "All features") {
        Button("All features") { store.feature = nil }
        ForEach(features, id: \.self) { feature in
          Button(feature) { store.feature = feature }
        }
      }
    }
  }

  private var rows: [Timeline.Row] {
    let rows = known.timeline.rows(
      of: entry,
      in: store.panel == .time ? .time : .causes,
      upTo: store.pausedAfter ?? .max
    )
    let filter = ActionFilter(feature: store.feature, text: store.filter)
    return filter.isEmpty ? rows : known.passing(rows, filter, in: entry)
  }
}

/// The actions as rows, of which one is chosen.
private struct ActionList: View {
  let store: StoreOf<InspectorFeature>
  let entry: InspectedStores.Entry
  let known: KnownActions
  let rows: [Timeline.Row]
  let isSearching: Bool

  var body: some View {
    if rows.isEmpty {
      ContentUnavailableView(
        isSearching ? "Searching…" : store.isFiltering ? "No such actions" : "No actions yet",
        systemImage: "magnifyingglass"
      )
    } else {
      List(selection: selection) {
        ForEach(rows) { row in
          if let jump = row.jump {
            JumpRow(jump: jump)
          } else if let action = known.row(of: row.id, in: entry) {
            ActionRow(row: action, depth: row.depth, isAbandoned: row.isAbandoned)
              .listRowBackground(Color.clear)
          }
        }
      }
      .listStyle(.plain)
    }
  }

  /// The number of the chosen action.
  ///
  /// The numbers of jumps are negative, and nothing chooses one.
  private var selection: Binding<Int?> {
    Binding {
      store.selection
    } set: { number in
      if let number, number > 0 { store.send(.actionTapped(number)) }
    }
  }
}
#endif
