public import Foundation

/// What of a view a popover is next to.
///
/// SwiftUI also has points and other rectangles; those are not supported.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
}

/// A value in the coordinates of some view.
///
/// Only the source that popovers need is supported.
public struct Anchor<Value> {
  /// What the value is taken from.
  public struct Source: Sendable {
    private init() {}
  }
}

extension Anchor<CGRect>.Source {
  /// All of the view.
  public static var bounds: Self { Self() }
}
