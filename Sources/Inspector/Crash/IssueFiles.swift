#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import ConcurrencyExtras
import Foundation

/// Writes the last actions of each store into files, because the app has reported an issue, and goes on.
@MainActor
final class IssueFiles {
  /// The bytes of all files of the process.
  private static let limit = 64 << 20
  /// The time that the files of one issue may take.
  private static let time = Duration.seconds(1)

  private let stores: InspectedStores
  private let folder: URL
  private let process: String
  private let now: @MainActor () -> ContinuousClock.Instant
  /// The bytes that later files may have.
  private var room: Int

  init(
    of stores: InspectedStores,
    in folder: URL,
    process: String,
    room: Int = limit,
    now: @escaping @MainActor () -> ContinuousClock.Instant = { .now }
  ) {
    self.stores = stores
    self.folder = folder
    self.process = process
    self.room = room
    self.now = now
  }

  /// Names files with the last actions in the issues that the app reports from now on.
  static func begin() {
    guard let stores = InspectedStores.current else { return }
    let files = IssueFiles(
      of: stores,
      in: FileManager.default.temporaryDirectory,
      process: InspectorPage.fileNames
    )
    IssueReporters.current = [
      IssueRecordings(next: IssueReporters.current) { files.write(issue: $0) }
    ]
  }

  /// Writes the files of an issue.
  ///
  /// - Parameter issue: The number of the issue, from 1.
  /// - Returns: Sentences that name the files, or the reasons why there are none.
  func write(issue: Int) -> [String] {
    let start = now()
    return stores.unobservedEntries.compactMap { entry in
      let files = CrashFiles(
        folder: folder,
        prefix: "\(process)-issue\(issue)",
        room: room
      ) { [now] count in
        // Each try has a quarter of the time, and none is begun anew for another store.
        let quarters = (LastActions.counts.firstIndex(of: count) ?? 0) + 1
        return now() - start > Self.time / 4 * quarters
      }
      let result = files.write(entry)
      room -= result?.size ?? 0
      return result?.sentence
    }
  }
}
#endif
