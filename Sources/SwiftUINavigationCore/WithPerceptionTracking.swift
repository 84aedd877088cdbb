public import ViewLayer

/// A view whose content runs again after a change of a property that the content read.
///
/// ```swift
/// var body: some View {
///   WithPerceptionTracking {
///     Text(model.name)
///   }
/// }
/// ```
///
/// With Observation a view needs no such wrapper, because the reads of its body are observed. It is for source that
/// also supports older systems.
public struct WithPerceptionTracking<Content> {
  private let content: () -> Content

  /// Creates a view from an expression.
  public init(content: @escaping @autoclosure () -> Content) {
    self.content = content
  }
}

extension WithPerceptionTracking: View where Content: View {
  /// Creates a view from a block of views.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// The content.
  public var body: Content { content() }
}
