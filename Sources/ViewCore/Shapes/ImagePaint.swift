public import Foundation

/// A style that repeats an image.
///
/// ```swift
/// RoundedRectangle(cornerRadius: 12)
///   .fill(ImagePaint(image: Image("Waves"), scale: 0.5))
/// ```
///
/// The first image begins at the upper left corner. A symbol paints nothing.
///
/// Where we differ: there is no `sourceRect`, because a browser repeats whole images.
public struct ImagePaint: ShapeStyle {
  /// The image.
  public var image: Image
  /// The size of the image, relative to its own.
  public var scale: CGFloat

  /// Creates a style that repeats an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - scale: The size of the image, relative to its own.
  public init(image: Image, scale: CGFloat = 1) {
    self.image = image
    self.scale = scale
  }

  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(tiles(in: environment))
  }

  private func tiles(in environment: EnvironmentValues) -> ImageTiles {
    let picture = image.picture.map { picture in
      environment.colorScheme == .dark ? picture.dark ?? picture.light : picture.light
    }
    // The sharpest file fits all screens.
    if let file = picture?.files.last {
      return ImageTiles(image: file.css(in: environment), size: file.size, scale: scale)
    }
    return ImageTiles(image: "none", size: .zero, scale: scale)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - scale: The size of the image, relative to its own.
  /// - Returns: The style.
  public static func image(_ image: Image, scale: CGFloat = 1) -> Self {
    Self(image: image, scale: scale)
  }
}

/// An image that CSS repeats.
private struct ImageTiles: AreaPaint {
  /// The image as CSS.
  let image: String
  /// The size of the image in points.
  let size: CGSize
  let scale: CGFloat

  func background(in area: PaintedArea) -> String {
    let (width, height) = (size.width * scale, size.height * scale)
    guard width > 0, height > 0 else { return "none" }
    let place = CSS.length(area.margin)
    return "\(image) \(place) \(place)/\(CSS.length(width)) \(CSS.length(height))"
  }
}
