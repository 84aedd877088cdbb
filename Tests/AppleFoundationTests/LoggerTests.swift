import Foundation
import Testing

/// Logs of files that import Foundation alone.
struct LoggerTests {
  @Test func fileWithFoundationAloneHasTheLog() {
    let logger = Logger(subsystem: "tests", category: "foundation")
    let name = "secret"
    logger.log(level: .debug, "A line of \(name, privacy: .private)")
    #expect(String(describing: type(of: logger)) == "Logger")
  }
}
