/// The way in which a pushed screen, a sheet or a cover comes and goes.
///
/// The library has ``AutomaticNavigationTransition`` and ``ZoomNavigationTransition``. Apps do not conform to the protocol.
public protocol NavigationTransition {
  /// The key of the view from which the screen grows, if there is one.
  ///
  /// Only the library calls it.
  var _sourceKey: String? { get }
}

/// The transition that screens and sheets have without ``WebSwiftUI/View/navigationTransition(_:)``.
public struct AutomaticNavigationTransition: NavigationTransition {
  public init() {}

  public var _sourceKey: String? { nil }
}

/// Grows from a view, and shrinks into it.
public struct ZoomNavigationTransition: NavigationTransition {
  public let _sourceKey: String?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition that screens and sheets have by themselves.
  public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Grows from a view with ``WebSwiftUI/View/matchedTransitionSource(id:in:)``, and shrinks into it.
  ///
  /// - Parameters:
  ///   - sourceID: The id of the view.
  ///   - namespace: The namespace of the id.
  /// - Returns: The transition.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    Self(_sourceKey: namespace.key(of: sourceID))
  }
}

nonisolated extension View {
  /// Sets the way in which the screen, the sheet or the cover around the view comes and goes.
  ///
  /// ```swift
  /// NavigationLink(value: photo) {
  ///   Thumbnail(photo).matchedTransitionSource(id: photo.id, in: photos)
  /// }
  /// .navigationDestination(for: Photo.self) { photo in
  ///   PhotoView(photo).navigationTransition(.zoom(sourceID: photo.id, in: photos))
  /// }
  /// ```
  ///
  /// If the source is not seen, and for users who prefer less motion, the screen comes and goes as others do. A screen that is
  /// left while it still grows shrinks from the size that it has then.
  ///
  /// Where we differ: no finger drags the screen back to its source, and the source stays visible while the screen grows.
  ///
  /// - Parameter style: The transition.
  /// - Returns: The view with its transition.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let key = style._sourceKey
    return AnnotatedView(content: self, name: "data-zoom") { _ in key }
  }
}
