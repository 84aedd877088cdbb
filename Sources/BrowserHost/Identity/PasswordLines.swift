#if os(Linux)
import Foundation

/// The lines of a file of passwords.
struct PasswordLines {
  private(set) var hashes: [String: String] = [:]
  /// The errors of lines that are left out.
  private(set) var errors: [PasswordFileError] = []

  init(_ text: String, path: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      do throws(PasswordFileError) {
        try add(line, number: index + 1, path: path)
      } catch {
        errors.append(error)
      }
    }
  }

  private mutating func add(
    _ line: String,
    number: Int,
    path: String
  ) throws(PasswordFileError) {
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
      throw .invalidLine(number, path: path)
    }
    let (name, hash) = (String(line[..<colon]), String(line[line.index(after: colon)...]))
    guard Self.isStrong(hash) else { throw .weakHash(line: number, path: path) }
    guard hashes[name] == nil else { throw .repeatedName(line: number, path: path) }
    hashes[name] = hash
  }

  /// Whether a hash is one of bcrypt, yescrypt or SHA-512 crypt.
  private static func isStrong(_ hash: String) -> Bool {
    let patterns = [
      #"\$2[aby]\$[0-9]{2}\$[./A-Za-z0-9]{53}"#,
      #"\$y\$[./A-Za-z0-9]+\$[./A-Za-z0-9]{1,86}\$[./A-Za-z0-9]{43}"#,
      #"\$6\$(rounds=[0-9]{4,9}\$)?[^$:\s]{1,16}\$[./A-Za-z0-9]{86}"#,
    ]
    return patterns.contains {
      hash.range(of: "^\($0)$", options: .regularExpression) != nil
    }
  }
}
#endif
