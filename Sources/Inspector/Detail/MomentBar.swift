#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// The way from the state after one action to those after others.
///
/// The app does not change.
struct MomentBar: View {
  @Bindable var store: StoreOf<InspectorFeature>
  let entry: InspectedStores.Entry
  let number: Int

  var body: some View {
    HStack(spacing: 4) {
      step("First action", "backward.end.fill", to: first)
      step("Previous action", "chevron.left", to: number - 1)
      playButton
      step("Next action", "chevron.right", to: number + 1)
      step("Last action", "forward.end.fill", to: last)
      Spacer(minLength: 8)
      Picker("Speed", selection: $store.speed) {
        ForEach(InspectorFeature.Speed.allCases, id: \.self) { Text("\($0.rawValue)×") }
      }
      .labelsHidden()
      .disabled(store.isPlaying)
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.bordered)
    .font(.subheadline)
  }

  /// One button for both, so that the focus stays.
  private var playButton: some View {
    let isPlaying = store.isPlaying
    return Button(isPlaying ? "Stop" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill")
    {
      store.send(isPlaying ? .stopButtonTapped : .playButtonTapped(store: entry.id))
    }
    .disabled(!isPlaying && number >= last)
  }

  private var first: Int { entry.recording.numbers?.lowerBound ?? number }

  private var last: Int {
    min(entry.recording.numbers?.upperBound ?? number, store.pausedAfter ?? .max)
  }

  private func step(_ title: String, _ symbol: String, to target: Int) -> some View {
    Button(title, systemImage: symbol) { store.send(.actionTapped(target)) }
      .disabled(target == number || target < first || target > last)
  }
}
#endif
