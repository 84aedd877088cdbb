extension Issues {
  static func imageNotLoaded(_ address: String) -> String {
    """
    A page could not load an image.

      Address: \(address)

    The failure phase, or the placeholder, takes its place. The user's browser loads the image, and keeps the cause from the \
    app: the user's console shows it.
    """
  }

  static func unknownImage(_ name: String, nearest: String?) -> String {
    """
    No image of the app's resources has this name.

      Name: \(name)\(nearest.map { "\n  Nearest name: \($0)" } ?? "")

    The asset catalogs and the image files in the resources were searched. A dashed square takes \
    its place, with the name as its label.

    To fix this, add 'resources: [.copy("Assets.xcassets")]' to the target in the package's \
    manifest, or name the bundle of the image: 'Image("\(name)", bundle: .module)'.
    """
  }

  static func faultyImage(_ name: String, file: String, _ fault: ImageFile.Fault) -> String {
    """
    An image of the app's resources cannot be shown.

      Name: \(name)
      File: \(file)

    \(fault.reason) A dashed square takes its place, with the name as its label.

    To fix this, \(fault.remedy)
    """
  }
}

extension ImageFile.Fault {
  fileprivate var reason: String {
    switch self {
    case .unreadable: "It is missing, or it could not be read."
    case .tooLarge:
      """
      It is larger than \(ImageFile.mostBytes >> 20) MB, or longer than \(Int(ImageFile.longestSide)) \
      pixels.
      """
    case .pdf: "It is a PDF, which no browser shows as an image."
    case .notAnImage: "It has no image that all browsers show, or no size."
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .unreadable: "add the file, or correct its name in 'Contents.json'."
    case .tooLarge: "scale the image down."
    case .pdf: "convert it, for example with 'pdftocairo -svg'."
    case .notAnImage: "use a PNG, a JPEG, a GIF, a WebP or an SVG with a size or a 'viewBox'."
    }
  }
}
