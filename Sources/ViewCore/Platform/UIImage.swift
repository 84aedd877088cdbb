public import Foundation

/// An image of UIKit, for code that makes SwiftUI's images from it.
///
/// ```swift
/// @State private var photo: UIImage?
///
/// if let photo {
///   Image(uiImage: photo).resizable().scaledToFit()
/// }
/// ```
///
/// On Apple's platforms it comes with UIKit, which `import SwiftUI` includes. Where we differ from it: the bytes stay as
/// they are, and the browser draws them. So an animated image moves, and nothing here decodes, scales or compresses one.
/// The server sends the image at a secret address as long as a view shows it.
public final class UIImage: Sendable {
  /// The file of the image.
  let file: PictureFile
  /// The content of the file.
  private let content: ServedImages.File
  /// Whether the image has the color of the text, unless a view says something else.
  let isTemplate: Bool

  private init(_ file: PictureFile, content: ServedImages.File, isTemplate: Bool = false) {
    self.file = file
    self.content = content
    self.isTemplate = isTemplate
  }

  /// Creates an image of the data of a file: a PNG, a JPEG, a GIF or a WebP.
  ///
  /// The result is `nil` for data of another kind, of more than 16 MB, and with a side of more than 16,384 pixels.
  ///
  /// - Parameter data: The data.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image of the data of a file, with the number of its pixels in a point.
  ///
  /// - Parameters:
  ///   - data: The data: a PNG, a JPEG, a GIF or a WebP.
  ///   - scale: The number of pixels in a point, which is more than 0.
  public convenience init?(data: Data, scale: CGFloat) {
    guard data.count <= ImageFile.mostBytes else { return nil }
    self.init(try? ImageFile([UInt8](data)), scale: scale)
  }

  /// Creates an image of a file: a PNG, a JPEG, a GIF or a WebP.
  ///
  /// - Parameter path: The path of the file on the server.
  public convenience init?(contentsOfFile path: String) {
    self.init(try? ImageFile(at: URL(fileURLWithPath: path)), scale: 1)
  }

  /// Creates an image of the app's assets, which `Image(_:)` finds, too.
  ///
  /// It is the one for light windows and for the sharpest screens.
  ///
  /// - Parameter name: The name of the image.
  public convenience init?(named name: String) {
    guard case .found(let asset) = ImageAsset.find(AssetID(name)), let file = asset.light.last,
      let content = ServedImages.file(at: file.address)
    else { return nil }
    self.init(file, content: content, isTemplate: asset.isTemplate)
  }

  private convenience init?(_ file: ImageFile?, scale: CGFloat) {
    // A vector image can have scripts, and UIKit takes none either.
    guard let file, file.format != .svg, scale > 0, scale.isFinite else { return nil }
    let content = ServedImages.File(mimeType: file.format.mimeType, bytes: file.bytes)
    self.init(PictureFile(.image(of: file), scale: scale), content: content)
  }

  /// The size in points.
  public var size: CGSize { file.size }

  /// The number of pixels in a point.
  public var scale: CGFloat { file.scale }

  /// The data of a PNG, or `nil` for an image of another kind, which nothing here converts.
  ///
  /// - Returns: The data as it was given.
  public func pngData() -> Data? {
    data(ifOf: .png)
  }

  /// The data of a JPEG, or `nil` for an image of another kind, which nothing here converts.
  ///
  /// - Parameter compressionQuality: Has no effect: the data is not compressed again.
  /// - Returns: The data as it was given.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    data(ifOf: .jpeg)
  }

  private func data(ifOf format: ImageFile.Format) -> Data? {
    content.mimeType == format.mimeType ? Data(content.bytes) : nil
  }
}

extension UIImage: Hashable {
  /// Images of equal data and scale are equal.
  public static func == (first: UIImage, second: UIImage) -> Bool {
    first.file == second.file
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(file.address)
  }
}

extension Image {
  /// Creates an image from one of UIKit's, which screen readers skip without an `accessibilityLabel`.
  ///
  /// - Parameter uiImage: The image.
  public init(uiImage: UIImage) {
    self.init(.served(uiImage.file), label: .none)
    if uiImage.isTemplate { self = renderingMode(.template) }
  }
}
