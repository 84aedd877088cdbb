import BrowserHost
import ConcurrencyExtras
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

  private func makeConnection() -> RecordingConnection {
    RecordingConnection(address: "192.0.2.7", user: WindowUser(id: "anna\n"))
  }

  @Test func lineHasTheMetadataInOrder() {
    let lines = RecordedLines()
    let log = HostLog(showsMetadata: true) { lines.append($0) }
    for user in ["anna", "", #"a "b" \c=d"#, "anna\nuser=root"] {
      log.report(.messageNotText, of: LogSource(address: "192.0.2.7", user: user))
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
