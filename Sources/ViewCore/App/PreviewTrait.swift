/// A preview of a view; the macro `#Preview` declares one.
public enum Preview {
  /// A mark of the traits of views.
  public enum ViewTraits {}
}

/// Something that a preview begins with, such as the values of dependencies.
///
/// ```swift
/// #Preview("Midnight", traits: .dependency(\.date.now, .distantPast)) {
///   ClockView()
/// }
/// ```
///
/// SwiftUI's traits of layouts and devices are not there, as a preview is as large as its frame.
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
