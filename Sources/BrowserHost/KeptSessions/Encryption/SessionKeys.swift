import Crypto
import Foundation

/// The keys that encrypt kept sessions, which come from the app's operator.
///
/// The first one encrypts, and all of them decrypt. So a new key takes the place of an old one without an end of windows.
package struct SessionKeys: Sendable {
  private let current: SymmetricKey
  private let former: [SymmetricKey]

  /// Reads the file of the keys, which has one in each line.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: An error if the file is not readable or not valid.
  package init(path: String) throws(SessionKeysError) {
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
    try self.init(String(decoding: data, as: UTF8.self), path: path)
  }

  /// Reads keys of 32 bytes in Base64, one in each line.
  ///
  /// Empty lines and those that begin with '#' are left out.
  package init(_ text: String, path: String) throws(SessionKeysError) {
    var keys: [SymmetricKey] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      guard let bytes = Data(base64Encoded: line), bytes.count == 32 else {
        throw .invalidLine(index + 1, path: path)
      }
      keys.append(SymmetricKey(data: bytes))
    }
    guard let first = keys.first else { throw .empty(path) }
    (current, former) = (first, Array(keys.dropFirst()))
  }

  /// Encrypts bytes of a session, so that they can be read as those of this session and this name alone.
  func seal(_ bytes: Data, as name: String, of id: SessionID) throws -> Data {
    let box = try ChaChaPoly.seal(
      bytes,
      using: Self.key(of: id, from: current),
      authenticating: Self.place(name, id)
    )
    return Data([Self.version]) + box.combined
  }

  /// Decrypts bytes of a session.
  ///
  /// - Returns: The bytes, or `nil` if no key has encrypted them for this session and this name.
  func open(_ bytes: Data, as name: String, of id: SessionID) -> Data? {
    guard bytes.first == Self.version,
      let box = try? ChaChaPoly.SealedBox(combined: bytes.dropFirst())
    else { return nil }
    return ([current] + former).lazy.compactMap { key in
      try? ChaChaPoly.open(
        box,
        using: Self.key(of: id, from: key),
        authenticating: Self.place(name, id)
      )
    }
    .first
  }

  /// The codes that stand for a user in a store: one for each key, the current one first.
  ///
  /// The same user has the same code, so that a store finds the sessions of a user.
  func codes(ofUser user: String) -> [String] {
    ([current] + former).map { key in
      let code = HMAC<SHA256>.authenticationCode(
        for: Data(user.utf8),
        using: Self.key(for: "user", from: key)
      )
      return Data(code).base64EncodedString()
    }
  }

  /// The first byte of all that is encrypted, which another way to encrypt would change.
  private static let version: UInt8 = 1

  /// The key of one session.
  ///
  /// With one key for all sessions, two of some billions of saves could have the same random nonce.
  private static func key(of id: SessionID, from key: SymmetricKey) -> SymmetricKey {
    self.key(for: "session \(id)", from: key)
  }

  private static func key(for purpose: String, from key: SymmetricKey) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(
      inputKeyMaterial: key,
      info: Data(purpose.utf8),
      outputByteCount: 32
    )
  }

  /// The data that is authenticated with the bytes.
  private static func place(_ name: String, _ id: SessionID) -> Data {
    Data("\(id) \(name)".utf8)
  }
}
