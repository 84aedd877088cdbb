import BrowserHost
import Testing
import ViewCore

/// An event keeps a login if a user has caused it, and not if the page reports it by itself.
@MainActor
struct EventUseTests {
  /// The kinds that a page reports while its layout changes, images come, or a pointer rests.
  private static let automatic: EventKinds = [
    .resize, .place, .visibility, .rows, .focus, .blur, .load, .metrics, .hover, .pointer,
  ]

  @MainActor
  private final class Window {
    let graph = ViewGraph(root: EveryEventView())
    let page = RecordingConnection(user: WindowUser(id: "anna"))
    let lines = RecordedLines()
    private var now = ContinuousClock().systemEpoch
    private(set) lazy var registry = SessionRegistry(
      limits: limits,
      log: HostLog { [lines] in lines.append($0) },
      now: { [unowned self] in now }
    ) { [graph] _ in graph }

    private var limits: Limits {
      var limits = Limits()
      limits.loginIdleTime = .seconds(60)
      return limits
    }

    init() {
      registry.receive(.hello(PageSetting()), from: page)
    }

    /// Whether an event of the last second before the end of the login keeps it.
    func keepsLogin(_ event: Event, on node: NodeID) -> Bool {
      now += .seconds(59)
      let report = PageEvent(number: 1, received: 1, node: node, event: event)
      registry.receive(.event(report), from: page)
      now += .seconds(1)
      registry.endExpired(at: now)
      return registry.count == 1
    }
  }

  @Test(arguments: EventKinds.named.map(\.name))
  func eventThatUserHasCausedKeepsLogin(name: String) throws {
    let kind = try #require(EventKinds.named.first { $0.name == name }?.kind)
    let window = Window()
    let node = try #require(window.graph.reporter(of: kind))
    let keepsLogin = window.keepsLogin(try kind.sample(), on: node)
    #expect(keepsLogin == !Self.automatic.contains(kind))
    // A refused event would be no use either.
    #expect(!window.lines.all.contains { $0.hasPrefix("Refused") })
  }

  /// The window reports that the system is dark, and that it is visible again.
  @Test(arguments: [Event.change(true), .press(true)])
  func eventOfWindowKeepsNoLogin(event: Event) {
    let window = Window()
    #expect(!window.keepsLogin(event, on: ViewGraph.rootID))
    #expect(!window.lines.all.contains { $0.hasPrefix("Refused") })
  }
}
