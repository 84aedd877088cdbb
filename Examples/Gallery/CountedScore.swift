import SwiftUI

/// A number that counts up, and a ring that fills with it.
struct CountedScore: View {
  @State private var points = 25.0

  var body: some View {
    HStack(spacing: 24) {
      Circle()
        .trim(from: 0, to: points / 100)
        .rotation(.degrees(-90))
        .stroke(.green, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        .frame(width: 80, height: 80)
        .overlay { CountedNumber(value: points).font(.title2) }
        .padding(8)
      Button("Count") {
        withAnimation(.easeInOut(duration: 1)) { points = points == 25 ? 90 : 25 }
      }
      .buttonStyle(.bordered)
    }
  }
}

private struct CountedNumber: View, Animatable {
  var value: Double

  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View {
    Text(value, format: .number.precision(.fractionLength(0))).monospacedDigit()
  }
}
