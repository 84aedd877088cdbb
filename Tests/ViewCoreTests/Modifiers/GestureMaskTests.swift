import Testing
import ViewCore
import ViewTesting

/// The gestures that count on a view and inside of it.
@MainActor
struct GestureMaskTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Areas: View {
    let mask: GestureMask
    let log: Log

    var body: some View {
      VStack {
        Text("Inside").onTapGesture { log.lines.append("inside") }
        Button("Control") { log.lines.append("control") }
      }
      .gesture(LongPressGesture().onEnded { _ in log.lines.append("outside") }, including: mask)
    }
  }

  @Test(arguments: [
    (GestureMask.all, true, true), (.gesture, true, false), (.subviews, false, true),
    (.none, false, false),
  ])
  func gesturesOfTheMaskCount(mask: GestureMask, own: Bool, inside: Bool) throws {
    let log = Log()
    let view = ViewHarness { Areas(mask: mask, log: log) }
    #expect(view.contains(.button("Inside")) == inside)
    if inside { try view.tap(.button("Inside")) }
    if own { try view.send(.longPress, nearest: .text("Inside")) }
    try view.tap(.button("Control"))
    #expect(log.lines == (inside ? ["inside"] : []) + (own ? ["outside"] : []) + ["control"])
  }

  private struct Switched: View {
    @State private var mask = GestureMask.none
    @State private var count = 0

    var body: some View {
      Text("Count \(count)").onTapGesture { count += 1 }
        .simultaneousGesture(TapGesture(count: 2), including: mask)
      Button("All") { mask = .all }
    }
  }

  @Test func aMaskMayChange() throws {
    let view = ViewHarness { Switched() }
    #expect(!view.contains(.button("Count 0")))
    try view.tap(.button("All"))
    try view.tap(.button("Count 0"))
    #expect(view.contains(.button("Count 1")))
  }
}
