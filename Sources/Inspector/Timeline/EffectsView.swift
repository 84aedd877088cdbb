#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// The effects that run, with what has started each and a warning where the screen of one has ended.
struct EffectsView: View {
  let store: StoreOf<InspectorFeature>
  let recording: any InspectedStore

  var body: some View {
    let effects = recording.runningEffects
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
                Text(origin(of: effect)).font(.caption).foregroundStyle(.secondary)
                if let screen = recording.endedScreen(of: effect) {
                  Label(
                    "Its screen “\(screen)” has ended.",
                    systemImage: "exclamationmark.triangle"
                  )
                  .font(.caption).foregroundStyle(Color.red)
                }
              }
            }
          }
          .buttonStyle(.plain)
        }
      }
      .listStyle(.plain)
    }
  }

  private func origin(of effect: RecordedEffect) -> String {
    let feature = recording.feature(of: effect.startedBy).map { " of \($0)" } ?? ""
    return "Since \(effect.since.timeOfDay), started by action \(effect.startedBy)\(feature)"
  }
}
#endif
