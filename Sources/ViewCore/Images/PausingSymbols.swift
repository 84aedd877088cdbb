/// Symbols that rest between two runs of their motion.
///
/// The server begins each run.
struct PausingSymbols<Content: View> {
  let content: Content
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  /// The number of times that the runs have been asked for, or 0 before that.
  let round: Int
  /// The number of runs in a round, or `nil` if they have no end.
  let count: Int?
  @State private var runs = 0
  @State private var stage = Stage.notBegun
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.timelineClock) private var clock
}

extension PausingSymbols: View {
  var body: some View {
    let once = options.nonRepeating
    BoxedView(
      content,
      class: "effect",
      style: round == 0 || stage == .notBegun
        ? nil
        : motion.style(run: runs, timing: once.timing(of: motion.duration, isIndefinite: false))
    )
    .onChange(of: round) { stage = .notBegun }
    .task(id: Stretch(round: round, isSeen: scenePhase == .active)) { await pass() }
  }

  /// Begins the runs of a round, one after the other.
  @MainActor
  private func pass() async {
    guard round > 0, stage != .ended, scenePhase == .active else { return }
    let seconds = options.time(of: motion.duration) + options.pause
    // At most a run each tenth of a second, and at least one a day.
    let period = Duration.milliseconds(Int(seconds * 1000, in: 100...86_400_000))
    var left = count
    while left != 0 {
      runs += 1
      stage = .begun
      left = left.map { $0 - 1 }
      do { try await clock.sleep(for: period) } catch { return }
    }
    stage = .ended
  }
}

/// A time in which the window is seen and the same round goes on.
private struct Stretch: Equatable {
  let round: Int
  let isSeen: Bool
}

/// How far a round is.
private enum Stage {
  case notBegun, begun, ended
}
