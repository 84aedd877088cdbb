public import Foundation

/// The look that the source of a transition has while a screen grows from it.
///
/// The library has ``EmptyMatchedTransitionSourceConfiguration`` and what that makes. Apps do not conform to the protocol.
public protocol MatchedTransitionSourceConfiguration {
  /// The radius of the corners, in points.
  ///
  /// Only the library calls it.
  var _cornerRadius: CGFloat { get }
}

/// The look that a source has by itself, from which others are made.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public var _cornerRadius: CGFloat { 0 }

  /// Rounds the corners of the screen where it has the size of its source.
  ///
  /// - Parameter shape: The shape of the source.
  /// - Returns: The look with those corners.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    ClippedSource(_cornerRadius: max(shape.cornerSize.width, 0))
  }
}

private struct ClippedSource: MatchedTransitionSourceConfiguration {
  let _cornerRadius: CGFloat
}

nonisolated extension View {
  /// Makes the view the source of a screen or a sheet that grows from it.
  ///
  /// ``navigationTransition(_:)`` names it.
  ///
  /// - Parameters:
  ///   - id: The id, which counts within the namespace.
  ///   - namespace: The namespace.
  /// - Returns: The view as a source.
  public func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View {
    matchedTransitionSource(id: id, in: namespace) { $0 }
  }

  /// Makes the view the source of a screen or a sheet that grows from it, with a look of its own.
  ///
  /// ```swift
  /// Thumbnail(photo)
  ///   .clipShape(.rect(cornerRadius: 12))
  ///   .matchedTransitionSource(id: photo.id, in: photos) { source in
  ///     source.clipShape(.rect(cornerRadius: 12))
  ///   }
  /// ```
  ///
  /// Where we differ: there are no `background` and `shadow`, because the view is not drawn again while a screen grows from it.
  ///
  /// - Parameters:
  ///   - id: The id, which counts within the namespace.
  ///   - namespace: The namespace.
  ///   - configuration: Returns the look.
  /// - Returns: The view as a source.
  public func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    let radius = configuration(EmptyMatchedTransitionSourceConfiguration())._cornerRadius
    return BoxedView(self) { _ in
      var element = Element(
        "div",
        attributes: [
          .init("class", "effect \(ClassName.zoomSource)"),
          .init("data-source", namespace.key(of: id)),
        ]
      )
      if radius > 0 { element["data-radius"] = CSS.number(radius) }
      return element
    }
  }
}
