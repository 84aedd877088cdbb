import Foundation

/// The memory and the work of a process, as Linux reports them.
struct ProcessStatus {
  private let folder: String

  init(_ id: Int32) {
    folder = "/proc/\(id)"
  }

  func residentKibibytes() throws -> Int { try number("VmRSS") }

  /// The largest number of resident kibibytes since the last call of ``forgetPeak()``.
  func peakKibibytes() throws -> Int { try number("VmHWM") }

  func forgetPeak() throws {
    try Data("5".utf8).write(to: URL(filePath: "\(folder)/clear_refs"))
  }

  /// The time for which the process has used a core, in milliseconds.
  func milliseconds() throws -> Double {
    let threads = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/task")
    return try threads.reduce(0) { sum, thread in
      let text = try String(contentsOfFile: "\(folder)/task/\(thread)/schedstat", encoding: .utf8)
      return sum + (text.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e6
    }
  }

  private func number(_ name: String) throws -> Int {
    let status = try String(contentsOfFile: "\(folder)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    guard let line, let size = line.split(whereSeparator: \.isWhitespace).dropFirst().first,
      let number = Int(size)
    else { throw LoopbackError.unexpected(status) }
    return number
  }
}
