public import Foundation
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

/// The size of a preview.
public enum PreviewLayout: Equatable, Sendable {
  /// The size of the window.
  case device
  /// The size of the view in the window.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

nonisolated extension View {
  /// Sets the size of a view among the previews of a ``PreviewProvider``.
  ///
  /// `--previews` shows the view in a space of this size. No device is drawn around a preview, so those of `.device` and
  /// `.sizeThatFits` look alike. Elsewhere the layout has no effect.
  ///
  /// - Parameter value: The size.
  /// - Returns: The view with its size.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    PreviewSpace(content: self, layout: value)
  }
}

extension EnvironmentValues {
  private enum IsPreviewKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is a preview.
  var isPreview: Bool {
    get { self[IsPreviewKey.self] }
    set { self[IsPreviewKey.self] = newValue }
  }
}

private struct PreviewSpace<Content: View> {
  let content: Content
  let layout: PreviewLayout
  @Environment(\.isPreview) private var isPreview

  private var size: CGSize? {
    guard isPreview, case .fixed(let width, let height) = layout else { return nil }
    return CGSize(width: width, height: height)
  }
}

extension PreviewSpace: View {
  var body: some View {
    if let size {
      content.frame(width: size.width, height: size.height)
    } else {
      content
    }
  }
}

extension PreviewSpace: NamedPreview {
  var previewName: String? { (content as? any NamedPreview)?.previewName }
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
