import ConcurrencyExtras

/// An image that the running app has made, which the server sends as long as anything refers to it.
///
/// Its data may be a user's. So its address is a random one, which another user cannot guess. It leaves the memory with
/// the last value and the last view that have it. Images of equal content share one, so that a view that makes its
/// image again keeps the address.
final class ServedImage: Sendable {
  let file: ImageFile
  /// The path below the base path.
  let path: String

  private static let shared = Locked<[Content: Reference]>([:])

  /// Returns the image of a file, which is the same for equal files.
  static func image(of file: ImageFile) -> ServedImage {
    let content = Content(bytes: file.bytes)
    return shared.withLock { shared in
      if let image = shared[content]?.image { return image }
      let image = ServedImage(file)
      shared[content] = Reference(image: image)
      return image
    }
  }

  private init(_ file: ImageFile) {
    self.file = file
    path = ServedImages.addPrivately(file)
  }

  deinit {
    ServedImages.remove(path)
    Self.shared.withLock { shared in
      let content = Content(bytes: file.bytes)
      // Another thread may have made the next image of this content already.
      if shared[content]?.image == nil { shared[content] = nil }
    }
  }

  private struct Reference {
    weak var image: ServedImage?
  }

  /// The bytes of an image, of which those at its ends suffice for a hash.
  private struct Content: Hashable {
    let bytes: [UInt8]

    func hash(into hasher: inout Hasher) {
      hasher.combine(bytes.count)
      hasher.combine(bytes.prefix(64))
      hasher.combine(bytes.suffix(64))
    }
  }
}

extension ServedImage: Hashable {
  static func == (first: ServedImage, second: ServedImage) -> Bool { first.path == second.path }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}
