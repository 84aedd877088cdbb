internal import ConcurrencyExtras
public import Foundation

/// An image that the page loads from an address.
///
/// ```swift
/// AsyncImage(url: user.picture) { image in
///   image.resizable().scaledToFill()
/// } placeholder: {
///   ProgressView()
/// }
/// .frame(width: 64, height: 64)
/// ```
///
/// Where we differ from SwiftUI: the user's browser loads the image, and the server never does. So
/// the address has to be reachable for the user, and its scheme has to be `https` or `http`. The
/// site of the image sees the user's network address, and not the address of the page. A page with
/// TLS shows images without TLS only if the browser allows it. The error of a failed load does not
/// name the cause, because a browser keeps it from the page.
public struct AsyncImage<Content: View> {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var outcome: LoadedImage?

  /// Creates an image that is gray until it is loaded.
  ///
  /// - Parameters:
  ///   - url: The address of the image. `nil` stays gray.
  ///   - scale: The number of the image's pixels in a point.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? Image(.blank) }
  }

  /// Creates an image with a placeholder until it is loaded, and when it cannot be.
  ///
  /// - Parameters:
  ///   - url: The address of the image. `nil` shows the placeholder.
  ///   - scale: The number of the image's pixels in a point.
  ///   - content: The view for the image.
  ///   - placeholder: The view in its place.
  public init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Creates an image whose view depends on the phase of loading.
  ///
  /// - Parameters:
  ///   - url: The address of the image. `nil` is the empty phase.
  ///   - scale: The number of the image's pixels in a point.
  ///   - transaction: The transaction of a change of the phase.
  ///   - content: The view for a phase.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale > 0 ? scale : 1
    self.transaction = transaction
    self.content = content
  }
}

extension AsyncImage: View {
  public var body: some View {
    // One element in each phase, so that the page loads the image also if nothing is shown.
    ZStack {
      content(phase)
      if let url, phase.isEmpty {
        ImageLoader(url: url) { size in
          if size == nil { AsyncImageReport.tell(of: url) }
          withTransaction(transaction) { outcome = LoadedImage(url: url, size: size) }
        }
        .id(url)
      }
    }
  }

  /// The phase of the current address.
  ///
  /// The outcome of another one does not count.
  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    guard url.isOfWeb else { return .failure(AsyncImageError.notOfWeb(url)) }
    guard let outcome, outcome.url == url else { return .empty }
    guard let size = outcome.size else { return .failure(AsyncImageError.notLoaded(url)) }
    let points = CGSize(width: size.width / scale, height: size.height / scale)
    return .success(Image(.remote(PictureFile(address: url.absoluteString, size: points))))
  }
}

/// The outcome of loading an address.
private struct LoadedImage: Equatable {
  let url: URL
  /// The size in pixels, or `nil` if the image was not loaded.
  let size: CGSize?
}

/// Why an image has no picture.
enum AsyncImageError: LocalizedError, Equatable {
  case notOfWeb(URL)
  case notLoaded(URL)

  var errorDescription: String? {
    switch self {
    case .notOfWeb(let url):
      "The page cannot load '\(url.absoluteString)', because its scheme is not 'https' or 'http'."
    case .notLoaded(let url): "The page could not load an image from '\(url.absoluteString)'."
    }
  }
}

/// Lines of the log about images that a page could not load.
private enum AsyncImageReport {
  /// Addresses may be those of users, so that the number of lines has a limit.
  private static let capacity = 256
  private static let told = Locked<Set<String>>([])

  /// Writes a line for an address, once, without the query, which may be a secret.
  static func tell(of url: URL) {
    let address = "\(url.scheme ?? "")://\(url.host ?? "")\(url.path)"
    let isNew = told.withLock { $0.count < capacity && $0.insert(address).inserted }
    if isNew { Issues.warn(Issues.imageNotLoaded(String(address.prefix(200)))) }
  }
}

/// An invisible element that loads an image and reports its size.
private struct ImageLoader {
  let url: URL
  let setSize: (CGSize?) -> Void
}

extension ImageLoader: View {
  typealias Body = Never
}

extension ImageLoader: ElementView {
  static var takesAttributes: Bool { false }

  func render(in context: NodeContext) -> Rendering<EmptyView> {
    let element = Element(
      "img",
      attributes: [.init("hidden", ""), .init("alt", ""), .init("src", url.absoluteString)],
      events: .load
    )
    return Rendering(
      element,
      behavior: ElementBehavior { event in
        if case .load(let size) = event { setSize(size) }
      }
    )
  }
}

extension AsyncImagePhase {
  fileprivate var isEmpty: Bool {
    if case .empty = self { true } else { false }
  }
}

extension URL {
  /// Whether a browser loads an image from the address.
  fileprivate var isOfWeb: Bool {
    ["http", "https"].contains(scheme?.lowercased()) && host?.isEmpty == false
  }
}
