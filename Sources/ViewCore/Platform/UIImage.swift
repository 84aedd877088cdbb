internal import ConcurrencyExtras
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
  /// Whether an image has its own colors.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As the asset catalog says, or the image's own colors.
    case automatic = 0
    /// The image's own colors.
    case alwaysOriginal
    /// The foreground color, where the image is not transparent.
    case alwaysTemplate
  }

  /// The file of the image.
  private let file: PictureFile
  /// The content of the file, or `nil` for an image without one.
  private let content: ServedImages.File?
  /// The image of the app's assets that this one is, with its variants.
  private let asset: Asset?
  /// Whether the image has its own colors.
  public let renderingMode: RenderingMode

  private struct Asset: Equatable {
    let id: AssetID
    let location: SourceLocation?

    static func == (first: Self, second: Self) -> Bool { first.id == second.id }
  }

  private init(
    _ file: PictureFile,
    content: ServedImages.File?,
    asset: Asset? = nil,
    renderingMode: RenderingMode = .automatic
  ) {
    self.file = file
    self.content = content
    self.asset = asset
    self.renderingMode = renderingMode
  }

  /// Creates an image of no size that shows nothing.
  public convenience init() {
    self.init(.nothing, content: nil)
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
  /// A view of it has the variants for dark windows and for the scale of the screen. The size and the data are those for
  /// light windows and for the sharpest screens.
  ///
  /// - Parameter name: The name of the image.
  public convenience init?(named name: String) {
    self.init(assetIfFound: AssetID(name))
  }

  /// Creates an image of the assets of a bundle.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle, or `nil` for the app's.
  ///   - configuration: Has to be `nil`, because a page chooses the variant of an image.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Never?) {
    self.init(assetIfFound: AssetID(name, in: bundle))
  }

  /// Creates an image of the assets of a bundle.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle, or `nil` for the app's.
  ///   - traitCollection: Has to be `nil`, because a page chooses the variant of an image.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: Never?
  ) {
    self.init(assetIfFound: AssetID(name, in: bundle))
  }

  /// Creates an image of the app's assets from a resource, such as one that the plugin `AssetSymbols` generates.
  ///
  /// An image that is not there is reported when a view shows it.
  ///
  /// - Parameters:
  ///   - resource: The resource.
  ///   - fileID: Where an unknown image is reported.
  ///   - filePath: Where an unknown image is reported.
  ///   - line: Where an unknown image is reported.
  ///   - column: Where an unknown image is reported.
  public convenience init(
    resource: ImageResource,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(resource.id, files: Self.files(of: resource.id), at: location)
  }

  @available(
    *,
    unavailable,
    message: "A symbol is a drawing of the page. Write 'Image(systemName:)'."
  )
  public convenience init?(systemName name: String) { nil }

  private convenience init?(assetIfFound id: AssetID) {
    guard let files = Self.files(of: id) else { return nil }
    self.init(id, files: files, at: nil)
  }

  private convenience init(
    _ id: AssetID,
    files: (PictureFile, ServedImages.File)?,
    at location: SourceLocation?
  ) {
    self.init(
      files?.0 ?? .nothing,
      content: files?.1,
      asset: Asset(id: id, location: location)
    )
  }

  /// The sharpest file of an image for light windows, if it is there.
  private static func files(of id: AssetID) -> (PictureFile, ServedImages.File)? {
    guard case .found(let asset) = ImageAsset.find(id), let file = asset.light.last,
      let content = ServedImages.file(at: file.address)
    else { return nil }
    return (file, content)
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
    guard let content, content.mimeType == format.mimeType else { return nil }
    return Data(content.bytes)
  }

  /// The same image with its own colors, or in the foreground color.
  ///
  /// - Parameter renderingMode: The colors.
  /// - Returns: The image.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(file, content: content, asset: asset, renderingMode: renderingMode)
  }

  /// The image for a view.
  fileprivate var image: Image {
    let image =
      if let asset {
        Image(.asset(asset.id), label: .none, at: asset.location)
      } else {
        Image(content == nil ? .remote(file) : .served(file), label: .none)
      }
    return switch renderingMode {
    case .automatic: image
    case .alwaysOriginal: image.renderingMode(.original)
    case .alwaysTemplate: image.renderingMode(.template)
    }
  }
}

extension UIImage: Hashable {
  /// Images of equal data, scale and colors are equal, and so are those of one asset.
  public static func == (first: UIImage, second: UIImage) -> Bool {
    first.file == second.file && first.asset == second.asset
      && first.renderingMode == second.renderingMode
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
    self = uiImage.image
  }
}
