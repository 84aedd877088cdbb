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
/// SwiftUI's traits of devices and their orientations do not exist here, because no device is drawn around a preview.
public struct PreviewTrait<T> {
  private let prepare: () -> Void
  private let change: @MainActor (AnyView) -> AnyView

  /// Creates a trait.
  ///
  /// - Parameter prepare: Called before the view of the preview is made.
  package init(prepare: @escaping () -> Void) {
    self.prepare = prepare
    change = { $0 }
  }

  /// Creates a trait that changes the view of a preview.
  ///
  /// - Parameter change: Returns the changed view.
  package init(change: @escaping @MainActor (AnyView) -> AnyView) {
    prepare = {}
    self.change = change
  }

  /// Prepares a preview.
  @MainActor
  package func callAsFunction() {
    prepare()
  }

  /// The view of a preview with the changes of the trait.
  @MainActor
  package func changed(_ view: AnyView) -> AnyView {
    change(view)
  }
}
