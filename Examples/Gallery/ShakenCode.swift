import SwiftUI

/// A code that shakes when it is wrong.
struct ShakenCode: View {
  @State private var attempts = 0

  var body: some View {
    HStack(spacing: 24) {
      Text("1234")
        .font(.title2.monospacedDigit())
        .padding(8)
        .background(.mint.opacity(0.4), in: .rect(cornerRadius: 8))
        .modifier(Shake(animatableData: Double(attempts)))
      Button("Try") { withAnimation(.linear(duration: 0.5)) { attempts += 1 } }
        .buttonStyle(.bordered)
    }
  }
}

private struct Shake: GeometryEffect {
  var animatableData: Double

  func effectValue(size: CGSize) -> ProjectionTransform {
    let distance = size.width / 10 * sin(animatableData * 6 * .pi)
    return ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
  }
}
