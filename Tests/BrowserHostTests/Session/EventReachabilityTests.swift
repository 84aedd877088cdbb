import BrowserHost
import Testing
import ViewCore

/// Each kind of event, for an element that the user cannot reach or that is disabled.
@MainActor
struct EventReachabilityTests {
  enum Obstacle: CaseIterable {
    case sheet, screen, transparency, noHitTesting, disabled
  }

  private struct Obstructed: View {
    let obstacle: Obstacle

    var body: some View {
      if obstacle == .screen {
        NavigationStack(path: .constant([1])) {
          EveryEventView().navigationDestination(for: Int.self) { Text("Screen \($0)") }
        }
      } else {
        content
      }
    }

    private var content: some View {
      EveryEventView()
        .opacity(obstacle == .transparency ? 0 : 1)
        .allowsHitTesting(obstacle != .noHitTesting)
        .disabled(obstacle == .disabled)
        .sheet(isPresented: .constant(obstacle == .sheet)) { Text("Sheet") }
    }
  }

  /// The kinds that a page reports by itself, or by the browser's history, wherever the element is.
  private static let ofPage = EventKinds.ofWindow.union([
    .blur, .dismiss, .pushAgain, .rows, .load,
  ])

  @Test(arguments: Obstacle.allCases)
  func eventIsRefusedUnlessThePageReportsItByItself(obstacle: Obstacle) throws {
    for (name, kind) in EventKinds.named {
      let graph = ViewGraph(root: Obstructed(obstacle: obstacle))
      _ = graph.mount()
      defer { graph.unmount() }
      // A disabled view may have no element that listens.
      let node = graph.reporter(of: kind)
      let event = try kind.sample()
      let outcome = node.map { graph.handle(event, on: $0) }
      #expect((outcome == .handled) == isHandled(kind, behind: obstacle), "\(name)")
      if obstacle != .disabled { #expect(node != nil, "\(name)") }
    }
  }

  private func isHandled(_ kind: EventKinds, behind obstacle: Obstacle) -> Bool {
    switch obstacle {
    case .sheet, .screen, .transparency: Self.ofPage.contains(kind)
    // The keyboard reaches fields and views that wait for keys.
    case .noHitTesting: Self.ofPage.union([.input, .select, .submit, .focus, .key]).contains(kind)
    // A pointer is over a disabled view as over any other, a menu of one opens with disabled buttons, and a disabled
    // field has no focus to lose.
    case .disabled:
      [.hover, .pointer, .menu].contains(kind) || kind != .blur && Self.ofPage.contains(kind)
    }
  }

  @Test func elementsOfDisabledViewsRefuseEvents() throws {
    let log = ActionLog()
    let graph = ViewGraph(root: DisabledViews(log: log))
    let trees = graph.mount().compactMap { patch -> ElementTree? in
      if case .insert(let tree, into: _, before: _) = patch { tree } else { nil }
    }
    let events: [Event] = [
      .change(false), .click, .key(try #require(KeyPress(named: "a", phase: .down))),
    ]
    for event in events {
      for node in trees.flatMap(\.all) { _ = graph.handle(event, on: node) }
    }
    #expect(log.actions == ["key outside"])
    graph.unmount()
  }

  private struct DisabledViews: View {
    let log: ActionLog

    private var isExpanded: Binding<Bool> {
      Binding {
        true
      } set: { _ in
        log.actions.append("expansion")
      }
    }

    var body: some View {
      VStack {
        VStack {
          DisclosureGroup("Group", isExpanded: isExpanded) { Text("Inside") }
          Form {
            Section(isExpanded: isExpanded) {
              Text("Row")
            } header: {
              Text("Header")
            }
          }
          Text("Keys").focusable().onKeyPress("a") {
            log.actions.append("key")
            return .handled
          }
        }
        .disabled(true)
      }
      .onKeyPress("a") {
        log.actions.append("key outside")
        return .handled
      }
    }
  }
}

@MainActor
private final class ActionLog {
  var actions: [String] = []
}

extension ElementTree {
  fileprivate var all: [NodeID] { [id] + children.flatMap(\.all) }
}
