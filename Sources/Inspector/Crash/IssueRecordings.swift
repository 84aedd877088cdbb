#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import ConcurrencyExtras
import Foundation

/// Names files with the last actions of the stores in the first issue of each place in the source.
struct IssueRecordings: IssueReporter {
  /// The number of places that leave files.
  static let limit = 20

  /// The reporters that get the issues.
  let next: [any IssueReporter]
  /// The time for which an issue of another thread waits for the main thread, to which the stores belong.
  let wait: DispatchTimeInterval
  /// Writes the files of an issue, the first of which has the number 1, and returns sentences that name them.
  let keep: @MainActor @Sendable (_ issue: Int) -> [String]

  private let known = Locked(KnownPlaces())

  private struct KnownPlaces {
    var places: Set<String> = []
    /// Whether files are being written, which may report an issue itself.
    var isKeeping = false
  }

  init(
    next: [any IssueReporter],
    wait: DispatchTimeInterval = .seconds(1),
    keep: @escaping @MainActor @Sendable (_ issue: Int) -> [String]
  ) {
    self.next = next
    self.wait = wait
    self.keep = keep
  }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let parts = [message()].compactMap(\.self) + sentences(at: "\(fileID):\(line)")
    let message = parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    for reporter in next {
      reporter.reportIssue(
        message,
        severity: severity,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }

  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message()
    for reporter in next {
      reporter.expectIssue(
        message,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }

  /// The sentences that name the files of an issue, or none if the place has files already.
  private func sentences(at place: String) -> [String] {
    let number: Int? = known.withLock { known in
      guard !known.isKeeping, known.places.count < Self.limit,
        known.places.insert(place).inserted
      else { return nil }
      known.isKeeping = true
      return known.places.count
    }
    guard let number else { return [] }
    guard !MainThread.isCurrent else { return MainActor.assumeIsolated { files(of: number) } }
    if let sentences = filesOnMainThread(of: number) { return sentences }
    // The next issue of the place may find the main thread free.
    known.withLock { known in
      known.places.remove(place)
      known.isKeeping = false
    }
    return ["The last actions are in no file, because the main thread was busy."]
  }

  @MainActor
  private func files(of issue: Int) -> [String] {
    defer { known.withLock { $0.isKeeping = false } }
    return keep(issue)
  }

  /// Lets the main thread write the files.
  ///
  /// - Returns: The sentences that name them, or nil if the main thread is busy for too long.
  private func filesOnMainThread(of issue: Int) -> [String]? {
    let job = Locked(Job.waiting)
    let end = DispatchSemaphore(value: 0)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        let isTimely = job.withLock { job in
          guard case .waiting = job else { return false }
          job = .begun
          return true
        }
        guard isTimely else { return }
        let sentences = files(of: issue)
        job.withLock { $0 = .ended(sentences) }
        end.signal()
      }
    }
    if end.wait(timeout: .now() + wait) == .timedOut, job.withLock({ $0.hasBegun }) {
      _ = end.wait(timeout: .now() + wait)
    }
    return job.withLock { job in
      switch job {
      case .waiting:
        job = .abandoned
        return nil
      case .begun, .abandoned: return ["The files of the last actions are still being written."]
      case .ended(let sentences): return sentences
      }
    }
  }

  private enum Job {
    case waiting
    case begun
    case ended([String])
    /// The thread with the issue waits no longer.
    case abandoned

    var hasBegun: Bool { if case .begun = self { true } else { false } }
  }
}
#endif
