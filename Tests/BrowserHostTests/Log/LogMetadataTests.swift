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
    let page = RecordingConnection(
      address: "192.0.2.7",
      user: WindowUser(id: "anna\n")
    )
    registry.receive(.event(.init(number: 1, received: 0, node: 1, event: .click)), from: page)
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
