public import ViewCore

extension View {
  /// Names a view among the previews of a ``PreviewProvider``.
  ///
  /// `--previews` shows the name above the view. Everywhere else the view is left as it is.
  ///
  /// Differs from SwiftUI in that the views of one provider are shown together.
  ///
  /// - Parameter value: The name, or `nil` for none.
  /// - Returns: The view with its name.
  public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewName(name: value))
  }
}

private struct PreviewName: ViewModifier {
  let name: String?
  @Environment(\.isShowingPreviews) private var isShowingPreviews

  func body(content: Content) -> some View {
    if isShowingPreviews, let name {
      VStack {
        Text(name).font(.caption).foregroundStyle(.secondary)
        content
      }
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  private enum ShowingPreviewsKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether `--previews` shows the views.
  var isShowingPreviews: Bool {
    get { self[ShowingPreviewsKey.self] }
    set { self[ShowingPreviewsKey.self] = newValue }
  }
}
