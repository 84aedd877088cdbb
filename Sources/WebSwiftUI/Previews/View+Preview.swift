public import ViewCore

nonisolated extension View {
  /// Names a view among the previews of a ``PreviewProvider``.
  ///
  /// `--previews` shows the name above the frame of the view. Elsewhere the name has no effect.
  ///
  /// - Parameter value: The name, or `nil` for none.
  /// - Returns: The view with its name.
  public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewName(name: value))
  }
}

struct PreviewName {
  let name: String?
}

extension PreviewName: ViewModifier {
  func body(content: Content) -> some View { content }
}

/// A view that may have a name among the previews.
protocol NamedPreview {
  var previewName: String? { get }
}

extension ModifiedContent: NamedPreview where Modifier == PreviewName {
  var previewName: String? { modifier.name }
}
