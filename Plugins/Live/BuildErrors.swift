import Foundation

/// The errors of a build, as pages show them.
struct BuildErrors {
  /// The number of errors that are shown.
  private static let limit = 5

  let text: String

  /// - Parameters:
  ///   - log: All that the build has printed.
  ///   - folder: The folder of the package, to which paths are relative.
  init(_ log: String, in folder: URL) {
    let lines = log.split(separator: "\n")
      .map { String($0).replacing(folder.path + "/", with: "") }
    let placed = lines.filter { $0.contains(": error: ") }
    let errors = (placed.isEmpty ? lines.filter { $0.hasPrefix("error: ") } : placed).withoutCopies
    let more = errors.count > Self.limit ? ["\(errors.count - Self.limit) more errors"] : []
    text = (["The build failed."] + errors.prefix(Self.limit) + more).joined(separator: "\n")
  }
}

extension [String] {
  /// The different lines.
  ///
  /// The compiler reports an error again when it emits the module.
  fileprivate var withoutCopies: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
