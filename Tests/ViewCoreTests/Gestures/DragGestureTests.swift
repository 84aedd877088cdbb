import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct DragGestureTests {
  @Test func dragBeginsAfterDistanceAndEndsAnywhere() throws {
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

  @Test func dragPredictsItsEndLocation() throws {
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

  @Test func gestureStateIsResetWhenGestureEnds() throws {
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

  /// A card that shows its drag distance and whether it is pressed.
  private struct BreakingCard: View {
    let log: (String) -> Void
    @GestureState private var offset = 0.0
    @State private var isThere = true
    @State private var isEnabled = true
    @State private var isUsable = true
    @State private var volume = 1.0

    var body: some View {
      Text("Offset \(Int(offset))")
      VStack {
        if isThere {
          Text("Card").gesture(
            DragGesture(minimumDistance: 0).updating($offset) { value, offset, _ in
              offset = value.translation.width
            },
            isEnabled: isEnabled
          )
          Text("Held").onLongPressGesture {
          } onPressingChanged: {
            log("held \($0)")
          }
          Slider(value: $volume) {
            Text("Volume")
          } onEditingChanged: {
            log("edited \($0)")
          }
        }
      }
      .disabled(!isUsable)
      Button("Remove") { isThere = false }
      Button("Forbid") { isEnabled = false }
      Button("Allow") { isEnabled = true }
      Button("Disable") { isUsable = false }
    }
  }

  private func begin(in view: ViewHarness) throws {
    let drag = Event.Drag(start: .zero, location: CGPoint(x: 7, y: 0), phase: .moved)
    try view.send(.drag(drag), nearest: .text("Card"))
    try view.send(.press(true), nearest: .text("Held"))
    try view.send(.press(true), nearest: .slider("Volume"))
    #expect(view.text.first == "Offset 7")
  }

  @Test(arguments: ["Remove", "Disable"])
  func gestureIsCancelledWhenItsViewIsRemoved(button: String) throws {
    var log: [String] = []
    let view = ViewHarness { BreakingCard { log.append($0) } }
    try begin(in: view)
    try view.tap(.button(button))
    #expect(view.text.first == "Offset 0")
    #expect(log.prefix(2) == ["held true", "edited true"])
    #expect(log.dropFirst(2).sorted() == ["edited false", "held false"])
  }

  @Test func gestureIsCancelledWhenItIsDisabled() throws {
    let view = ViewHarness { BreakingCard { _ in } }
    try begin(in: view)
    try view.tap(.button("Forbid"))
    #expect(view.text.first == "Offset 0")
    try view.tap(.button("Allow"))
    #expect(view.text.first == "Offset 0")
    try begin(in: view)
  }

  @Test func gestureIsCancelledWhenPageReloads() {
    var log: [String] = []
    let graph = ViewGraph(root: BreakingCard { log.append($0) })
    var listeners: [NodeID] = []
    func look(at tree: ElementTree) {
      if tree.element.events.contains(.press) { listeners.append(tree.id) }
      tree.children.forEach(look)
    }
    for case .insert(let tree, _, _) in graph.mount() { look(at: tree) }
    for id in listeners { _ = graph.handle(.press(true), on: id) }
    #expect(log == ["held true", "edited true"])
    _ = graph.rebuild()
    #expect(log.dropFirst(2).sorted() == ["edited false", "held false"])
    log = []
    _ = graph.rebuild()
    #expect(log == [])
  }

  @Test func elementNamesTheEventsOfItsGesture() throws {
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
