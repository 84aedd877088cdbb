nonisolated extension View {
  /// Adds a context menu and a main action for the selected rows of the lists and tables inside.
  ///
  /// ```swift
  /// List(selection: $selection) {
  ///   ForEach(mails) { mail in Text(mail.subject) }
  /// }
  /// .contextMenu(forSelectionType: Mail.ID.self) { mails in
  ///   if mails.isEmpty {
  ///     Button("New Mail") { write() }
  ///   } else {
  ///     Button("Archive") { archive(mails) }
  ///   }
  /// } primaryAction: { mails in
  ///   open(mails)
  /// }
  /// ```
  ///
  /// The menu of a selected row is for all selected rows, and that of another row is for this row alone. Beside the rows
  /// the set is empty. The menu is made when it opens.
  ///
  /// A double click runs the main action of its row. While a row has the focus, the return key runs that of the rows
  /// for which the menu is. In a narrow window one tap does so, as on a phone, unless the list is edited.
  ///
  /// Differs from SwiftUI in that the type has no default. With one, each plain `.contextMenu { }` has a second meaning, and
  /// the compiler takes much longer to tell the mistakes of a screen.
  ///
  /// - Parameters:
  ///   - itemType: The type of the selection.
  ///   - menu: Makes the buttons of the menu for some rows.
  ///   - primaryAction: The main action for some rows. Without it, a row can only be selected.
  /// - Returns: The view with the menu of its rows.
  public func contextMenu<I: Hashable>(
    forSelectionType itemType: I.Type,
    @ViewBuilder menu: @escaping (Set<I>) -> some View,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    SelectionMenuView(content: self, menu: menu, primaryAction: primaryAction)
  }
}

private struct SelectionMenuView<Content: View, Item: Hashable, Items: View> {
  let content: Content
  let menu: (Set<Item>) -> Items
  let primaryAction: ((Set<Item>) -> Void)?
  @OwnObject private var scope = SelectionMenuScope()
  @State private var opening: MenuOpening<Item>?

  init(
    content: Content,
    menu: @escaping (Set<Item>) -> Items,
    primaryAction: ((Set<Item>) -> Void)?
  ) {
    self.content = content
    self.menu = menu
    self.primaryAction = primaryAction
  }
}

/// The rows for which a menu was opened.
private struct MenuOpening<Item: Hashable>: Equatable {
  let items: Set<Item>
  /// The number of the opening.
  ///
  /// Each has a menu of its own, so that no tap on an earlier one reaches it.
  let number: Int
}

extension SelectionMenuView: View {
  var body: some View {
    let open = { [scope] (items: Set<Item>?) in
      scope.openings += 1
      opening = items.map { MenuOpening(items: $0, number: scope.openings) }
    }
    scope.open = { open(Set(items: $0)) }
    scope.perform = { [primaryAction] in primaryAction?(Set(items: $0)) }
    let actions = SelectionActions(
      scope: scope,
      itemType: ObjectIdentifier(Item.self),
      hasPrimaryAction: primaryAction != nil
    )
    return LateMenuView(
      content: EnvironmentView(content: content, value: actions) { $1.selectionActions = $0 },
      items: opening.map { menu($0.items).id($0.number) },
      isEmptyAtFirst: true
    ) { isOpen in
      open(isOpen ? [] : nil)
    }
  }
}

extension Set {
  /// The tags of this type.
  fileprivate init(items tags: Set<AnyHashable>) {
    self.init(tags.lazy.compactMap { $0.base as? Element })
  }
}

/// The closures of a modifier for selected rows, which stays the same object when they change.
final class SelectionMenuScope {
  fileprivate var open: (Set<AnyHashable>) -> Void = { _ in }
  fileprivate var perform: (Set<AnyHashable>) -> Void = { _ in }
  fileprivate var openings = 0
}

/// The actions of the rows of a selection, besides being selected.
struct SelectionActions: Equatable {
  fileprivate let scope: SelectionMenuScope
  fileprivate let itemType: ObjectIdentifier
  fileprivate let hasPrimaryAction: Bool

  static func == (first: Self, second: Self) -> Bool {
    first.scope === second.scope && first.itemType == second.itemType
      && first.hasPrimaryAction == second.hasPrimaryAction
  }

  /// Whether a row with a tag has the actions.
  func concern(_ tag: AnyHashable) -> Bool {
    ObjectIdentifier(type(of: tag.base)) == itemType
  }

  /// Lets a row listen for the events of its actions.
  func listen(_ row: inout Element) {
    row.events.insert(.menu)
    guard hasPrimaryAction else { return }
    row.events.formUnion([.tap, .key])
    row["data-taps"] = "2"
    // The return key counts while the row itself has the focus.
    row["data-keys"] = "do Enter"
  }

  /// Handles an event of a row.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - tag: The tag of the row.
  ///   - all: The tags of all selected rows if the row is one of them, or else its own.
  ///   - isByTap: Whether a tap runs the main action.
  /// - Returns: Whether the event is for the actions.
  func handle(
    _ event: Event,
    on tag: AnyHashable,
    of all: Set<AnyHashable>,
    isByTap: Bool
  ) -> Bool {
    switch event {
    case .menu(let isOpen): if isOpen { scope.open(all) }
    case .key: scope.perform(all)
    // As on a Mac, a double click is for its row alone.
    case .tap: scope.perform([tag])
    case .click where isByTap && hasPrimaryAction: scope.perform([tag])
    default: return false
    }
    return true
  }
}

extension EnvironmentValues {
  private enum SelectionActionsKey: EnvironmentKey {
    static var defaultValue: SelectionActions? { nil }
  }

  /// The actions of the rows in the view, if they have any.
  var selectionActions: SelectionActions? {
    get { self[SelectionActionsKey.self] }
    set { self[SelectionActionsKey.self] = newValue }
  }

  /// Whether a tap on a row is for its main action, and not for the selection.
  @MainActor
  var rowsActByTap: Bool {
    horizontalSizeClass == .compact && editMode?.wrappedValue.isEditing != true
  }
}
