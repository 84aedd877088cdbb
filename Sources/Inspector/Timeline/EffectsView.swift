#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// The effects that run, with a warning where the screen of one has ended, and below them those that have ended.
struct EffectsView: View {
  let store: StoreOf<InspectorFeature>
  let recording: any InspectedStore

  /// The number of ended effects that are shown.
  private static let limit = 100

  var body: some View {
    let running = recording.runningEffects
    let ended = recording.endedEffects.suffix(Self.limit).reversed()
    if running.isEmpty && ended.isEmpty {
      ContentUnavailableView("No effects yet", systemImage: "bolt")
    } else {
      List {
        Section(running.isEmpty ? "No effects run" : "Running") {
          ForEach(running) { effect in
            row(of: effect, symbol: "bolt.fill", color: .orange) {
              Text("Since \(effect.since.timeOfDay)")
              if let screen = recording.endedScreen(of: effect) {
                Label("Its screen “\(screen)” has ended.", systemImage: "exclamationmark.triangle")
                  .foregroundStyle(Color.red)
              }
            }
          }
        }
        if !ended.isEmpty {
          Section("Ended") {
            ForEach(Array(ended)) { end in
              row(of: end.effect, symbol: end.symbol, color: .secondary) { Text(end.text) }
            }
          }
        }
      }
      .listStyle(.plain)
    }
  }

  private func row(
    of effect: RecordedEffect,
    symbol: String,
    color: Color,
    @ViewBuilder detail: () -> some View
  ) -> some View {
    Button {
      store.send(.actionTapped(effect.startedBy))
    } label: {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Image(systemName: symbol).font(.caption).foregroundStyle(color)
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 2) {
          Text(effect.place?.description ?? "A publisher").font(.callout.monospaced())
          Group {
            Text(origin(of: effect))
            detail()
          }
          .font(.caption).foregroundStyle(.secondary)
        }
      }
    }
    .buttonStyle(.plain)
  }

  private func origin(of effect: RecordedEffect) -> String {
    let features = recording.features(of: effect.startedBy).joined(separator: " › ")
    let feature = features.isEmpty ? "" : " of \(features)"
    let ids = effect.ids.isEmpty ? "" : ", cancelled by \(effect.ids.joined(separator: ", "))"
    return "Started by action \(effect.startedBy)\(feature)\(ids)"
  }
}

extension EndedEffect {
  fileprivate var symbol: String { isCancelled ? "xmark" : "checkmark" }

  fileprivate var text: String {
    let time = date.timePassed(since: effect.since)
    return "\(isCancelled ? "Cancelled" : "Finished") at \(date.timeOfDay), after \(time)"
  }
}
#endif
