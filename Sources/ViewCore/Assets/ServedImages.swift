import ConcurrencyExtras

/// The images that the server sends to browsers, by addresses that name their content.
///
/// Only images that a view has shown have an address. Those of the app's resources stay in memory as
/// long as the process runs, because their number has a limit. Others leave it with their ``ServedImage``.
package enum ServedImages {
  /// The content of an image.
  package struct File: Equatable, Sendable {
    package let mimeType: String
    package let bytes: [UInt8]
  }

  /// The folder of all images in an address, below the base path.
  package static let folder = "/images/"

  private static let files = Locked<[String: File]>([:])

  /// Returns the image at a path below the base path.
  package static func file(at path: String) -> File? {
    guard path.hasPrefix(folder) else { return nil }
    return files.withLock { $0[path] }
  }

  /// Gives an image an address, and returns its path below the base path.
  static func add(_ image: ImageFile) -> String {
    add(image, named: Fingerprint.text(of: image.bytes))
  }

  /// Gives an image an address that nobody can guess.
  static func addPrivately(_ image: ImageFile) -> String {
    var generator = SystemRandomNumberGenerator()
    let name = (0..<2).map { _ in String(generator.next(), radix: 16) }.joined(separator: "-")
    return add(image, named: name)
  }

  private static func add(_ image: ImageFile, named name: String) -> String {
    let path = "\(folder)\(name).\(image.format.rawValue)"
    let file = File(mimeType: image.format.mimeType, bytes: image.bytes)
    files.withLock { $0[path] = file }
    return path
  }

  /// Forgets an image, whose address then leads nowhere.
  static func remove(_ path: String) {
    files.withLock { $0[path] = nil }
  }
}
