import SwiftUI

/// A note that comes and goes by transitions of its own.
struct TumblingNote: View {
  @State private var isShown = true

  var body: some View {
    HStack {
      Toggle("Note", isOn: $isShown.animation()).fixedSize()
      ZStack {
        if isShown {
          Text("Turned").padding(6).background(.yellow.opacity(0.3)).transition(Tumble())
        }
      }
      .frame(minWidth: 84, minHeight: 40)
      ZStack {
        if isShown {
          Text("Swung").padding(6).background(.orange.opacity(0.5))
            .transition(.modifier(active: Swing(degrees: 80), identity: Swing(degrees: 0)))
        }
      }
      .frame(minWidth: 84, minHeight: 40)
    }
  }
}

private struct Tumble: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .rotationEffect(.degrees(phase.value * 90))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct Swing: ViewModifier {
  let degrees: Double

  func body(content: Content) -> some View {
    content
      .rotationEffect(.degrees(degrees), anchor: .topLeading)
      .opacity(degrees == 0 ? 1 : 0)
  }
}
