public import Foundation

/// The part of a view to which a popover is attached.
///
/// Where we differ: SwiftUI's points and other rectangles are not supported.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
}

/// A value in the coordinates of a view.
///
/// Where we differ: only the source for popovers is supported.
public struct Anchor<Value> {
  /// The source of the value.
  public struct Source: Sendable {
    private init() {}
  }
}

extension Anchor<CGRect>.Source {
  /// The bounds of the view.
  public static var bounds: Self { Self() }
}
