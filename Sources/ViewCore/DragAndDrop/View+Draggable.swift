import Foundation

nonisolated extension View {
  /// Lets the user drag the view to another one, which takes its value.
  ///
  /// ```swift
  /// ForEach(cards) { card in
  ///   Text(card.title).draggable(card)
  /// }
  /// ```
  ///
  /// A mouse drags the view at once, and a finger after half a second. ``dropDestination(for:action:isTargeted:)``
  /// takes the value. It stays on the server, and comes from a view of the same window. There is no way for the
  /// keyboard: offer the same by a menu, too.
  ///
  /// - Parameter payload: The value. It is made when the user lifts the view.
  /// - Returns: The view, which can be dragged.
  public func draggable<Value: Transferable>(
    _ payload: @autoclosure @escaping () -> Value
  ) -> some View {
    DraggableView(content: self, payload: payload, onLift: { _ in })
  }

  /// Lets the user drag the view to another one, and shows a view of its own meanwhile.
  ///
  /// ```swift
  /// CardView(card).draggable(card) {
  ///   Label(card.title, systemImage: "doc")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - payload: The value. It is made when the user lifts the view.
  ///   - preview: The view that follows the pointer.
  /// - Returns: The view, which can be dragged.
  public func draggable<Value: Transferable>(
    _ payload: @autoclosure @escaping () -> Value,
    @ViewBuilder preview: () -> some View
  ) -> some View {
    PreviewedView(content: self, payload: payload, preview: preview())
  }
}

private struct DraggableView<Content: View, Value: Transferable> {
  let content: Content
  let payload: () -> Value
  let onLift: (Bool) -> Void
  @OwnObject var source = DragSource()
}

extension DraggableView: View {
  var body: some View {
    source.item = { [payload] in TransferredItem(payload()) }
    source.onLift = onLift
    return BoxedView(
      content,
      behavior: ElementBehavior { [source] event in
        guard case .lift(let isLifted) = event else { return }
        let drag = ViewPage.current?.drag
        if isLifted { drag?.lift(source) } else { drag?.release(source) }
        source.onLift(isLifted)
      }
    ) { environment in
      var element = Element("div", attributes: [.init("class", "effect")])
      guard environment.isEnabled else { return element }
      element.events = .lift
      element["data-gives"] = Value.exportedTypes.attribute
      return element
    }
  }
}

/// A view that can be dragged, with the view that follows the pointer while it is.
private struct PreviewedView<Content: View, Value: Transferable, Preview: View> {
  let content: Content
  let payload: () -> Value
  let preview: Preview
  @State var isLifted = false
}

extension PreviewedView: View {
  var body: some View {
    DraggableView(
      content: LayeredView(
        content: content,
        views: isLifted
          ? ControlAccessory(Box(class: ClassName.dragPreview.rawValue, content: preview)) : nil,
        isBehind: false,
        box: Element("div", attributes: [.init("class", "effect")])
      ),
      payload: payload,
      onLift: { isLifted = $0 }
    )
  }
}
