public import Foundation

/// A type that identifies an alignment of an app's own.
///
/// See ``HorizontalAlignment``.
public protocol AlignmentID: SendableMetatype {
  /// Returns the place of the guide in a view that says nothing about it.
  ///
  /// The page places views without asking the app. So the value has to be a sum, such as `context.height / 3 + 2`. Its
  /// parts are shares of the width, of the height and of the baselines, and a fixed length. Any other value is
  /// reported, and the guide is at 0 then.
  ///
  /// - Parameter context: The size and the guides of the view.
  /// - Returns: The distance from the leading or the upper side, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
