#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// The effects that run, with what has started each.
struct EffectsView: View {
  let store: StoreOf<InspectorFeature>
  let effects: [RecordedEffect]

  var body: some View {
    if effects.isEmpty {
      ContentUnavailableView("No effects run", systemImage: "bolt")
    } else {
      List {
        ForEach(effects) { effect in
          Button {
            store.send(.actionTapped(effect.startedBy))
          } label: {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
              Image(systemName: "bolt.fill").font(.caption).foregroundStyle(Color.orange)
                .accessibilityHidden(true)
              VStack(alignment: .leading, spacing: 2) {
                Text(effect.place?.description ?? "A publisher").font(.callout.monospaced())
                Text("Since \(effect.since.timeOfDay), started by action \(effect.startedBy)")
                  .font(.caption).foregroundStyle(.secondary)
              }
            }
          }
          .buttonStyle(.plain)
        }
      }
      .listStyle(.plain)
    }
  }
}
#endif
