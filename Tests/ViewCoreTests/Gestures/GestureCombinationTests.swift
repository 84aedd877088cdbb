import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct GestureCombinationTests {
  private func drag(_ x: Double, _ phase: Event.Phase = .moved) -> Event {
    .drag(Event.Drag(start: .zero, location: CGPoint(x: x, y: 0), phase: phase))
  }

  @Test func dragFollowsLongPressInSequence() throws {
    var log: [String] = []
    let view = ViewHarness {
      Text("Card").gesture(
        LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
          .onChanged {
            switch $0 {
            case .first: log.append("pressed")
            case .second(_, let drag): log.append("held \(drag?.location.x ?? -1)")
            }
          }
          .onEnded { _ in log.append("end") }
      )
    }
    func send(_ events: Event...) throws {
      for event in events { try view.send(event, nearest: .text("Card")) }
    }
    try send(drag(20), .press(true), drag(1), .longPress, drag(5), drag(6, .ended), .press(false))
    #expect(log == ["pressed", "held -1.0", "held 5.0", "end"])
    log = []
    try send(.press(true), .longPress, .press(false), drag(5))
    #expect(log == ["pressed", "held -1.0"])
  }

  @Test func dragMayBeginLongAfterLongPress() throws {
    var log: [String] = []
    let view = ViewHarness {
      Text("Card").gesture(
        LongPressGesture().sequenced(before: DragGesture())
          .onChanged { if case .second(_, let drag?) = $0 { log.append("\(drag.location.x)") } }
          .onEnded { _ in log.append("end") }
      )
    }
    func send(_ events: Event...) throws {
      for event in events { try view.send(event, nearest: .text("Card")) }
    }
    try send(.press(true), .longPress, drag(12), drag(30), .press(false), drag(31, .ended))
    #expect(log == ["12.0", "30.0", "end"])
    log = []
    try send(.press(true), .longPress, .press(false), drag(30), drag(31, .ended))
    #expect(log == [])
  }

  @Test func exclusiveGestureRecognizesOneOfTwo() throws {
    var log: [String] = []
    let view = ViewHarness {
      Text("Card").gesture(
        TapGesture(count: 2).onEnded { log.append("twice") }
          .exclusively(before: TapGesture().onEnded { log.append("once") })
      )
    }
    #expect(view.outline.contains("data-taps=\"2\""))
    try view.send(.click, nearest: .text("Card"))
    try view.send(.tap(.init(count: 2)), nearest: .text("Card"))
    #expect(log == ["once", "twice"])
  }

  @Test func simultaneousGestureRecognizesBoth() throws {
    var last: (scale: CGFloat?, angle: Double?)
    var ends = 0
    let view = ViewHarness {
      Text("Photo").gesture(
        MagnificationGesture().simultaneously(with: RotationGesture())
          .onChanged { last = ($0.first, $0.second?.radians) }
          .onEnded { _ in ends += 1 }
      )
    }
    try view.send(.pinch(.init(scale: 2)), nearest: .text("Photo"))
    #expect(last.scale == 2)
    #expect(last.angle == nil)
    try view.send(.pinch(.init(scale: 2, angle: 1)), nearest: .text("Photo"))
    #expect(last.angle == 1)
    try view.send(.pinch(.init(scale: 2, angle: 1, phase: .ended)), nearest: .text("Photo"))
    #expect(ends == 1)
  }

  @Test func pinchReportsItsStart() throws {
    var magnify: MagnifyGesture.Value?
    var rotate: RotateGesture.Value?
    let view = ViewHarness {
      Text("Photo").gesture(MagnifyGesture().onChanged { magnify = $0 })
      Text("Knob").gesture(RotateGesture().onEnded { rotate = $0 })
    }
    let pinch = Event.Pinch(
      scale: 1.5,
      angle: 0.5,
      start: CGPoint(x: 3, y: 4),
      anchor: .topLeading,
      phase: .moved
    )
    try view.send(.pinch(pinch), nearest: .text("Photo"))
    #expect(magnify?.magnification == 1.5)
    #expect(magnify?.startLocation == CGPoint(x: 3, y: 4))
    #expect(magnify?.startAnchor == .topLeading)
    var end = pinch
    end.phase = .ended
    try view.send(.pinch(end), nearest: .text("Knob"))
    #expect(rotate?.rotation == .radians(0.5))
  }

  @Test func longPressReportsItsState() throws {
    var log: [String] = []
    let view = ViewHarness {
      Text("Card").onLongPressGesture(minimumDuration: 1, maximumDistance: 3) {
        log.append("long")
      } onPressingChanged: {
        log.append("\($0)")
      }
    }
    #expect(view.outline.contains("data-duration=\"1000\" data-reach=\"3\""))
    for event in [Event.press(true), .press(false), .press(true), .longPress, .press(false)] {
      try view.send(event, nearest: .text("Card"))
    }
    #expect(log == ["true", "false", "true", "long", "false"])
    // By the keyboard.
    try view.send(.longPress, nearest: .text("Card"))
    #expect(log.suffix(3) == ["true", "long", "false"])
  }

  @Test func tapHasLocation() throws {
    var places: [CGPoint] = []
    let view = ViewHarness {
      Text("Map").onTapGesture { location in places.append(location) }
      Text("Thrice").onTapGesture(count: 3) { places.append(.zero) }
    }
    try view.send(.tap(.init(location: CGPoint(x: 1, y: 2))), nearest: .text("Map"))
    try view.send(.tap(.init(count: 2)), nearest: .text("Thrice"))
    try view.send(.tap(.init(count: 3)), nearest: .text("Thrice"))
    #expect(places == [CGPoint(x: 1, y: 2), .zero])
    // The keyboard reaches both.
    #expect(view.outline.matches(of: /role="button"/).count == 2)
  }

  @Test func customGestureCombinesOthers() throws {
    struct Nudge: Gesture {
      let isOn: Bool

      var body: some Gesture<CGFloat> {
        AnyGesture(DragGesture(minimumDistance: 0).map(\.translation.width))
      }
    }
    var widths: [CGFloat] = []
    let view = ViewHarness {
      Button("Go") {}
        .simultaneousGesture(Nudge(isOn: true).onChanged { widths.append($0) })
      Button("Stop") {}
        .highPriorityGesture(TapGesture().onEnded { widths.append(0) })
    }
    try view.send(drag(4), nearest: .text("Go"))
    #expect(widths == [4])
    #expect(view.outline.contains("data-rank=\"beside\""))
    #expect(view.outline.contains("data-rank=\"first\""))
  }
  private struct Counted<Held: Gesture>: View {
    let gesture: Held
    @State private var count = 0

    var body: some View {
      Text("Card \(count)").gesture(gesture)
      Button("Count") { count += 1 }
    }
  }

  /// Shows a view with a gesture, and expects the one issue.
  private func expectIssue(_ value: String, _ gestures: String, _ gesture: some Gesture) {
    let expected = """
      Combined gestures need different values for the same press.

        Value: \(value)
        Gestures: \(gestures)

      The page tracks one press for all of them, and uses the value of the first one.

      To fix this, give them the same value, or put each of them on a view of its own.
      """
    withKnownIssue {
      let view = ViewHarness { Counted(gesture: gesture) }
      try? view.tap(.button("Count"))
    } matching: { issue in
      issue.comments.map(\.rawValue) == [expected]
    }
  }

  @Test func gesturesWithConflictingPressSettingsAreReported() {
    expectIssue(
      "minimumDuration",
      "0.5 and 2.0",
      LongPressGesture(minimumDuration: 0.5)
        .exclusively(before: LongPressGesture(minimumDuration: 2))
    )
    expectIssue(
      "maximumDistance",
      "10.0 and 5.0",
      LongPressGesture().simultaneously(with: LongPressGesture(maximumDistance: 5))
    )
    expectIssue(
      "coordinateSpace",
      "global and local",
      DragGesture(coordinateSpace: .global).simultaneously(with: SpatialTapGesture())
    )
  }

  @Test func gesturesWithEqualPressSettingsAreNotReported() {
    let view = ViewHarness {
      Text("a").gesture(
        LongPressGesture(minimumDuration: 2)
          .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
      )
      Text("b").gesture(
        TapGesture(count: 2).exclusively(before: SpatialTapGesture(coordinateSpace: .global))
      )
      Text("c").gesture(
        DragGesture(minimumDistance: 3).simultaneously(with: DragGesture(minimumDistance: 30))
      )
    }
    #expect(view.outline.contains("data-distance=\"0\" data-duration=\"2000\""))
    #expect(view.outline.contains("data-taps=\"1 2\" data-space=\"\""))
    #expect(view.outline.contains("data-distance=\"3\""))
  }
}
