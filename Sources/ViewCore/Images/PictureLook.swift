import Foundation

/// The settings that an image has itself.
struct PictureLook: Equatable {
  var label = PictureLabel.name
  /// How the image fills its space, or `nil` if it has its own size.
  var resizing: Resizing?
  var renderingMode: Image.TemplateRenderingMode?
  var interpolation = Image.Interpolation.medium
  /// The colors of a symbol, or `nil` for those of the view around it.
  var symbolRenderingMode: SymbolRenderingMode?

  struct Resizing: Equatable {
    var capInsets = EdgeInsets()
    var mode = Image.ResizingMode.stretch
  }

  var isResizable: Bool { resizing != nil }
}

/// The text that screen readers read for an image.
enum PictureLabel: Equatable {
  /// The name of the image.
  case name
  case text(Text)
  /// Screen readers skip the image.
  case none
}
