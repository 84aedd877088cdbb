internal import ConcurrencyExtras
import Foundation

/// A control that pushes a screen onto the navigation stack around it.
///
/// A link with a value pushes the screen of `navigationDestination(for:destination:)`, and the
/// value becomes part of the stack's path. A link with a destination pushes that view.
///
/// ```swift
/// NavigationLink("Settings", value: Route.settings)
///
/// NavigationLink {
///   SettingsView()
/// } label: {
///   Label("Settings", systemImage: "gear")
/// }
/// ```
///
/// A link to a `URL` of the app itself opens that address, where ``View/onOpenURL(perform:)`` receives it,
/// unless the stack has a destination for URLs.
///
/// Outside a navigation stack, other links are disabled.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let target: NavigationTarget<Destination>
  /// Whether the destination is presented, if the app does not control that.
  @State var isActive = false
}

/// The target of a link.
enum NavigationTarget<Destination> {
  case value(AnyHashable?)
  case views(Destination)
  /// A view that is presented while a condition of the app is true.
  case condition(Binding<Bool>, Destination)
}

extension NavigationLink {
  /// Creates a link to a view.
  ///
  /// - Parameters:
  ///   - destination: The content of the screen.
  ///   - label: The content of the link.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .views(destination()))
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes a value.
  ///
  /// - Parameters:
  ///   - value: The value. With `nil` the link is disabled.
  ///   - label: The content of the link.
  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title that pushes a value.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - value: The value. With `nil` the link is disabled.
  public init(_ titleKey: LocalizedStringKey, value: (some Hashable)?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a title that is known only at run time that pushes a value.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: (some Hashable)?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - destination: The content of the screen.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that is known only at run time to a view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink: View {
  public var body: some View {
    switch target {
    case .value(let value):
      LinkElement(label: label, isAvailable: value != nil, value: value) { navigation in
        if let value { navigation.push(value) }
      }
    case .views(let destination):
      link(to: destination, while: $isActive)
    case .condition(let isActive, let destination):
      link(to: destination, while: isActive)
    }
  }

  @MainActor
  private func link(to destination: Destination, while isActive: Binding<Bool>) -> some View {
    let open = { isActive.wrappedValue = true }
    let here = SourceLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    return LinkElement(label: label) { _ in open() }
      .pushing(isActive.asItem, id: { _ in 0 }, here, reopen: open) { _ in destination }
  }
}

/// The element of a link.
private struct LinkElement<Label: View> {
  let label: Label
  var isAvailable = true
  var value: AnyHashable?
  let follow: (Navigation) -> Void
}

extension LinkElement: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    button(in: context).makeNode(in: context.announcingSelection)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    button(in: context).patchNode(node, in: context.announcingSelection)
  }

  @MainActor
  private func button(in context: NodeContext) -> some View {
    let navigation = context.environment.navigation
    let screen = context.environment.screen
    let editMode = context.environment.editMode
    let isAmongRows = context.isAmongRows
    let selection = context.selection
    let tag = context.selectionTag
    let environment = context.environment
    let url = value?.base as? URL
    let ownURL = url.flatMap { environment.addressBase?.ownURL($0) }
    let button = StyledButton(purpose: .navigation, label: label) {
      [weak navigation, weak screen] in
      // While a list is edited, its rows do not navigate: selectable rows are selected.
      if isAmongRows, editMode?.wrappedValue.isEditing == true {
        if let tag { selection?.select(tag) }
        return
      }
      if let value, selection?.selectInColumn(value) == true { return }
      if let url, let ownURL, navigation?.hasDestination(for: url) != true {
        environment.openURL(ownURL)
      } else if let navigation {
        navigation.follow(linkOn: screen, follow)
      }
    }
    return button.disabled(!isAvailable || (navigation == nil && ownURL == nil))
  }
}

extension NodeContext {
  /// The selection of the list around the view, if the list has one.
  fileprivate var selection: ListSelection? {
    if case .list(let selection) = row { selection } else { nil }
  }

  /// The tag of the view in that list, if it is a row.
  fileprivate var selectionTag: AnyHashable? { wrapsRows ? traits?.values.tag : nil }

  /// The context with the attributes of a selected row for screen readers.
  fileprivate var announcingSelection: NodeContext {
    guard let tag = selectionTag, selection?.isSelected(tag) == true else { return self }
    var context = self
    context.attributes.append(.init("aria-pressed", "true"))
    return context
  }
}
