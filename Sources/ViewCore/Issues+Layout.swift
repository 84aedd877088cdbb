import Foundation

/// The texts about layout, shapes and gestures.
extension Issues {
  static func alignmentIsNoSum(_ type: String) -> String {
    """
    An alignment has a default value that the page cannot compute.

      Type: \(type)

    The page places views without asking the app. So the value of 'defaultValue(in:)' must be a sum of shares of the width, \
    the height and the baselines. The guide of views that say nothing about it is at 0.

    To fix this, return such as 'context.height / 2', and set other values with '.alignmentGuide'.
    """
  }

  static func layoutAsksOn(_ type: String) -> String {
    """
    A layout asks for the size of a view in another space whenever it runs.

      Layout: \(type)

    The page measures the views, so each question takes a message. The views are where the last run has placed them.

    To fix this, call 'sizeThatFits' with proposals that do not depend on the number of runs.
    """
  }

  static func layoutIsNotFinite(_ type: String) -> String {
    """
    A layout has returned a size, or has placed a view, with a number that is not finite.

      Layout: \(type)

    It usually happens when a layout computes with the length of a flexible view, which is infinite for the proposal \
    '.infinity'. The space of the container stands for such a size, and 0 for such a place.

    To fix this, limit the numbers, as with 'min'.
    """
  }

  static func impossibleFrame(_ name: String, _ length: CGFloat) -> String {
    """
    A frame has a size that no view can have.

      \(name): \(length)

    The size is ignored.

    To fix this, use a number that is 0 or greater. To fill the available space, set 'maxWidth' or \
    'maxHeight' to '.infinity'.
    """
  }

  static func impossibleShare(count: Int, span: Int) -> String {
    """
    A view asks for a part of its container that does not exist.

      count: \(count)
      span: \(span)

    The view gets the whole length of the container.

    To fix this, pass a count of 1 or more, and a span between 1 and the count.
    """
  }

  static func gesturesDiffer(_ name: String, first: Any, second: Any) -> String {
    """
    Combined gestures need different values for the same press.

      Value: \(name)
      Gestures: \(first) and \(second)

    The page tracks one press for all of them, and uses the value of the first one.

    To fix this, give them the same value, or put each of them on a view of its own.
    """
  }

  static func incompleteMesh(_ width: Int, _ height: Int, points: Int, colors: Int) -> String {
    """
    A 'MeshGradient' needs a point and a color for each place of its grid.

      width: \(width)
      height: \(height)
      points: \(points)
      colors: \(colors)

    The gradient has its background alone.

    To fix this, pass a width and a height of 2 or more, and as many points and colors as their product.
    """
  }
}
