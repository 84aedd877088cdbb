import Foundation

nonisolated extension View {
  /// Runs an action when enough of the view becomes visible or hidden in the scroll view around it.
  ///
  /// ```swift
  /// VideoView(video: video)
  ///   .onScrollVisibilityChange(threshold: 0.8) { isPlaying = $0 }
  /// ```
  ///
  /// The action also runs with the first value, once the page has reported it. Outside of a scroll view it does not run. The
  /// page reports the place of the view while it moves, at most once a frame. A view in a lazy container that only has to
  /// know that it comes and goes does so with ``View/onAppear(perform:)`` at less cost.
  ///
  /// - Parameters:
  ///   - threshold: The part of the view that has to be seen: from 0 to 1.
  ///   - action: The action, which receives whether the view is visible.
  /// - Returns: The view with its action.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool?.self) { proxy in
      proxy.bounds(of: .scrollView).map { proxy.isSeen(in: $0, threshold: threshold) }
    } action: { isVisible in
      if let isVisible { action(isVisible) }
    }
  }
}

extension GeometryProxy {
  /// Whether enough of the view is in a rectangle of its own coordinates.
  fileprivate func isSeen(in rectangle: CGRect, threshold: Double) -> Bool {
    let whole = CGRect(origin: .zero, size: size)
    let seen = whole.intersection(rectangle)
    let area = seen.isNull ? 0 : seen.width * seen.height
    // Lengths are reported in hundredths of a point.
    return area > 0 && area >= whole.width * whole.height * min(threshold, 0.999)
  }
}
