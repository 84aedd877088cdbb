import Foundation
import Harness

/// Files of a page whose server is another process, over loopback.
enum FileTransfers {
  static let header = """
    | file over loopback | median ms | MB a second | CPU ms | growth KiB |
    |---|---:|---:|---:|---:|
    """

  /// Sends a file to the app.
  @MainActor
  static func measureUpload(megabytes: Int) async throws -> String {
    try await measure("upload, \(megabytes) MB", megabytes, showing: .fileImporter) {
      try await $0.send(bytes: megabytes << 20)
    }
  }

  /// Gets a file from the app, which has it in its memory before that.
  @MainActor
  static func measureDownload(megabytes: Int) async throws -> String {
    let bytes = megabytes << 20
    return try await measure("download, \(megabytes) MB", megabytes, showing: .fileExporter(bytes))
    {
      guard try await $0.receive() == bytes else { throw LoopbackError.connectionLost }
    }
  }

  /// Measures a transfer, each time with an app of its own, and what it adds to the process meanwhile.
  @MainActor
  private static func measure(
    _ name: String,
    _ megabytes: Int,
    showing screen: ServedScreen,
    _ transfer: @MainActor (FilePage) async throws -> Void
  ) async throws -> String {
    var samples: [(time: Duration, work: Double, growth: Int)] = []
    for _ in 0..<3 {
      let app = try AppProcess(showing: screen)
      let page = try await FilePage(of: app)
      let memory = ProcessStatus(app.processID)
      let before = try memory.residentKibibytes()
      let workBefore = try memory.milliseconds()
      try memory.forgetPeak()
      let start = ContinuousClock.now
      try await transfer(page)
      let time = ContinuousClock.now - start
      samples.append(
        (time, try memory.milliseconds() - workBefore, try memory.peakKibibytes() - before)
      )
    }
    let time = samples.map(\.time).sorted()[1].nanoseconds / 1e6
    let work = samples.map(\.work).sorted()[1]
    let growth = samples.map(\.growth).max() ?? 0
    let rate = Double(megabytes) * 1000 / time
    return """
      | \(name) | \(decimal(time)) | \(decimal(rate)) | \(decimal(work)) | \(growth) |
      """
  }
}
