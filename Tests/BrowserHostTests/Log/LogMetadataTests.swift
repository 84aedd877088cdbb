import BrowserHost
import ConcurrencyExtras
import IssueReporting
import Logging
import Testing
import ViewCore

@MainActor
struct LogMetadataTests {
  @Test func linesNameTheirSessionAddressAndUser() throws {
    let lines = Locked<[Logger.Metadata]>([])
    let logger = Logger(label: "test") { _ in RecordingHandler(lines: lines) }
    let registry = SessionRegistry(log: HostLog(logger: logger)) { _ in CounterContent() }
    let (stray, page) = (makeConnection(), makeConnection())
    registry.receive(.event(.init(number: 1, received: 0, node: 1, event: .click)), from: stray)
    registry.receive(.hello(PageSetting()), from: page)
    let welcome = try #require(page.takeFrames().first)
    registry.receive(.acknowledge(received: 99), from: page)
    let session = try #require(lines.withLock(\.self).last?["session"]).description
    #expect(session.count == 8)
    #expect(welcome.contains(session))
    #expect(
      lines.withLock(\.self) == [
        ["address": "192.0.2.7", "user": "anna?"],
        ["address": "192.0.2.7", "session": "\(session)", "user": "anna?"],
        ["address": "192.0.2.7", "session": "\(session)", "user": "anna?"],
      ]
    )
  }

  private struct Reporter: View {
    let log: HostLog

    var body: some View {
      Button("Report") {
        reportIssue("An issue.")
        WorkObserver(log: log).perform(MainActorWork(.reducer, of: Int.self) { "App.Action.save" })
        {}
        Task { reportIssue("An issue of an effect.") }
      }
    }
  }

  /// The code of an app does not know for which page it runs.
  @Test func issueAndSlowActionNameThePageForWhichTheyRun() async throws {
    let lines = Locked<[Logger.Metadata]>([])
    let logger = Logger(label: "test") { _ in RecordingHandler(lines: lines) }
    let telemetry = Telemetry(factory: PrometheusFactory(), tracer: nil)
    let log = HostLog(logger: logger, linesPerSecond: 100, slowTime: .zero, telemetry: telemetry)
    let graph = ViewGraph(root: Reporter(log: log))
    let registry = SessionRegistry(log: log) { _ in graph }
    let page = makeConnection()
    registry.receive(.hello(PageSetting()), from: page)
    let button = try #require(graph.rebuild().lazy.compactMap(\.button).first)
    lines.withLock { $0 = [] }
    withIssueReporters([LogIssueReporter(log: log)]) {
      let event = PageEvent(number: 1, received: 1, node: button, event: .click)
      registry.receive(.event(event), from: page)
    }
    await Task { @MainActor in }.value
    let found = lines.withLock(\.self)
    // Two issues, the action, the event and the update.
    #expect(found.count >= 5)
    #expect(found.allSatisfy { $0["session"]?.description.count == 8 })
    #expect(found.allSatisfy { $0["address"] == "192.0.2.7" && $0["user"] == "anna?" })
  }

  @Test func openingAndRebuildingAWindowAreTimed() throws {
    let lines = RecordedLines()
    let log = HostLog(linesPerSecond: 100, slowTime: .zero) { lines.append($0) }
    let registry = SessionRegistry(log: log) { _ in CounterContent() }
    let page = makeConnection()
    registry.receive(.hello(PageSetting()), from: page)
    #expect(
      lines.all.contains { $0.hasSuffix("ms with the opening of a window. All windows waited.") }
    )
    let welcome = try #require(page.takeFrames().first)
    let id = try #require(SessionID(String(welcome.dropFirst(9).dropLast(3))))
    registry.receive(.acknowledge(received: 1), from: page)
    registry.receive(.resume(session: id, received: 0), from: makeConnection())
    #expect(
      lines.all.contains { $0.hasSuffix("ms with the rebuilding of a window. All windows waited.") }
    )
  }

  private func makeConnection() -> RecordingConnection {
    RecordingConnection(address: "192.0.2.7", user: WindowUser(id: "anna\n"))
  }

  @Test func lineHasTheMetadataInOrder() {
    let lines = RecordedLines()
    let log = HostLog(showsMetadata: true) { lines.append($0) }
    for user in ["anna", "", #"a "b" \c=d"#, "anna\nuser=root"] {
      log.report(.closed(.messageNotText), of: LogSource(address: "192.0.2.7", user: user))
    }
    let text = "Closed a connection: the page sent a binary message. address=192.0.2.7"
    #expect(
      lines.all == [
        "\(text) user=anna", "\(text) user=\"\"", #"\#(text) user="a \"b\" \\c=d""#,
        #"\#(text) user="anna?user=root""#,
      ]
    )
  }
}

extension Patch {
  fileprivate var button: NodeID? {
    if case .insert(let tree, into: _, before: _) = self { tree.button } else { nil }
  }
}

extension ElementTree {
  fileprivate var button: NodeID? {
    element.tag == "button" ? id : children.lazy.compactMap(\.button).first
  }
}

private struct RecordingHandler: LogHandler {
  let lines: Locked<[Logger.Metadata]>
  var logLevel = Logger.Level.info
  var metadata = Logger.Metadata()

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    lines.withLock { $0.append(event.metadata ?? [:]) }
  }
}
