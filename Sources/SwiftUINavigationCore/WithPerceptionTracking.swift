#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

/// A view of which only its own content runs again when a property changes that the content read.
///
/// ```swift
/// var body: some View {
///   WithPerceptionTracking {
///     Text(model.name)
///   }
/// }
/// ```
///
/// Where Observation is available a view needs no such wrapper: what its body reads is observed. It is
/// here for source that is written for older systems as well.
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
