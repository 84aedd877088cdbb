import Foundation
import Harness

/// The memory of an idle session on the server.
enum SessionMemory {
  static let header = """
    | idle session | KiB | sessions |
    |---|---:|---:|
    """

  /// Opens pages and divides what the server's process has grown by their number.
  @MainActor
  static func measure(_ screen: ServedScreen, count: Int) async throws -> String {
    let app = try AppProcess(showing: screen)
    // The first pages also make what all pages share.
    var pages = [try await LoopbackPage(of: app), try await LoopbackPage(of: app)]
    let before = try residentKibibytes(of: app)
    for _ in 0..<count { pages.append(try await LoopbackPage(of: app)) }
    let after = try residentKibibytes(of: app)
    consume(pages)
    return "| \(screen) | \(decimal(Double(after - before) / Double(count))) | \(count) |"
  }

  private static func residentKibibytes(of app: AppProcess) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(app.processID)/status", encoding: .utf8)
    guard let match = status.firstMatch(of: /VmRSS:\s*(\d+)/), let size = Int(match.1) else {
      throw LoopbackError.unexpected(status)
    }
    return size
  }
}
