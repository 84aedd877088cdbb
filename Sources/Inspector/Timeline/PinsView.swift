#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// The pinned actions, and the pinned values of the state with their last changes.
struct PinsView: View {
  let store: StoreOf<InspectorFeature>
  let entry: InspectedStores.Entry
  let known: KnownActions

  var body: some View {
    if !store.pinnedActions.isEmpty || !store.pinnedValues.isEmpty {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(store.pinnedActions, id: \.self) { number in
          if let row = known.row(of: number, in: entry) {
            Pin(title: "action \(number)", unpin: .pinActionButtonTapped(number), store: store) {
              Button {
                store.send(.actionTapped(number))
              } label: {
                ActionRow(row: row, depth: 0)
              }
              .buttonStyle(.plain)
              .accessibilityAddTraits(number == store.selection ? .isSelected : [])
            }
          }
        }
        ForEach(store.pinnedValues, id: \.self) { path in
          Pin(
            title: path.joined(separator: "."),
            unpin: .pinValueButtonTapped(path),
            store: store
          ) {
            PinnedValue(store: store, entry: entry, known: known, path: path)
          }
        }
      }
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
      Divider()
    }
  }
}

/// Something that stays in view until its button is tapped.
private struct Pin<Content: View>: View {
  let title: String
  let unpin: InspectorFeature.Action
  let store: StoreOf<InspectorFeature>
  @ViewBuilder let content: Content

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Button {
        store.send(unpin)
      } label: {
        Image(systemName: "pin.fill").font(.caption).foregroundStyle(Color.orange)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Unpin \(title)")
      content.frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// A value of the state now, and the actions that have changed it.
private struct PinnedValue: View {
  let store: StoreOf<InspectorFeature>
  let entry: InspectedStores.Entry
  let known: KnownActions
  let path: [String]

  /// The number of changes that are shown.
  private static let limit = 5

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text(path.joined(separator: ".")).foregroundStyle(.tint)
        Text(numbers.map { text(after: $0.upperBound) } ?? "")
      }
      ForEach(changes.reversed().prefix(Self.limit), id: \.self) { number in
        Button("Action \(number): \(text(after: number))") { store.send(.actionTapped(number)) }
          .buttonStyle(.borderless)
          .lineLimit(1)
      }
      if changes.count > Self.limit {
        Text("and \(changes.count - Self.limit) earlier changes").foregroundStyle(.secondary)
      }
    }
    .font(.footnote.monospaced())
  }

  private var numbers: ClosedRange<Int>? { entry.recording.numbers }

  private var changes: [Int] { known.changes(of: path, in: entry) }

  private func text(after number: Int) -> String {
    entry.recording.text(ofValueAt: path, after: number) ?? "no value"
  }
}
#endif
