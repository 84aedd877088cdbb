#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// The whole page: the actions of a store, and beside or above them the chosen one.
struct InspectorView: View {
  @Bindable var store: StoreOf<InspectorFeature>
  let stores: InspectedStores
  let screen: ScreenRecording
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var known = KnownActions()

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Inspector")
        .navigationBarTitleDisplayMode(.inline)
        .navigationDestination(isPresented: isDetailPushed) {
          detail
            .navigationTitle(store.selection.map { "Action \($0)" } ?? "Element")
            .navigationBarTitleDisplayMode(.inline)
        }
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            PickButton(store: pickingStore, window: store.window, shownStore: entry?.id)
          }
          if let entry { buttons(of: entry) }
        }
    }
    .onChange(of: entry?.id) { store.send(.shownStoreChanged) }
    .onChange(of: isShown) {
      // Another window of the inspector may have let the app show its present state.
      if !isShown, store.rewoundStore != nil { store.send(.noStateShown) }
    }
    .onDisappear {
      if let id = store.rewoundStore { stores.showPresent(insteadOf: id) }
      if store.isHighlighting { screen.isHighlighting = false }
    }
  }

  /// The store that is shown: the chosen one, or the newest that exists.
  private var entry: InspectedStores.Entry? {
    let entriesOfWindow = stores.entries(ofWindow: store.window)
    // The choice of the window is beside a store, so there has to be one.
    let entries = entriesOfWindow.isEmpty ? stores.entries(ofWindow: nil) : entriesOfWindow
    return entries.first { $0.id == store.storeID }
      ?? entries.last { $0.isOpen } ?? entries.last
  }

  /// Whether the app shows a state of the recording whose states this window lets it show.
  private var isShown: Bool {
    guard let wanted = stores.entries.first(where: { $0.id == store.rewoundStore }) else {
      return false
    }
    return stores.store(showing: wanted, inWindow: store.window)?.recording
      .shows(wanted.recording) ?? false
  }

  private var isWide: Bool { sizeClass != .compact }

  private var pickingStore: StoreOf<ElementPicking> {
    store.scope(state: \.picking, action: \.picking)
  }

  /// Whether the chosen action or element has a screen of its own, because there is no room beside the timeline.
  private var isDetailPushed: Binding<Bool> {
    Binding {
      !isWide && (store.selection != nil || store.picking.element != nil)
    } set: { isPushed in
      guard !isPushed else { return }
      if store.picking.element != nil { store.send(.picking(.closeButtonTapped)) }
      if store.selection != nil { store.selection = nil }
    }
  }

  private var content: some View {
    VStack(spacing: 0) {
      PickingNotice(store: pickingStore)
      parts
    }
  }

  @ViewBuilder
  private var parts: some View {
    if let entry {
      if isWide {
        HStack(spacing: 0) {
          panel(of: entry).frame(maxWidth: .infinity)
          Divider()
          detail.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      } else {
        panel(of: entry)
      }
    } else if store.picking.element != nil {
      detail
    } else {
      ContentUnavailableView(
        "No stores yet",
        systemImage: "list.bullet.rectangle",
        description: Text("Open the app: each store that it makes is shown here.")
      )
    }
  }

  private func panel(of entry: InspectedStores.Entry) -> some View {
    PanelView(store: store, stores: stores, entry: entry, known: known)
  }

  @ViewBuilder
  private var detail: some View {
    if let entry, let number = store.selection {
      ActionView(store: store, stores: stores, entry: entry, screen: screen, number: number)
    } else if store.picking.element != nil {
      PickedElementView(
        store: pickingStore,
        stores: stores,
        screen: screen,
        entry: entry,
        number: store.pausedAfter ?? entry?.recording.numbers?.upperBound
      )
    } else {
      ContentUnavailableView(
        "No action chosen",
        systemImage: "cursorarrow",
        description: Text("Choose an action to see its change and its state.")
      )
    }
  }

  @ToolbarContentBuilder
  private func buttons(of entry: InspectedStores.Entry) -> some ToolbarContent {
    ToolbarItem(placement: .topBarTrailing) {
      let isPaused = store.pausedAfter != nil
      Button(isPaused ? "Continue" : "Pause", systemImage: isPaused ? "play.fill" : "pause") {
        let last = entry.recording.numbers?.upperBound ?? 0
        store.send(isPaused ? .continueButtonTapped : .pauseButtonTapped(after: last))
      }
    }
    ToolbarItem(placement: .topBarTrailing) {
      Button("Clear", systemImage: "trash") { store.send(.clearButtonTapped(store: entry.id)) }
    }
  }
}
#endif
