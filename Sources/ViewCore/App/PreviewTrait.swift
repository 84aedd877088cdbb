/// A preview of a view; the macro `#Preview` declares one.
public enum Preview {
  /// A tag for the traits of views.
  public enum ViewTraits {}
}

/// A setting of a preview, such as the values of dependencies.
///
/// ```swift
/// #Preview("Midnight", traits: .dependency(\.date.now, .distantPast)) {
///   ClockView()
/// }
/// ```
///
/// SwiftUI's traits of layouts and devices do not exist here, because a preview has the size of its
/// frame.
public struct PreviewTrait<T> {
  private let prepare: () -> Void

  /// Creates a trait.
  ///
  /// - Parameter prepare: Called before the view of the preview is made.
  package init(prepare: @escaping () -> Void) {
    self.prepare = prepare
  }

  /// Prepares a preview.
  @MainActor
  package func callAsFunction() {
    prepare()
  }
}
