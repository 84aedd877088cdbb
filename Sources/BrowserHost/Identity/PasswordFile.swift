#if os(Linux)
import CCrypt
import ConcurrencyExtras
import Foundation

/// The names and hashed passwords of a file.
package struct PasswordFile: Sendable {
  private let hashes: [String: String]
  /// All hashes, of which one is computed for each unknown name.
  private let allHashes: [String]
  private let hash: Hash
  /// The last password of each name that was accepted.
  private let accepted: AcceptedPasswords
  private let queue: HashQueue

  /// Hashes a password with the method, the cost and the salt of a hash.
  package typealias Hash = @Sendable (_ password: String, _ hash: String) -> String?

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - former: The passwords of the file before it has changed, whose waiting hashes come first.
  /// - Throws: An error if the file is not readable or not valid.
  package init(path: String, after former: PasswordFile? = nil) throws(PasswordFileError) {
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
    try self.init(String(decoding: data, as: UTF8.self), path: path, after: former)
  }

  package init(
    _ text: String,
    path: String,
    after former: PasswordFile? = nil,
    hash: @escaping Hash = systemHash
  ) throws(PasswordFileError) {
    self.hash = hash
    accepted = former?.accepted ?? AcceptedPasswords()
    queue = former?.queue ?? HashQueue(limit: 100)
    var hashes: [String: String] = [:]
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
        throw .invalidLine(index + 1, path: path)
      }
      let (name, hash) = (String(line[..<colon]), String(line[line.index(after: colon)...]))
      guard Self.isStrong(hash) else { throw .weakHash(line: index + 1, path: path) }
      guard hashes.updateValue(hash, forKey: name) == nil else {
        throw .repeatedName(line: index + 1, path: path)
      }
    }
    guard !hashes.isEmpty else { throw .empty(path) }
    self.hashes = hashes
    allHashes = hashes.values.sorted()
  }

  /// Compares a password with that of its name.
  ///
  /// A password that was accepted before is not hashed again. So users who have logged in do not wait for the hashes of
  /// others.
  ///
  /// - Parameters:
  ///   - credentials: The name and the password.
  ///   - address: The network address of the request.
  /// - Returns: Whether the name has the password, or `nil` if too many passwords wait to be hashed.
  package func accepts(
    _ credentials: BasicCredentials,
    from address: String? = nil
  ) async -> Bool? {
    let hash = hashes[credentials.name]
    if let hash, accepted.contains(credentials, hash: hash) { return true }
    let network = address.flatMap { IPAddress($0) }?.network
    return await withCheckedContinuation { continuation in
      let isQueued = queue.add(for: network) {
        let isAccepted = acceptsNow(credentials)
        if isAccepted, let hash { accepted.insert(credentials, hash: hash) }
        continuation.resume(returning: isAccepted)
      }
      if !isQueued { continuation.resume(returning: nil) }
    }
  }

  /// A name as the file has it, which may write the same letters in other code points.
  package func name(equalTo name: String) -> String {
    hashes.index(forKey: name).map { hashes[$0].key } ?? name
  }

  private func acceptsNow(_ credentials: BasicCredentials) -> Bool {
    let known = hashes[credentials.name]
    let hash = known ?? hashOfStranger(credentials.name)
    guard let result = self.hash(credentials.password, hash) else { return false }
    // Both are evaluated, also for an unknown name.
    let isEqual = isEqualInConstantTime(result, hash)
    return isEqual && known != nil
  }

  /// The hash that is computed for an unknown name.
  ///
  /// It is always the same one for a name, as for a user, so that the time does not tell one from the other.
  private func hashOfStranger(_ name: String) -> String {
    // Its seed is another one in each process.
    allHashes[Int(name.hashValue.magnitude % UInt(allHashes.count))]
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

  /// Hashes a password by the library of the system.
  package static let systemHash: Hash = { password, hash in
    guard password.utf8.count <= 512 else { return nil }
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<crypt_data>.size,
      alignment: MemoryLayout<crypt_data>.alignment
    )
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<crypt_data>.size)
    let data = memory.assumingMemoryBound(to: crypt_data.self)
    // NB: An error is a text that begins with a star. No hash does.
    guard let result = crypt_r(password, hash, data), result.pointee != CChar(UInt8(ascii: "*"))
    else { return nil }
    return String(cString: result)
  }
}

/// Why a file of passwords cannot be used.
package enum PasswordFileError: Error, Equatable, CustomStringConvertible {
  case unreadable(String)
  case empty(String)
  case invalidLine(Int, path: String)
  case weakHash(line: Int, path: String)
  case repeatedName(line: Int, path: String)

  package var description: String {
    switch self {
    case .unreadable(let path):
      """
      The file of passwords cannot be read.

          File: \(path)

      To fix this, make the file readable for the user that runs the app, or name another one.
      """
    case .empty(let path):
      """
      The file of passwords has no names, so nobody could log in.

          File: \(path)

      To fix this, add a line with 'htpasswd -B \(path) name'.
      """
    case .invalidLine(let line, let path):
      """
      The file of passwords has a line without a name and a colon.

          File: \(path):\(line)

      To fix this, write the line as 'name:hash', or remove it.
      """
    case .weakHash(let line, let path):
      """
      The file of passwords has a hash that is not accepted.

          File: \(path):\(line)

      Hashes of bcrypt, yescrypt and SHA-512 crypt are accepted. Others are too fast to compute, so that a stolen file \
      gives the passwords away.

      To fix this, set the password again with 'htpasswd -B \(path) name'.
      """
    case .repeatedName(let line, let path):
      """
      The file of passwords has a name twice.

          File: \(path):\(line)

      To fix this, remove one of the lines.
      """
    }
  }
}
#endif
