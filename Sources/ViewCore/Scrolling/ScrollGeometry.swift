public import Foundation

/// How far a scroll view is scrolled, and how large its content is.
///
/// ``View/onScrollGeometryChange(for:of:action:)`` passes it. All lengths are in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The place of the visible part in the content.
  ///
  /// It is negative where the visible part begins before the content, as below a margin or a bar.
  public var contentOffset: CGPoint
  /// The size of the content without its margins.
  public var contentSize: CGSize
  /// The space around the content that belongs to the way of scrolling.
  ///
  /// That are the margins of the content. If the scroll view scrolls with the page, it is also what the page has before
  /// and after the scroll view, such as a title.
  public var contentInsets: EdgeInsets
  /// The size of the visible part.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint,
    contentSize: CGSize,
    contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part of the content, which includes the insets.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible part of the content, without the insets on all sides.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading,
      y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom)
    )
  }
}

nonisolated extension View {
  /// Runs an action when a value that depends on how far the scroll view inside is scrolled has changed.
  ///
  /// ```swift
  /// ScrollView { ForEach(messages) { MessageView(message: $0) } }
  ///   .onScrollGeometryChange(for: Bool.self) { geometry in
  ///     geometry.contentOffset.y > 200
  ///   } action: { _, isFar in
  ///     showsButton = isFar
  ///   }
  /// ```
  ///
  /// The action also runs with the first value, once the page has reported the geometry. Both values are the same then.
  /// The page reports the geometry at most once a frame, and not before the server has answered the last report. So fast
  /// scrolling skips values. A value that changes rarely saves work, as in the sample.
  ///
  /// The outermost scroll view, list or form inside the view counts.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value from the geometry.
  ///   - action: The action, which receives the old and the new value.
  /// - Returns: The view with its action.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ScrollGeometryView(content: self, transform: transform, action: action)
  }
}

private struct ScrollGeometryView<Content: View, Value: Equatable> {
  let content: Content
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  @OwnObject var observer = ScrollObserver()
  @OwnObject var last = LastScrollValue<Value>()
}

extension ScrollGeometryView: View {
  var body: some View {
    observer.receive = { [transform, action, last] report in
      last.replace(by: transform(report.geometry), action)
    }
    return content.observingScroll(ScrollObservation(observer: observer, needs: .geometry))
  }
}
