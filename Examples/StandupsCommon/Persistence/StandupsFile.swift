import ComposableArchitecture
import Foundation

/// A file of standups.
struct StandupsFile: Sendable {
  let url: URL

  /// Reads the file; one that is not there is empty, and one that is broken is set aside.
  func load() throws -> StandupsClient.Contents {
    guard FileManager.default.fileExists(atPath: url.path) else { return .init() }
    let data = try Data(contentsOf: url)
    do {
      return .init(standups: try JSONDecoder().decode(IdentifiedArrayOf<Standup>.self, from: data))
    } catch is DecodingError {
      return .init(brokenFile: try setAside())
    }
  }

  /// Writes the file: after that it has all of the standups, or, where that fails, what it had before.
  func save(_ standups: IdentifiedArrayOf<Standup>) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(standups).write(to: url, options: .atomic)
  }

  /// Gives the file a name that no other one has, so that nothing that it holds is lost.
  private func setAside() throws -> URL {
    let name = url.deletingPathExtension().lastPathComponent
    for number in 1... {
      let aside = url.deletingLastPathComponent()
        .appendingPathComponent("\(name)-broken-\(number).json")
      guard !FileManager.default.fileExists(atPath: aside.path) else { continue }
      try FileManager.default.moveItem(at: url, to: aside)
      return aside
    }
    return url
  }
}
