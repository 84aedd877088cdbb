/// The direction in which a user of a screen reader changes a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

nonisolated extension View {
  /// Lets users of screen readers change the value of the view in steps.
  ///
  /// ```swift
  /// RatingStars(rating)
  ///   .accessibilityValue("\(rating) stars")
  ///   .accessibilityAdjustableAction { direction in
  ///     rating += direction == .increment ? 1 : -1
  ///   }
  /// ```
  ///
  /// Each direction is an invisible button after the view, "Increment" and "Decrement", which the tab key does not reach.
  ///
  /// - Parameter handler: Changes the value.
  /// - Returns: The view with its buttons.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    LayeredView(
      content: self,
      views: ControlAccessory(AdjustmentButtons(handler: handler)),
      isBehind: false,
      box: Element("div", attributes: [.init("class", "effect")])
    )
  }
}

/// The invisible buttons for the two directions.
private struct AdjustmentButtons {
  let handler: (AccessibilityAdjustmentDirection) -> Void
}

extension AdjustmentButtons: View {
  var body: some View {
    AccessibilityActionButton(action: { handler(.increment) }, label: Text("Increment"))
    AccessibilityActionButton(action: { handler(.decrement) }, label: Text("Decrement"))
  }
}
