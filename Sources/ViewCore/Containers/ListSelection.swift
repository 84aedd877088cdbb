/// The selection of a list.
///
/// A tap selects a row, and so does the return key while the row has the focus, whether the list is
/// edited or not. A row that is a link is selected by a tap while the list is edited. A tap on a
/// selected row keeps a single selection, and removes the row from a multiple selection.
final class ListSelection {
  private let picked: Set<AnyHashable>
  private let isOfSeveral: Bool
  let pick: (AnyHashable) -> Void

  init<Value: Hashable>(one selection: Binding<Value?>) {
    picked = Set(selection.wrappedValue.map { [AnyHashable(unwrapped: $0)] } ?? [])
    isOfSeveral = false
    pick = { tag in
      if let value = tag.base as? Value { selection.wrappedValue = value }
    }
  }

  init<Value: Hashable>(several selection: Binding<Set<Value>>) {
    picked = Set(selection.wrappedValue.map { AnyHashable(unwrapped: $0) })
    isOfSeveral = true
    pick = { tag in
      guard let value = tag.base as? Value else { return }
      selection.wrappedValue.formSymmetricDifference([value])
    }
  }

  convenience init?<Value: Hashable>(_ selection: Binding<Value?>?) {
    guard let selection else { return nil }
    self.init(one: selection)
  }

  convenience init?<Value: Hashable>(_ selection: Binding<Set<Value>>?) {
    guard let selection else { return nil }
    self.init(several: selection)
  }

  func isPicked(_ tag: AnyHashable) -> Bool { picked.contains(tag) }

  /// Makes a row selectable if it represents a value.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - tag: The value.
  ///   - isControl: Whether the view in the row handles taps, and is then the element to annotate.
  ///   - isEnabled: Whether the user can select the row.
  func annotate(_ row: inout RowWrapper, tag: AnyHashable?, isControl: Bool, isEnabled: Bool) {
    guard let tag else { return }
    let isPicked = isPicked(tag)
    row.element["class"] = [
      "row pickable", isOfSeveral ? "several" : nil, isPicked ? "picked" : nil,
    ]
    .compactMap(\.self).joined(separator: " ")
    if !isControl {
      row.element["role"] = "button"
      row.element["aria-pressed"] = "\(isPicked)"
    }
    guard isEnabled else { return }
    row.element["tabindex"] = "0"
    row.element.events.insert(.click)
    row.behavior = ElementBehavior { [pick, behavior = row.behavior] event in
      if event == .click { pick(tag) } else { behavior?.handle(event) }
    }
  }
}
