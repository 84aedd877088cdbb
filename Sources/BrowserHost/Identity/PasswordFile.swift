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
  /// - Parameter path: The path of the file.
  /// - Throws: An error if the file is not readable or not valid.
  package init(path: String) throws(PasswordFileError) {
    try self.init(try Self.text(of: path), path: path)
  }

  package init(
    _ text: String,
    path: String,
    hash: @escaping Hash = systemHash
  ) throws(PasswordFileError) {
    let lines = PasswordLines(text, path: path)
    if let error = lines.errors.first { throw error }
    guard !lines.hashes.isEmpty else { throw .empty(path) }
    hashes = lines.hashes
    allHashes = hashes.values.sorted()
    self.hash = hash
    accepted = AcceptedPasswords()
    queue = HashQueue(limit: 100)
  }

  /// Takes other lines, while the passwords that wait to be hashed keep their places.
  init(_ lines: PasswordLines, after former: PasswordFile) {
    hashes = lines.hashes
    // An unknown name takes its time also where there is no other.
    allHashes = hashes.isEmpty ? former.allHashes : hashes.values.sorted()
    hash = former.hash
    accepted = former.accepted
    queue = former.queue
  }

  static func text(of path: String) throws(PasswordFileError) -> String {
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
    return String(decoding: data, as: UTF8.self)
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
#endif
