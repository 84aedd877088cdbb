import Foundation
import Testing
import ViewCore

/// Events for controls that the user cannot reach are refused, and events that happened before are not.
@MainActor
struct ReachabilityTests {
  private let log = TapLog()

  enum Modal: CaseIterable {
    case sheet, cover, alert, dialog, popover
  }

  private struct Presenter: View {
    let modal: Modal
    let log: TapLog
    @State private var isPresented = false

    var body: some View {
      VStack {
        Button("Behind") { log.taps.append("behind") }
        Button("Present") { isPresented = true }
      }
      .sheet(isPresented: binding(.sheet)) { content }
      .fullScreenCover(isPresented: binding(.cover)) { content }
      .popover(isPresented: binding(.popover)) { content }
      .alert("Title", isPresented: binding(.alert)) { content }
      .confirmationDialog("Title", isPresented: binding(.dialog)) { content }
    }

    private var content: some View {
      Button("Inside") {
        log.taps.append("inside")
        isPresented = false
      }
    }

    private func binding(_ kind: Modal) -> Binding<Bool> {
      Binding {
        kind == modal && isPresented
      } set: {
        isPresented = $0
      }
    }
  }

  @Test(arguments: Modal.allCases)
  func controlBehindModalIsUnreachable(modal: Modal) {
    let page = RecordedPage(Presenter(modal: modal, log: log))
    #expect(page.tap("Behind") == .handled)
    #expect(page.tap("Present") == .handled)
    #expect(page.tap("Behind") == .unreachable)
    #expect(page.tap("Inside") == .handled)
    #expect(page.tap("Behind") == .handled)
    #expect(log.taps == ["behind", "inside", "behind"])
  }

  /// A view whose element is a barrier with one modifier and not with the other.
  private struct Changing: View {
    let log: TapLog
    @State private var isDark: Bool
    @State private var count = 0

    init(log: TapLog, isDark: Bool) {
      self.log = log
      _isDark = State(wrappedValue: isDark)
    }

    var body: some View {
      VStack {
        Button("Change") { isDark.toggle() }
        Button("Add") { count += 1 }
        ForEach(0..<count, id: \.self) { number in
          Button("New \(number)") { log.taps.append("\(number)") }
        }
      }
      .preferredColorScheme(isDark ? .dark : nil)
    }
  }

  @Test(arguments: [true, false])
  func controlStaysReachableInAChangedElement(isDark: Bool) {
    let page = RecordedPage(Changing(log: log, isDark: isDark))
    for number in 0...1 {
      #expect(page.tap("Change") == .handled)
      #expect(page.tap("Add") == .handled)
      #expect(page.tap("New \(number)") == .handled)
    }
    #expect(log.taps == ["0", "1"])
  }

  @Test func onlyTopmostModalIsReachable() {
    struct Nested: View {
      let log: TapLog
      @State private var isOuterPresented = false
      @State private var isInnerPresented = false

      var body: some View {
        Button("Present outer") { isOuterPresented = true }
          .sheet(isPresented: $isOuterPresented) {
            Button("Outer") { log.taps.append("outer") }
            Button("Present inner") { isInnerPresented = true }
              .alert("Alert", isPresented: $isInnerPresented) { Button("Close") {} }
          }
      }
    }
    let page = RecordedPage(Nested(log: log))
    #expect(page.tap("Present outer") == .handled)
    #expect(page.tap("Outer") == .handled)
    #expect(page.tap("Present inner") == .handled)
    #expect(page.tap("Outer") == .unreachable)
    #expect(page.tap("Present outer") == .unreachable)
    #expect(page.tap("Close") == .handled)
    #expect(page.tap("Outer") == .handled)
    #expect(log.taps == ["outer", "outer"])
  }

  @Test func controlBesideToastAndItemsOfMenusAreReachable() {
    let page = RecordedPage(
      VStack {
        Button("Control") {}
        Menu("More") { Button("Item") {} }
        Text("Text").contextMenu { Button("Context item") {} }
      }
      .overlay { Text("Saved") }
    )
    for name in ["Control", "Item", "Context item"] { #expect(page.tap(name) == .handled) }
  }

  private struct Fading: View {
    @State private var opacity = 1.0

    var body: some View {
      VStack {
        Button("Control") {}
          .overlay { Button("Above") {} }
          .background { Button("Below") {} }
          .contextMenu { Button("Item") {} }
          .opacity(opacity)
        Button("Hide") { opacity = 0 }
        Button("Fade") { opacity = 0.5 }
      }
    }
  }

  @Test func invisibleControlIsUnreachable() {
    let page = RecordedPage(Fading())
    let names = ["Control", "Above", "Below", "Item"]
    for name in names { #expect(page.tap(name) == .handled) }
    #expect(page.tap("Hide") == .handled)
    for name in names { #expect(page.tap(name) == .unreachable) }
    #expect(page.tap("Fade") == .handled)
    for name in names { #expect(page.tap(name) == .handled) }
  }

  @Test func hiddenControlIsUnreachable() {
    let page = RecordedPage(VStack { VStack { Button("Control") {} } }.hidden())
    #expect(page.tap("Control") == .unreachable)
  }

  @Test func controlWithoutHitTestingTakesTextAndNoTaps() {
    struct Form: View {
      @State private var text = ""
      @State private var isOn = false
      @State private var number = 0.0

      var body: some View {
        VStack {
          TextField("Field", text: $text)
          Toggle("Switch", isOn: $isOn)
          Slider(value: $number)
          Button("Button") {}
        }
        .allowsHitTesting(false)
      }
    }
    let page = RecordedPage(Form())
    #expect(page.send(.input("Blob"), to: .init { $0["type"] == "text" }) == .handled)
    #expect(page.send(.change(true), to: .init { $0["type"] == "checkbox" }) == .unreachable)
    #expect(page.send(.input("0.5"), to: .init { $0["type"] == "range" }) == .unreachable)
    #expect(page.tap("Button") == .unreachable)
  }

  @Test func coveredScreenIsUnreachable() {
    let page = RecordedPage(
      NavigationStack {
        VStack {
          Button("Root") {}
          NavigationLink("Push") { Button("Pushed") {} }
        }
        .toolbar { Button("Add") {} }
      }
    )
    #expect(page.tap("Root") == .handled)
    #expect(page.tap("Add") == .handled)
    #expect(page.tap("Push") == .handled)
    #expect(page.tap("Root") == .unreachable)
    #expect(page.tap("Add") == .unreachable)
    #expect(page.tap("Pushed") == .handled)
    // The browser's back button is always in reach.
    let pushed = ElementCondition { $0["class"] == "screen" && $0.events.contains(.dismiss) }
    #expect(page.send(.dismiss, to: pushed) == .handled)
    #expect(page.tap("Root") == .handled)
    #expect(page.tap("Add") == .handled)
  }

  @Test func unselectedTabIsUnreachable() {
    let page = RecordedPage(
      TabView {
        Tab("One", systemImage: "star") { Button("First") {} }
        Tab("Two", systemImage: "star") { Button("Second") {} }
      }
    )
    #expect(page.tap("Second") == .unreachable)
    #expect(page.tap("Two") == .handled)
    #expect(page.tap("Second") == .handled)
    #expect(page.tap("First") == .unreachable)
  }

  @Test func tapOnRowFollowsItsInvisibleLink() {
    let page = RecordedPage(
      NavigationStack {
        List {
          ZStack {
            Text("Row")
            NavigationLink("Link") { Text("Pushed") }.opacity(0)
          }
          Text("Other").background { NavigationLink("Behind") { Text("Pushed") }.opacity(0) }
        }
        VStack { NavigationLink("Invisible twice") { Text("Pushed") }.opacity(0) }.opacity(0)
      }
    )
    #expect(page.tap("Invisible twice") == .unreachable)
    #expect(page.tap("Link") == .handled)
    let pushed = ElementCondition { $0["class"] == "screen" && $0.events.contains(.dismiss) }
    #expect(page.send(.dismiss, to: pushed) == .handled)
    #expect(page.tap("Behind") == .handled)
  }

  @Test func dragGoesOnBehindModal() {
    struct Draggable: View {
      let log: TapLog
      @State private var isPresented = false

      var body: some View {
        Text("Handle")
          .gesture(
            DragGesture()
              .onChanged { _ in isPresented = true }
              .onEnded { _ in log.taps.append("ended") }
          )
          .sheet(isPresented: $isPresented) { Text("Sheet") }
      }
    }
    let page = RecordedPage(Draggable(log: log))
    let handle = ElementCondition { $0.events.contains(.drag) }
    var drag = Event.Drag(start: .zero, location: CGPoint(x: 40, y: 0))
    #expect(page.send(.drag(drag), to: handle) == .handled)
    drag.phase = .ended
    #expect(page.send(.drag(drag), to: handle) == .handled)
    #expect(log.taps == ["ended"])
    drag.phase = .moved
    #expect(page.send(.drag(drag), to: handle) == .unreachable)
  }

  // MARK: Pages that lack a frame

  @Test func tapBeforeModalIsHandled() {
    let page = RecordedPage(Presenter(modal: .sheet, log: log))
    #expect(page.tap("Present") == .handled)
    let unseen = Set(page.graph.closedBarriers)
    #expect(unseen.count == 1)
    #expect(page.tap("Behind", unseen: unseen) == .handled)
    #expect(page.tap("Behind") == .unreachable)
    // A page on which the user taps inside the modal has it.
    #expect(page.tap("Inside", unseen: unseen) == .unreachable)
    #expect(page.tap("Inside") == .handled)
    #expect(page.graph.closedBarriers == [])
  }

  @Test func tapBeforeControlBecameInvisibleIsHandled() {
    let page = RecordedPage(Fading())
    #expect(page.tap("Hide") == .handled)
    let unseen = Set(page.graph.closedBarriers)
    #expect(page.tap("Control") == .unreachable)
    #expect(page.tap("Control", unseen: unseen) == .handled)
  }

  @Test func reloadedPageHasItsModalOnTop() {
    let page = RecordedPage(Presenter(modal: .sheet, log: log))
    #expect(page.tap("Present") == .handled)
    page.reload()
    #expect(page.tap("Behind") == .unreachable)
    #expect(page.tap("Inside") == .handled)
  }
}

@MainActor
private final class TapLog {
  var taps: [String] = []
}

/// A page that knows each element that it has ever had, as an attacker does.
@MainActor
private final class RecordedPage {
  let graph: ViewGraph
  private var trees: [ElementTree] = []

  init(_ view: some View) {
    graph = ViewGraph(root: view)
    take(graph.mount())
  }

  /// Clicks the innermost element around a text that listens for clicks.
  func tap(_ text: String, unseen: Set<NodeID> = []) -> EventOutcome {
    send(.click, to: trees.firstResult { $0.listener(text) }, unseen: unseen)
  }

  func send(_ event: Event, to condition: ElementCondition) -> EventOutcome {
    send(event, to: trees.firstResult { $0.first(condition) }, unseen: [])
  }

  func reload() {
    trees = []
    take(graph.rebuild())
  }

  private func send(_ event: Event, to node: NodeID?, unseen: Set<NodeID>) -> EventOutcome {
    guard let node else { return .unknownNode }
    let outcome = graph.handle(event, on: node, unseen: unseen)
    take(graph.flush())
    return outcome
  }

  private func take(_ patches: [Patch]) {
    trees += patches.compactMap { if case .insert(let tree, _, _) = $0 { tree } else { nil } }
  }
}

private struct ElementCondition {
  let holds: (Element) -> Bool

  init(_ holds: @escaping (Element) -> Bool) {
    self.holds = holds
  }
}

extension ElementTree {
  fileprivate func listener(_ text: String) -> NodeID? {
    guard contains(text) else { return nil }
    let inner = children.firstResult { $0.listener(text) }
    return inner ?? (element.events.contains(.click) ? id : nil)
  }

  fileprivate func first(_ condition: ElementCondition) -> NodeID? {
    condition.holds(element) ? id : children.firstResult { $0.first(condition) }
  }

  private func contains(_ text: String) -> Bool {
    element.text == text || children.contains { $0.contains(text) }
  }
}

extension Sequence {
  fileprivate func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
