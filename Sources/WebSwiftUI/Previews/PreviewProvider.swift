public import ViewCore

/// A type that shows views as they look in some states, without running the app.
///
/// ```swift
/// struct CounterView_Previews: PreviewProvider {
///   static var previews: some View {
///     CounterView(count: 42)
///       .previewDisplayName("The answer")
///   }
/// }
/// ```
///
/// `swift run Counter --previews` serves the previews of an app on one page. Each view of a provider is a
/// preview of its own in a live frame. It is created for each window that shows it. Previews are for debug builds:
/// a release build may omit a type that nothing refers to.
///
/// The macro ``Preview(_:traits:body:)`` makes such a type from a block of views.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder
  static var previews: Previews { get }
}
