/// The part of a view to which a popover is attached.
///
/// Where we differ: SwiftUI's points and other rectangles are not supported.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Rectangle)

  /// A rectangle of the view.
  public struct Rectangle: Sendable {
    private init() {}

    /// The bounds of the view.
    public static var bounds: Self { Self() }
  }
}
