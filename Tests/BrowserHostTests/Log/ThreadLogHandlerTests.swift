import BrowserHost
import Dispatch
import Logging
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ThreadLogHandlerTests {
  /// A backend that writes nothing before it may.
  private struct BlockedHandler: LogHandler {
    let lines: RecordedLines
    let mayWrite: DispatchSemaphore
    var logLevel = Logger.Level.info
    var metadata = Logger.Metadata()

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      mayWrite.wait()
      mayWrite.signal()
      lines.append("\(event.message)")
    }
  }

  private let lines = RecordedLines()
  private let mayWrite = DispatchSemaphore(value: 0)

  private func makeHandler() -> ThreadLogHandler {
    ThreadLogHandler(BlockedHandler(lines: lines, mayWrite: mayWrite))
  }

  @Test func backendThatBlocksDelaysNobody() {
    let handler = makeHandler()
    let logger = Logger(label: "test") { _ in handler }
    for number in 1...3 { logger.warning("\(number)") }
    #expect(lines.all == [])
    mayWrite.signal()
    handler.wait()
    #expect(lines.all == ["1", "2", "3"])
  }

  @Test func linesThatABlockedBackendCannotTakeAreCounted() {
    let handler = makeHandler()
    let logger = Logger(label: "test") { _ in handler }
    for number in 1...5000 { logger.warning("\(number)") }
    mayWrite.signal()
    handler.wait()
    let leftOut = lines.all.compactMap { line in
      line.firstMatch(of: /^\((\d+) more lines?/).flatMap { Int($0.1) }
    }
    #expect(leftOut.count > 0)
    #expect(lines.all.count - leftOut.count + leftOut.reduce(0, +) == 5000)
  }
}
