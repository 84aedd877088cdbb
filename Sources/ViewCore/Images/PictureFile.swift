import Foundation

/// A file with an image for screens of a scale.
struct PictureFile: Equatable, Sendable {
  /// The address: a path of the server, or a whole URL.
  let address: String
  /// The number of pixels in a point.
  let scale: Double
  /// The size in points.
  let size: CGSize

  init(_ image: ImageFile, scale: Double) {
    address = ServedImages.add(image)
    self.scale = scale
    size = CGSize(width: image.size.width / scale, height: image.size.height / scale)
  }

  /// An image that the page loads itself.
  init(address: String, size: CGSize) {
    self.address = address
    scale = 1
    self.size = size
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
