import Foundation

/// The content of an image file, whose kind and size its first bytes show.
struct ImageFile: Sendable {
  /// The kinds of images that all browsers show.
  enum Format: String, CaseIterable {
    case png, jpeg, gif, webp, svg

    var mimeType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }
  }

  /// Why a file is not shown.
  enum Fault: Error, Equatable {
    case unreadable
    case tooLarge
    case pdf
    case notAnImage
  }

  /// The size up to which a file is shown.
  static let mostBytes = 16 << 20
  /// The width and height up to which an image is shown.
  static let longestSide = 16_384.0

  /// The extensions of plain image files.
  static let extensions = Set(Format.allCases.map(\.rawValue) + ["jpg"])

  let bytes: [UInt8]
  let format: Format
  /// The size in pixels.
  let size: CGSize

  /// The size in points.
  func size(at scale: Double) -> CGSize {
    CGSize(width: size.width / scale, height: size.height / scale)
  }

  init(at url: URL) throws(Fault) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard let size = attributes?[.size] as? NSNumber else { throw .unreadable }
    guard size.intValue <= Self.mostBytes else { throw .tooLarge }
    guard let data = try? Data(contentsOf: url) else { throw .unreadable }
    try self.init(Array(data))
  }

  init(_ bytes: [UInt8]) throws(Fault) {
    guard bytes.count <= Self.mostBytes else { throw .tooLarge }
    guard let (format, size) = ImageHeader(bytes).read() else {
      throw bytes.starts(with: "%PDF".utf8) ? .pdf : .notAnImage
    }
    guard size.width > 0, size.height > 0 else { throw .notAnImage }
    guard max(size.width, size.height) <= Self.longestSide else { throw .tooLarge }
    self.bytes = bytes
    self.format = format
    self.size = size
  }
}
