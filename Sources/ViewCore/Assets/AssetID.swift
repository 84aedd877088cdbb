import Foundation

/// The name of an asset, and the bundle that has it.
struct AssetID: Hashable, Sendable {
  /// The number of assets that are remembered.
  ///
  /// An app may make names of what users write, so they must not add up.
  static let knownCapacity = 4096

  let name: String
  /// The path of the bundle, or `nil` for the app and all bundles beside it.
  let bundlePath: String?

  init(_ name: String, in bundle: Bundle? = nil) {
    self.name = name
    bundlePath = bundle?.bundlePath
  }

  /// The name that an unknown one was probably meant to be: the one that takes the fewest edits.
  static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased())
    let edits = names.map { (name: $0, count: editCount(from: wanted, to: Array($0.lowercased()))) }
    let best = edits.min { ($0.count, $0.name) < ($1.count, $1.name) }
    return best.flatMap { $0.count <= max(1, wanted.count / 3) ? $0.name : nil }
  }

  /// The number of characters to insert, to remove or to replace.
  private static func editCount(from old: [Character], to new: [Character]) -> Int {
    var counts = Array(0...new.count)
    for (row, character) in old.enumerated() {
      var diagonal = counts[0]
      counts[0] = row + 1
      for (column, other) in new.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = counts[column + 1]
        counts[column + 1] = Swift.min(replaced, diagonal + 1, counts[column] + 1)
      }
    }
    return counts[new.count]
  }
}
