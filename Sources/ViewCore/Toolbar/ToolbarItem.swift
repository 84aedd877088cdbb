/// A view in a bar of a screen.
///
/// ```swift
/// .toolbar {
///   ToolbarItem(placement: .cancellationAction) {
///     Button("Cancel") { dismiss() }
///   }
/// }
/// ```
public struct ToolbarItem<ID, Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content
}

extension ToolbarItem where ID == () {
  /// Puts a view into a bar.
  ///
  /// - Parameters:
  ///   - placement: Where it is.
  ///   - content: The view.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never
}

extension ToolbarItem: PrimitiveToolbarContent {
  var items: some View {
    ToolbarPortal(placement: placement, content: content)
  }
}

/// Several views beside each other in a bar of a screen.
public struct ToolbarItemGroup<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Puts views into a bar.
  ///
  /// - Parameters:
  ///   - placement: Where they are.
  ///   - content: The views.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
  var items: some View {
    ToolbarPortal(placement: placement, content: content)
  }
}

/// Puts views into a bar of the screen around it.
struct ToolbarPortal<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
  @Environment(\.screen) private var screen
}

extension ToolbarPortal: View {
  var body: some View {
    Portal(
      target: screen?.portalTarget(for: placement),
      content: Box(
        class: placement.isConfirmation ? "bar-item confirmation" : "bar-item",
        style: placement.isStatus
          ? "position:absolute;inset-inline:0;width:fit-content;margin:auto" : nil,
        content: content.labelled(bySymbols: placement.showsSymbols)
      )
    )
  }
}
