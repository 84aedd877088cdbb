import BrowserHost
import Foundation
import Observation
import Testing
import ViewCore

/// Attacks of a page on controls that its user cannot reach, and honest events that look alike.
@MainActor
struct ReachabilityAttackTests {
  private let lines = RecordedLines()
  private let log = TapLog()
  private let time = Time()

  private struct Presenter: View {
    let log: TapLog
    @State private var isPresented = false

    var body: some View {
      VStack {
        Button("Behind") { log.taps.append("behind") }
        Button("Present") { isPresented = true }
        Button("Invisible") { log.taps.append("invisible") }.opacity(0)
        Button("Untouchable") { log.taps.append("untouchable") }.allowsHitTesting(false)
      }
      .onChange(of: log.isPresented) { isPresented = true }
      .sheet(isPresented: $isPresented) {
        Button("Inside") { log.taps.append("inside") }
      }
    }
  }

  private func registry() -> SessionRegistry {
    SessionRegistry(
      log: HostLog { [lines] in lines.append($0) },
      now: { [time] in time.now }
    ) { [log] _ in
      ViewGraph(root: Presenter(log: log))
    }
  }

  @Test func eventsForUnreachableControlsAreRefused() throws {
    let registry = registry()
    let page = AttackingPage(registry)
    for name in ["Invisible", "Untouchable"] { try page.click(name, received: 1) }
    try page.click("Present", received: 1)
    try page.click("Behind", received: 2)
    // The page has acknowledged the sheet, so it cannot go back before it.
    try page.click("Behind", received: 1)
    try page.click("Inside", received: 2)
    #expect(log.taps == ["inside"])
    #expect(
      lines.all
        == ["Invisible", "Untouchable", "Behind", "Behind"].map {
          """
          Refused a report of a page: an event of element \(page.ids[$0] ?? 0), which the user cannot reach.
          """
        }
    )
    // A refused event is acknowledged, and the session goes on.
    #expect(page.lastAcknowledged == 6)
  }

  @Test func pageThatUsesSheetCannotPretendToLackIt() throws {
    let page = AttackingPage(registry())
    try page.click("Present", received: 1)
    try page.click("Inside", received: 1)
    #expect(log.taps == [])
    #expect(lines.all.count == 1)
  }

  @Test func eventInFlightWhenSheetCameIsHandled() throws {
    let page = AttackingPage(registry())
    try page.click("Present", received: 1)
    try page.click("Behind", received: 1)
    #expect(log.taps == ["behind"])
    #expect(lines.all == [])
  }

  /// An honest page acknowledges the sheet, or loses its connection.
  @Test func pageThatWithholdsItsAcknowledgementsReachesNothingBehindTheSheetForLong() throws {
    let registry = registry()
    let page = AttackingPage(registry)
    try page.click("Present", received: 1)
    time.now += .seconds(9)
    try page.click("Behind", received: 1)
    time.now += .seconds(1)
    try page.click("Behind", received: 1)
    // A reconnect gives no further time.
    registry.disconnected(page.connection, at: time.now)
    try page.resume(received: 1)
    try page.click("Behind", received: 1)
    #expect(log.taps == ["behind"])
    #expect(lines.all.count == 2)
  }

  @Test func eventOfPageThatWasDisconnectedWhenSheetCameIsHandled() throws {
    let registry = registry()
    let page = AttackingPage(registry)
    registry.disconnected(page.connection, at: .now)
    log.isPresented = true
    try page.resume(received: 1)
    // The page has the sheet now, and repeats what the user did before.
    #expect(page.ids["Inside"] != nil)
    try page.click("Behind", received: 1)
    #expect(log.taps == ["behind"])
    try page.click("Behind", received: 2)
    #expect(log.taps == ["behind"])
  }
}

@MainActor
private final class Time {
  var now = ContinuousClock().systemEpoch
}

@MainActor
@Observable
private final class TapLog {
  var taps: [String] = []
  var isPresented = false
}

/// A page that sends events for any element, and claims to have received any frame.
@MainActor
private final class AttackingPage {
  private let registry: SessionRegistry
  private(set) var connection = RecordingConnection()
  /// The buttons by their titles.
  private(set) var ids: [String: NodeID] = [:]
  private(set) var lastAcknowledged = 0
  private var session: SessionID?
  private var lastEvent = 0

  init(_ registry: SessionRegistry) {
    self.registry = registry
    registry.receive(.hello(PageSetting()), from: connection)
    take()
  }

  func click(_ title: String, received: Int) throws {
    lastEvent += 1
    let node = try #require(ids[title])
    let event = PageEvent(number: lastEvent, received: received, node: node, event: .click)
    registry.receive(.event(event), from: connection)
    take()
  }

  func resume(received: Int) throws {
    connection = RecordingConnection()
    let session = try #require(session)
    registry.receive(.resume(session: session, received: received), from: connection)
    take()
  }

  private func take() {
    for frame in connection.takeFrames() {
      let values = try? JSONSerialization.jsonObject(with: Data(frame.utf8)) as? [Any]
      lastAcknowledged = values?.dropFirst().first as? Int ?? 0
      for case let operation as [Any] in values ?? [] {
        if operation.first as? Int == Opcode.welcome.rawValue, let id = operation[1] as? String {
          session = SessionID(id)
        }
        for value in operation { _ = takeText(of: value) }
      }
    }
  }

  /// Returns the text of an element, and notes the id of a button under its text.
  private func takeText(of value: Any) -> String? {
    guard let tree = value as? [Any], tree.count == 5, let id = tree[0] as? Int else { return nil }
    let content = tree[4] as? String ?? (tree[4] as? [Any])?.compactMap(takeText).first
    if tree[1] as? String == "button", let content { ids[content] = id }
    return content
  }
}
