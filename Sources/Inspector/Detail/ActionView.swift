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
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    if let row = entry.recording.row(of: number) {
      VStack(alignment: .leading, spacing: 0) {
        VStack(alignment: .leading, spacing: 10) {
          header(row)
          MomentBar(store: store, entry: entry, number: number)
          buttons(row)
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
            Text("The state now, and as it would be without action \(leftOut) and what it caused.")
              .font(.footnote).foregroundStyle(.secondary)
          }
          if let shown = entry.recording.shownAction { rewindNotice(shown) }
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
      .frame(maxWidth: .infinity, alignment: .leading)
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
    // A phone has room for all parts in small letters.
    .font(sizeClass == .compact ? .footnote : .body)
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

  private func rewindNotice(_ shown: Int) -> some View {
    let ignored = entry.recording.ignoredAction.map { " The last one was \($0)." } ?? ""
    return Text(
      "The app shows the state after action \(shown). Actions of its users are not handled.\(ignored)"
    )
    .font(.footnote.bold())
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

  private func buttons(_ row: InspectedAction) -> some View {
    ButtonRow {
      if let cause = row.origin.cause {
        Button("Cause") { store.send(.actionTapped(cause)) }
      }
      Button(store.pinnedActions.contains(number) ? "Unpin" : "Pin") {
        store.send(.pinActionButtonTapped(number))
      }
      if store.comparedAction == nil {
        Button("Compare") { store.send(.compareButtonTapped(number)) }
      } else {
        Button("Stop comparing") { store.send(.stopComparingButtonTapped) }
      }
      Button("Leave out") { store.send(.leaveOutButtonTapped(number)) }
      if entry.isOpen { rewindButtons }
    }
  }

  @ViewBuilder
  private var rewindButtons: some View {
    if entry.recording.shownAction == nil {
      Button("Show in the app") { store.send(.showInAppButtonTapped(store: entry.id)) }
    } else {
      Button("Show the present") { store.send(.showPresentButtonTapped) }
    }
    Button("Go back to here") { store.send(.goBackButtonTapped(store: entry.id, number: number)) }
    Button("Send again") { store.send(.sendAgainButtonTapped(store: entry.id, number: number)) }
    Button("Change and send") { store.send(.sending(.changeButtonTapped(number))) }
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
    switch entry.recording.difference(leavingOut: number) {
    case .some(let difference): DumpText(difference, isDifference: true)
    case .none: DumpText("Without action \(number) the state would be the same.")
    case .unknown: DumpText("The later actions are not possible without action \(number).")
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
