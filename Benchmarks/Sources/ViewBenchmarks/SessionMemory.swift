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
    let status = ProcessStatus(app.processID)
    // The first pages also make what all pages share.
    var pages = [try await LoopbackPage(of: app), try await LoopbackPage(of: app)]
    let before = try status.residentKibibytes()
    for _ in 0..<count { pages.append(try await LoopbackPage(of: app)) }
    let after = try status.residentKibibytes()
    consume(pages)
    return "| \(screen) | \(decimal(Double(after - before) / Double(count))) | \(count) |"
  }
}
