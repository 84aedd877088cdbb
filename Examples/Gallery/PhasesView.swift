import SwiftUI

/// Symbols that move from phase to phase: one again and again, the other at a tap.
struct PhasesView: View {
  @State private var count = 0

  var body: some View {
    HStack(spacing: 24) {
      Image(systemName: "heart.fill").font(.title).foregroundStyle(.red)
        .phaseAnimator([1.0, 1.4]) { heart, scale in
          heart.scaleEffect(scale)
        } animation: { _ in
          .easeInOut(duration: 0.8)
        }
        .accessibilityIdentifier("changing")
      Image(systemName: "bell").font(.title)
        .phaseAnimator([0.0, -20, 20], trigger: count) { bell, degrees in
          bell.rotationEffect(.degrees(degrees), anchor: .top)
        } animation: { _ in
          .easeInOut(duration: 0.2)
        }
      Button("Ring") { count += 1 }.buttonStyle(.bordered)
    }
  }
}
