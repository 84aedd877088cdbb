public import Foundation

/// The user of a window, as the authentication of the app has found out.
///
/// A view reads it as `@Environment(\.windowUser)`, and a feature as `@Dependency(\.windowUser)`. A window of an app
/// without authentication has none.
public struct WindowUser: Hashable, Sendable, Identifiable {
  /// The name that identifies the user, such as a name for logins, or an id of a database.
  ///
  /// Two users have different ids, and the id of a user never changes. Per-user storage depends on both.
  public var id: String
  /// The name to show.
  public var name: String
  /// Further facts about the user, such as an address for mail.
  public var claims: [String: String]

  /// Creates a user.
  ///
  /// - Parameters:
  ///   - id: The name that identifies the user.
  ///   - name: The name to show, by default the id.
  ///   - claims: Further facts about the user.
  public init(id: String, name: String? = nil, claims: [String: String] = [:]) {
    self.id = id
    self.name = name ?? id
    self.claims = claims
  }
}

extension WindowUser {
  /// The longest id in bytes that authentication accepts.
  package static let longestID = 256

  /// The folder of the user's own files inside of a folder.
  ///
  /// ```swift
  /// let pictures = user.folder(in: .documentsDirectory)
  /// ```
  ///
  /// Different users have different folders, whatever their ids are: `Users/anna@example%2ecom` for `anna@example.com`.
  /// An id such as `../x` does not lead out of the folder. The folder is not created.
  ///
  /// - Parameter folder: The folder that has those of all users.
  /// - Returns: The folder of this user.
  public func folder(in folder: URL) -> URL {
    fileNames.reduce(folder.appendingPathComponent("Users", isDirectory: true)) {
      $0.appendingPathComponent($1, isDirectory: true)
    }
  }

  /// The user's own file beside a file of the app.
  package func file(for url: URL) -> URL {
    folder(in: url.deletingLastPathComponent()).appendingPathComponent(url.lastPathComponent)
  }

  /// The id as names of nested folders, from which the id could be read again.
  ///
  /// A name has no uppercase letters, because some file systems do not tell them from lowercase ones. It has no dots,
  /// and at most 200 bytes. A name that is continued by the next one ends with a plus sign.
  private var fileNames: [String] {
    let encoded = Array(encodedID.utf8)
    guard !encoded.isEmpty else { return ["%"] }
    return stride(from: 0, to: encoded.count, by: 199).map { start in
      let end = min(start + 199, encoded.count)
      let name = String(decoding: encoded[start..<end], as: UTF8.self)
      return end < encoded.count ? name + "+" : name
    }
  }

  /// The id with percent signs for all but lowercase letters, digits and three marks.
  package var encodedID: String {
    id.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "@"):
        String(UnicodeScalar(byte))
      default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
      }
    }
    .joined()
  }
}
