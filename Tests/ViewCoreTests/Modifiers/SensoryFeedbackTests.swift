import Testing
import ViewCore
import ViewTesting

/// Vibrations of the user's device.
@MainActor
struct SensoryFeedbackTests {
  private struct Counter: View {
    @State private var count = 0
    @State private var other = 0

    var body: some View {
      Button("Count") { count += 1 }
        .sensoryFeedback(.selection, trigger: count)
        .sensoryFeedback(.error, trigger: count) { old, new in old == 1 && new == 2 }
        .sensoryFeedback(trigger: count) { _, new in new == 3 ? .impact(weight: .heavy) : nil }
      Button("Other \(other)") { other += 1 }
    }
  }

  private func patterns(of view: ViewHarness) -> [[Int]] {
    view.patches.compactMap { if case .vibrate(let pattern) = $0 { pattern } else { nil } }
  }

  @Test func deviceVibratesWhenAValueChanges() throws {
    let view = ViewHarness { Counter() }
    #expect(patterns(of: view) == [])
    try view.tap(.button("Count"))
    #expect(patterns(of: view) == [[8]])
    try view.tap(.button("Count"))
    #expect(patterns(of: view) == [[8], [30, 60, 30, 60, 50]])
    try view.tap(.button("Count"))
    #expect(patterns(of: view) == [[8], [35]])
    try view.tap(.button("Other 0"))
    #expect(patterns(of: view) == [])
  }

  private struct Bumps: View {
    let feedback: SensoryFeedback
    @State private var isOn = false

    var body: some View {
      Toggle("On", isOn: $isOn).sensoryFeedback(feedback, trigger: isOn)
    }
  }

  @Test(
    arguments: [
      (.impact, [20]), (.impact(weight: .light), [10]),
      (.impact(weight: .heavy, intensity: 0.5), [18]), (.impact(flexibility: .soft), [30]),
      (.impact(flexibility: .rigid, intensity: 7), [10]),
    ] as [(SensoryFeedback, [Int])]
  )
  func strongerFeedbackLastsLonger(feedback: SensoryFeedback, pattern: [Int]) throws {
    let view = ViewHarness { Bumps(feedback: feedback) }
    try view.tap(.toggle("On"))
    #expect(patterns(of: view) == [pattern])
  }
}
