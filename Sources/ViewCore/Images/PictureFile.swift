import Foundation

/// A file with an image for screens of a scale.
struct PictureFile: Equatable, Sendable {
  /// The address: a path of the server, or a whole URL.
  let address: String
  /// The number of pixels in a point.
  let scale: Double
  /// The size in points.
  let size: CGSize
  /// The image that is sent as long as a view shows it, or nil for one that needs no such view.
  let owner: ServedImage?

  init(_ image: ImageFile, scale: Double) {
    self.init(address: ServedImages.add(image), size: image.size(at: scale), scale: scale)
  }

  init(_ image: ServedImage, scale: Double) {
    let size = image.file.size(at: scale)
    self.init(address: image.path, size: size, scale: scale, owner: image)
  }

  /// An image that the page loads itself.
  init(address: String, size: CGSize) {
    self.init(address: address, size: size, scale: 1)
  }

  /// A picture of no size that shows nothing.
  static let nothing = PictureFile(
    address: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
    size: .zero
  )

  private init(address: String, size: CGSize, scale: Double, owner: ServedImage? = nil) {
    self.address = address
    self.scale = scale
    self.size = size
    self.owner = owner
  }

  /// The address on the page.
  func url(in environment: EnvironmentValues) -> String {
    guard address.hasPrefix("/") else { return address }
    return environment.addressBase?.path(ofResource: address) ?? address
  }

  /// The address as an image of CSS.
  func css(in environment: EnvironmentValues) -> String {
    let text = url(in: environment).replacing("\\", with: "%5C").replacing("\"", with: "%22")
    return "url(\"\(text)\")"
  }
}
