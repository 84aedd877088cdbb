import Logging
import Testing

@testable import OSLog
// Of the two types with this name.
import struct OSLog.Logger

struct LoggerTests {
  private final class Lines: @unchecked Sendable {
    // NB: Unchecked, because one test writes and reads it on one thread.
    var all: [String] = []
  }

  private struct RecordingHandler: LogHandler {
    let label: String
    let lines: Lines
    var metadata: Logging.Logger.Metadata = [:]
    var logLevel = Logging.Logger.Level.trace

    func log(event: LogEvent) {
      lines.all.append("\(event.level) \(event.message)")
    }

    subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }
  }

  private func recording(to lines: Lines) -> Logger {
    Logger(
      backend: Logging.Logger(label: "test") { RecordingHandler(label: $0, lines: lines) }
    )
  }

  @Test func eachMethodHasALevelOfTheBackend() {
    let lines = Lines()
    let logger = recording(to: lines)
    logger.trace("a")
    logger.debug("b")
    logger.info("c")
    logger.notice("d")
    logger.log("e")
    logger.warning("f")
    logger.error("g")
    logger.critical("h")
    logger.fault("i")
    #expect(
      lines.all == [
        "trace a", "debug b", "info c", "notice d", "notice e", "warning f", "error g",
        "critical h", "critical i",
      ]
    )
  }

  @Test func levelMayBeAValue() {
    let lines = Lines()
    let logger = recording(to: lines)
    for level in [OSLogType.default, .info, .debug, .error, .fault] {
      logger.log(level: level, "a")
    }
    #expect(lines.all == ["notice a", "info a", "debug a", "error a", "critical a"])
  }

  @Test func valuesOfALineThatIsNotWrittenAreNotComputed() {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    let lines = Lines()
    var backend = Logging.Logger(label: "test") { RecordingHandler(label: $0, lines: lines) }
    backend.logLevel = .error
    let logger = Logger(backend: backend)
    logger.info("\(next())")
    Logger(.disabled).error("\(next())")
    #expect(count == 0)
    logger.error("\(next())")
    #expect(lines.all == ["error 1"])
  }
}
