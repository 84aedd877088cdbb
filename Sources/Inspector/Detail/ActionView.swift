#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// One action: its sender, its change, its values, and the state after it.
struct ActionView: View {
  @Bindable var store: StoreOf<InspectorFeature>
  let stores: InspectedStores
  let entry: InspectedStores.Entry
  let screen: ScreenRecording
  let number: Int

  var body: some View {
    if let row = entry.recording.row(of: number) {
      VStack(alignment: .leading, spacing: 0) {
        VStack(alignment: .leading, spacing: 10) {
          header(row)
          MomentBar(store: store, entry: entry, number: number)
          questionButtons(row)
          if target != nil || entry.isOpen { rewindButtons }
          CopyBar(
            store: store.scope(state: \.copying, action: \.copying),
            entry: entry,
            number: number
          )
          if let compared = store.comparedAction {
            Text("Compared with the state after action \(compared). Choose another action.")
              .font(.footnote).foregroundStyle(.secondary)
          }
          if let leftOut = store.leftOutAction {
            LeftOutText(recording: entry.recording, number: number, leftOut: leftOut)
          }
          ShownStateText(
            entry: entry,
            target: target,
            leftOut: store.rewoundStore == entry.id ? store.leftOutAction : nil
          )
          if let notice = store.notice {
            Text(notice).font(.footnote).foregroundStyle(.secondary)
          }
          if store.sending.number != number { detailPicker }
        }
        .padding(12)
        Divider()
        if store.sending.number == number {
          ActionSendingView(
            store: store.scope(state: \.sending, action: \.sending),
            entry: entry,
            number: number
          )
        } else {
          detail
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    } else {
      ContentUnavailableView("The action is no longer recorded", systemImage: "clock")
    }
  }

  @ViewBuilder
  private var detailPicker: some View {
    Picker("Detail", selection: $store.detail) {
      ForEach(InspectorFeature.Detail.allCases, id: \.self) { Text($0.rawValue) }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    // A phone has room for all parts in small letters, and so has half of a tablet.
    .font(.footnote)
    if store.detail == .state {
      TextField("Search in the state", text: $store.stateFilter)
        .textFieldStyle(.roundedBorder)
        .autocorrectionDisabled()
    }
  }

  @ViewBuilder
  private var detail: some View {
    switch store.detail {
    case .changes, .action: DumpView(text: text)
    case .state: StateView(store: store, entry: entry, number: number)
    case .screen: ScreenView(store: store, screen: screen, entry: entry, number: number)
    case .element:
      PickedElementView(
        store: store.scope(state: \.picking, action: \.picking),
        stores: stores,
        screen: screen,
        entry: entry,
        number: number
      )
    }
  }

  private func header(_ row: InspectedAction) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(row.name).font(.headline.monospaced()).textSelection(.enabled)
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Image(systemName: row.origin.symbol).foregroundStyle(row.origin.color)
          .accessibilityHidden(true)
        Text(row.source)
      }
      .font(.subheadline)
      Text("Action \(number) at \(row.date.timeOfDay), the reducer took \(row.duration.text)")
        .font(.footnote).foregroundStyle(.secondary)
    }
  }

  /// The buttons that change nothing in the app.
  private func questionButtons(_ row: InspectedAction) -> some View {
    ButtonRow {
      if let cause = row.origin.cause {
        Button("Cause") { store.send(.actionTapped(cause)) }
      }
      Button(store.pinnedActions.contains(number) ? "Unpin" : "Pin") {
        store.send(.pinActionButtonTapped(number))
      }
      // One button begins and ends it, so that the focus stays.
      Button(store.comparedAction == nil ? "Compare" : "Stop comparing") {
        let isBegin = store.comparedAction == nil
        store.send(isBegin ? .compareButtonTapped(number) : .stopComparingButtonTapped)
      }
      Button(store.leftOutAction == nil ? "Leave out" : "Stop leaving out") {
        let isBegin = store.leftOutAction == nil
        store.send(isBegin ? .leaveOutButtonTapped(number) : .stopLeavingOutButtonTapped)
      }
    }
  }

  /// The open store that can show the states of the recording.
  private var target: InspectedStores.Entry? {
    stores.store(showing: entry, inWindow: store.window)
  }

  @ViewBuilder
  private func showButton(_ target: InspectedStores.Entry) -> some View {
    let isShown = target.recording.shows(entry.recording)
    if isShown || canShow {
      Button(isShown ? "Show the present" : "Show in the app") {
        store.send(
          isShown
            ? .showPresentButtonTapped(store: entry.id) : .showInAppButtonTapped(store: entry.id)
        )
      }
    }
  }

  /// Whether the chosen action may have a state without the action that is left out.
  private var canShow: Bool {
    store.leftOutAction.map { entry.recording.progress(to: number, leavingOut: $0) } != .impossible
  }

  /// The buttons that change what the app shows or does.
  private var rewindButtons: some View {
    ButtonRow {
      if let target { showButton(target) }
      if entry.isOpen {
        Button("Go back to here") {
          store.send(.goBackButtonTapped(store: entry.id, number: number))
        }
        Button("Send again") { store.send(.sendAgainButtonTapped(store: entry.id, number: number)) }
        Button("Change and send") { store.send(.sending(.changeButtonTapped(number))) }
      }
    }
  }

  private var text: DumpText {
    switch store.detail {
    case .changes:
      if let leftOut = store.leftOutAction {
        difference(leavingOut: leftOut)
      } else {
        store.comparedAction.map { difference(from: $0) } ?? changes
      }
    case .action, .state, .screen, .element: DumpText(entry.recording.dump(of: number))
    }
  }

  private var changes: DumpText {
    entry.recording.changes(of: number).map { DumpText($0, isDifference: true) }
      ?? DumpText("The state has not changed.")
  }

  private func difference(leavingOut number: Int) -> DumpText {
    switch entry.recording.difference(at: self.number, leavingOut: number) {
    case .some(let difference): DumpText(difference, isDifference: true)
    case .none: DumpText("Without action \(number) this state would be the same.")
    case .searched: DumpText("The reducer handles the later actions again…")
    case .unknown: DumpText("There is no such state.")
    }
  }

  private func difference(from first: Int) -> DumpText {
    if let difference = entry.recording.difference(from: first, to: number) {
      return DumpText(difference, isDifference: true)
    }
    let isKept = entry.recording.numbers?.contains(first) == true
    return DumpText(isKept ? "The states are equal." : "Action \(first) is no longer recorded.")
  }
}
#endif
