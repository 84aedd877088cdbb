/// The selection of a list.
///
/// A tap selects a row, and so does the return key while the row has the focus, whether the list is
/// edited or not. A row that is a link is selected by a tap while the list is edited. A tap on a
/// selected row keeps a single selection, and removes the row from a multiple selection.
final class ListSelection {
  let selected: Set<AnyHashable>
  private let allowsMultiple: Bool
  private let set: (AnyHashable) -> Bool
  /// Selects nothing, or `nil` for a selection of several rows.
  let clear: (() -> Void)?
  /// The column of a split view that the list is in.
  weak var column: SplitColumn?

  init<Value: Hashable>(one selection: Binding<Value?>) {
    selected = Set(selection.wrappedValue.map { [AnyHashable(unwrapped: $0)] } ?? [])
    allowsMultiple = false
    set = { tag in
      guard let value = tag.base as? Value else { return false }
      selection.wrappedValue = value
      return true
    }
    clear = { selection.wrappedValue = nil }
  }

  init<Value: Hashable>(several selection: Binding<Set<Value>>) {
    selected = Set(selection.wrappedValue.map { AnyHashable(unwrapped: $0) })
    allowsMultiple = true
    set = { tag in
      guard let value = tag.base as? Value else { return false }
      selection.wrappedValue.formSymmetricDifference([value])
      return true
    }
    clear = nil
  }

  /// Creates the selection of a binding to an optional or a set.
  convenience init?<Selection: _OptionalOrSet>(_ selection: Binding<Selection>?) {
    if let selection = selection as? Binding<Selection._Value?> {
      self.init(one: selection)
    } else if let selection = selection as? Binding<Set<Selection._Value>> {
      self.init(several: selection)
    } else {
      return nil
    }
  }

  /// Selects a row, or several.
  ///
  /// - Returns: Whether the tag has the type of the selection.
  @MainActor
  @discardableResult
  func select(_ tag: AnyHashable) -> Bool {
    guard set(tag) else { return false }
    column?.showNext()
    return true
  }

  /// Selects the value of a link, if the list is in a column of a split view.
  ///
  /// - Returns: Whether it is, and the value has the type of the selection.
  @MainActor
  func selectInColumn(_ value: AnyHashable) -> Bool {
    column != nil && select(value)
  }

  func isSelected(_ tag: AnyHashable) -> Bool { selected.contains(tag) }

  /// Makes a row selectable if it represents a value.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - tag: The value.
  ///   - isControl: Whether the view in the row handles taps itself, so that the row needs no button.
  ///   - environment: The environment of the row.
  @MainActor
  func annotate(
    _ row: inout RowWrapper,
    tag: AnyHashable?,
    isControl: Bool,
    in environment: EnvironmentValues
  ) {
    guard let tag else { return }
    let isSelected = isSelected(tag)
    row.element["class"] = [
      row.element["class"], ClassName.pickable.rawValue,
      allowsMultiple ? ClassName.several.rawValue : nil,
      isSelected ? "picked" : nil,
    ]
    .compactMap(\.self).joined(separator: " ")
    if !isControl {
      // The page lays a button on the row, because a row may contain other controls.
      row.element["aria-pressed"] = "\(isSelected)"
    }
    guard environment.isEnabled else { return }
    row.element["tabindex"] = "0"
    row.element.events.insert(.click)
    let actions = environment.selectionActions.flatMap { $0.concern(tag) ? $0 : nil }
    actions?.listen(&row.element)
    row.behavior = ElementBehavior { [self, behavior = row.behavior] event in
      let all = isSelected ? selected : [tag]
      if let actions, actions.handle(event, on: tag, of: all, isByTap: environment.rowsActByTap) {
        return
      }
      if event == .click { select(tag) } else { behavior?.handle(event) }
    }
  }
}
