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
  private let isShown: Bool
  private let content: Content
}

extension ToolbarItem where ID == () {
  /// Creates an item with a view.
  ///
  /// - Parameters:
  ///   - placement: The place of the view.
  ///   - content: The view.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
    isShown = true
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item that users of a Mac can take out of its toolbar, and put into it.
  ///
  /// Users of a page cannot, so an item that is not shown at first is never shown.
  ///
  /// - Parameters:
  ///   - id: The name of the item, which nothing here reads.
  ///   - placement: The place of the view.
  ///   - showsByDefault: Whether the item is shown.
  ///   - content: The view.
  public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
    isShown = showsByDefault
  }
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never
}

extension ToolbarItem: PrimitiveToolbarContent {
  var items: some View {
    isShown ? ToolbarPortal(placement: placement, content: content) : nil
  }
}

/// Several adjacent views in a bar of a screen.
public struct ToolbarItemGroup<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of views.
  ///
  /// - Parameters:
  ///   - placement: The place of the views.
  ///   - content: The views.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup {
  /// Creates a group of views that has a label where it is an item of a menu.
  ///
  /// In a bar the views are side by side, without the label. The placement `secondaryAction` makes them a menu of their
  /// own in the menu of the bar.
  ///
  /// - Parameters:
  ///   - placement: The place of the views.
  ///   - content: The views.
  ///   - label: The label.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(
      content: content(),
      label: label(),
      isMenu: placement.place == .overflow
    )
  }
}

/// The views of a group in a toolbar that has a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  fileprivate let content: Content
  fileprivate let label: Label
  fileprivate let isMenu: Bool
}

extension LabeledToolbarItemGroupContent: View {
  public var body: some View {
    if isMenu {
      Menu {
        content
      } label: {
        label
      }
    } else {
      content
    }
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

/// Shows views in a bar of the screen around it.
struct ToolbarPortal<Content: View> {
  let placement: ToolbarItemPlacement
  private let style: String?
  let content: Content
  @Environment(\.screen) private var screen
  @Environment(\.portalOrder) private var order

  init(placement: ToolbarItemPlacement, style: String? = nil, content: Content) {
    self.placement = placement
    self.style = style ?? placement.style
    self.content = content
  }
}

extension ToolbarPortal: View {
  var body: some View {
    Portal(
      target: screen?.portalTarget(for: placement),
      order: order,
      content: Box(
        class: placement.isConfirmation ? "bar-item confirmation" : "bar-item",
        style: style,
        content: content.labeled(bySymbols: placement.showsSymbols)
      )
    )
  }
}
