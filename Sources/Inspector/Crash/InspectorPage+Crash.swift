#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import ConcurrencyExtras
import Foundation

extension InspectorPage {
  /// The time that all files may take.
  private static nonisolated let limit = DispatchTimeInterval.seconds(15)

  /// The time that one try of a file may take.
  private static nonisolated let limitOfTry = Duration.seconds(2)

  static nonisolated func keepRecordings(crashedOnMainThread: Bool) -> [String] {
    let sentences = Locked<[String]>([])
    let end = DispatchSemaphore(value: 0)
    let work: @MainActor @Sendable () -> Void = {
      writeFiles { sentence in sentences.withLock { $0.append(sentence) } }
      end.signal()
    }
    if crashedOnMainThread {
      // NB: The main thread stays in its signal handler until this function has returned. So nothing else runs on the
      // main actor, and its state is as the crashed code has left it. A lock which that code holds stops this thread
      // alone, and the limit lets the process end. Bad memory crashes again, which ends the process at once.
      let work = unsafeBitCast(work, to: (@Sendable () -> Void).self)
      Thread.detachNewThread(work)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
    let isInTime = end.wait(timeout: .now() + limit) == .success
    let late = "The last actions of other stores are in no file, because that took too long."
    return sentences.withLock { $0 } + (isInTime ? [] : [late])
  }

  /// The beginning of the names of files, which is that of no other process.
  static var fileNames: String {
    let time = Date().formatted(.iso8601.timeSeparator(.omitted).dateSeparator(.omitted))
    let process = ProcessInfo.processInfo
    return "\(process.processName)-\(time)-\(process.processIdentifier)"
  }

  private static func writeFiles(_ report: (String) -> Void) {
    let names = fileNames
    for entry in InspectedStores.current?.unobservedEntries ?? [] {
      var ends: [Int: ContinuousClock.Instant] = [:]
      let files = CrashFiles(
        folder: FileManager.default.temporaryDirectory,
        prefix: names
      ) { count in
        let now = ContinuousClock.now
        let end = ends[count] ?? now + limitOfTry
        ends[count] = end
        return now > end
      }
      (files.write(entry)?.sentence).map(report)
    }
  }
}
#endif
