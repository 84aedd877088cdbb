/// The visibility of scroll bars.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// The browser decides.
  public static let automatic = Self(name: "automatic")
  /// They are shown, as far as the browser shows any.
  public static let visible = Self(name: "visible")
  /// They are hidden.
  public static let hidden = Self(name: "hidden")
  /// They are hidden.
  ///
  /// On Apple's platforms, a mouse shows indicators that are only `hidden`.
  public static let never = Self(name: "never")

  var isHidden: Bool { self == .hidden || self == .never }
}

nonisolated extension View {
  /// Sets the visibility of the scroll bars of the views inside that scroll.
  ///
  /// A browser hides the scroll bars of both axes together. So a scroll view of both axes has bars
  /// until they are hidden for both. A list that fills the window scrolls with the page, whose bar
  /// stays.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - axes: The axes of scrolling.
  /// - Returns: The view with its scroll bars.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    let change = IndicatorChange(visibility: visibility, axes: axes)
    return EnvironmentView(content: self, value: change) { change, environment in
      if change.axes.contains(.vertical) {
        environment.scrollSettings.vertical = change.visibility
      }
      if change.axes.contains(.horizontal) {
        environment.scrollSettings.horizontal = change.visibility
      }
    }
  }
}

private struct IndicatorChange: Equatable {
  let visibility: ScrollIndicatorVisibility
  let axes: Axis.Set
}
