import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct DragGestureTests {
  @Test func aDragBeginsAfterADistanceAndEndsWhereverItIs() throws {
    struct Card: View {
      let log: (String) -> Void

      var body: some View {
        Text("Card").gesture(drag)
      }

      var drag: some Gesture {
        DragGesture(minimumDistance: 5)
          .onChanged { log("\($0.location.x)") }
          .onEnded { log("end \($0.translation.width)") }
      }
    }
    var log: [String] = []
    let view = ViewHarness { Card { log.append($0) } }
    func drag(to x: Double, from start: Double = 0, _ phase: Event.Phase = .moved) throws {
      let drag = Event.Drag(
        start: CGPoint(x: start, y: 0),
        location: CGPoint(x: x, y: 0),
        phase: phase
      )
      try view.send(.drag(drag), nearest: .text("Card"))
    }
    try drag(to: 2)
    try drag(to: 8)
    try drag(to: 3)
    try drag(to: 1, .ended)
    #expect(log == ["8.0", "3.0", "end 1.0"])
    log = []
    // A press that never comes far is no drag, whatever the one before it was.
    try drag(to: 12, from: 10)
    try drag(to: 12, from: 10, .ended)
    #expect(log == [])
    try drag(to: 50, from: 10)
    try drag(to: 50, from: 10, .cancelled)
    #expect(log == ["50.0"])
  }

  @Test func aDragSaysWhereItWouldComeToRest() throws {
    var value: DragGesture.Value?
    let view = ViewHarness {
      Text("Card").gesture(DragGesture(minimumDistance: 0).onChanged { value = $0 })
    }
    let drag = Event.Drag(
      start: CGPoint(x: 1, y: 2),
      location: CGPoint(x: 11, y: 2),
      velocity: CGSize(width: 400, height: -40)
    )
    try view.send(.drag(drag), nearest: .text("Card"))
    #expect(value?.velocity == CGSize(width: 400, height: -40))
    #expect(value?.predictedEndLocation == CGPoint(x: 111, y: -8))
    #expect(value?.predictedEndTranslation == CGSize(width: 110, height: -10))
  }

  @Test func aStateIsAsBeforeWhenTheGestureIsOver() throws {
    struct Card: View {
      @GestureState private var offset = 0.0
      @GestureState private var isDragged: Bool

      init() {
        _isDragged = GestureState(initialValue: false)
      }

      var body: some View {
        VStack {
          Text("Card")
          Text("\(Int(offset)) \(isDragged)")
        }
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($offset) { value, offset, transaction in
              offset = value.translation.width
              transaction.animation = .linear
            }
            .updating($isDragged) { _, isDragged, _ in isDragged = true }
        )
      }
    }
    let view = ViewHarness { Card() }
    func drag(_ x: Double, _ phase: Event.Phase) throws {
      let drag = Event.Drag(start: .zero, location: CGPoint(x: x, y: 0), phase: phase)
      try view.send(.drag(drag), nearest: .text("Card"))
    }
    for phase in [Event.Phase.ended, .cancelled] {
      try drag(7, .moved)
      #expect(view.text == ["Card", "7 true"])
      try drag(7, phase)
      #expect(view.text == ["Card", "0 false"])
    }
  }

  @Test func thePageKnowsWhatToTell() throws {
    let view = ViewHarness {
      VStack {
        Text("Card").gesture(
          DragGesture(minimumDistance: 3, coordinateSpace: .named("board")).onEnded { _ in }
        )
        Text("Off").gesture(DragGesture().onEnded { _ in }, isEnabled: false)
      }
      .coordinateSpace(name: "board")
    }
    #expect(view.outline.contains("data-coordinates=\"board\""))
    #expect(view.outline.contains("data-distance=\"3\" data-space=\"board\""))
    #expect(view.outline.components(separatedBy: "data-distance").count == 2)
  }
}
