import ViewCore
import ViewTesting

/// The motion of a view that an animation moves.
@MainActor
func motion(_ animation: Animation) throws -> Motion {
  struct Mover: View {
    let animation: Animation
    @State private var isOn = false

    var body: some View {
      Text("Mover").opacity(isOn ? 1 : 0)
      Button("Go") { withAnimation(animation) { isOn.toggle() } }
    }
  }
  let view = ViewHarness { Mover(animation: animation) }
  try view.tap(.button("Go"))
  guard case .animate(_, let motion?) = view.patches.first else { throw CancellationError() }
  return motion
}
