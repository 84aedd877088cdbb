/// The state of an ``AsyncImage``.
public enum AsyncImagePhase: Sendable {
  /// The image is loading, or it has no address.
  case empty
  /// The image is loaded.
  case success(Image)
  /// The page could not load the image.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, if the page could not load the image.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
