extension Image {
  /// How an image fills a space that is larger than itself.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeats the image at its own size.
    case tile
    /// Scales the image.
    case stretch
  }

  /// The colors of an image.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground color, where the image is not transparent.
    case template
    /// The image's own colors.
    case original
  }

  /// How pixels are drawn that are larger than those of the screen.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel is a sharp square.
    case none
    /// The browser's own smoothing, as for ``medium`` and ``high``.
    case low
    case medium
    case high
  }

  /// Makes the image fill the available space.
  ///
  /// A browser draws the cap insets of an image with its own colors. A template image with cap
  /// insets is stretched as a whole.
  ///
  /// - Parameters:
  ///   - capInsets: The edges of the image that keep their size. Only the part between them is
  ///     stretched or repeated.
  ///   - resizingMode: Whether the image is stretched or repeated.
  /// - Returns: The image that fills its space.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed { $0.resizing = .init(capInsets: capInsets, mode: resizingMode) }
  }

  /// Shows the image in its own colors, or in the foreground color.
  ///
  /// Symbols always have the foreground color.
  ///
  /// - Parameter renderingMode: The colors. `nil` is the setting of the asset catalog, and the
  ///   image's own colors without one.
  /// - Returns: The image with its colors.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// Sets how the image is drawn larger than it is.
  ///
  /// - Parameter interpolation: The smoothing. A browser has none of its levels: it smooths, or it
  ///   draws sharp pixels.
  /// - Returns: The image with its interpolation.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }

  private func changed(_ change: (inout PictureLook) -> Void) -> Image {
    var image = self
    change(&image.look)
    return image
  }
}
