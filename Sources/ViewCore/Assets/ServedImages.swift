import ConcurrencyExtras

/// The images that the server sends to browsers, by addresses that name their content.
///
/// Only images that a view has shown have an address. They stay in memory as long as the process
/// runs, so they are images of the app, whose number has a limit.
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
    let path = "\(folder)\(Fingerprint.text(of: image.bytes)).\(image.format.rawValue)"
    let file = File(mimeType: image.format.mimeType, bytes: image.bytes)
    files.withLock { $0[path] = file }
    return path
  }
}
