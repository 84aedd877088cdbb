import Foundation

/// A version of the contents of a file.
///
/// Each write of this library increments the generation. Other writers change the other parts.
struct FileVersion: Equatable, Sendable {
  let generation: UInt64
  let number: UInt64
  let size: UInt64
  let date: Date

  /// The version of the file at a URL, or nil if there is none.
  init?(of url: URL, generation: UInt64) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else {
      return nil
    }
    self.generation = generation
    number = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0
    size = (attributes[.size] as? NSNumber)?.uint64Value ?? 0
    date = attributes[.modificationDate] as? Date ?? .distantPast
  }

  /// The version of contents that are kept in memory.
  init(generation: UInt64) {
    self.generation = generation
    number = 0
    size = 0
    date = .distantPast
  }
}
