import Foundation

/// The names that the view layer's sources make public.
///
/// Modifiers that are declared only to explain their absence are not among them.
struct PublicNames {
  private let names: Set<String>

  /// Reads the declarations of some folders of sources.
  init(in folders: [URL]) throws {
    var names: Set<String> = []
    let declaration =
      /\b(?:public|open|case|static|func|macro)\b.*?\b(?:func|var|let|struct|enum|class|protocol|typealias|macro|case|init)\b ?`?(\w*)/
    for folder in folders {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift", !Self.explainsAbsence(file) else { continue }
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          let line = line.trimmingCharacters(in: .whitespaces)
          guard !line.hasPrefix("//"), !line.hasPrefix("private"), !line.hasPrefix("fileprivate")
          else { continue }
          if let match = line.firstMatch(of: declaration) {
            names.insert(match.1.isEmpty ? "init" : String(match.1))
          }
          if line.hasPrefix("case ") {
            for name in line.dropFirst(5).split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
              names.insert(String(name))
            }
          }
        }
      }
    }
    self.names = names
  }

  private static func explainsAbsence(_ file: URL) -> Bool {
    file.deletingLastPathComponent().lastPathComponent == "Absent"
  }

  func contains(_ symbol: Symbol) -> Bool {
    names.contains(symbol.name)
  }
}
