/// Which rows of a list a person has picked, while the list's value lasts.
///
/// A row is picked by a tap, or by the return key while it has the focus, whether the list is edited or
/// not. A tap on a row that is picked leaves one alone, and takes it out of several.
final class ListSelection {
  private let picked: Set<AnyHashable>
  private let pick: (AnyHashable) -> Void

  init<Value: Hashable>(one selection: Binding<Value?>) {
    picked = Set(selection.wrappedValue.map { [AnyHashable(unwrapped: $0)] } ?? [])
    pick = { tag in
      if let value = tag.base as? Value { selection.wrappedValue = value }
    }
  }

  init<Value: Hashable>(several selection: Binding<Set<Value>>) {
    picked = Set(selection.wrappedValue.map { AnyHashable(unwrapped: $0) })
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

  /// Makes a row one that can be picked, where it stands for a value.
  func annotate(_ row: inout RowWrapper, tag: AnyHashable?, isEnabled: Bool) {
    guard let tag else { return }
    let isPicked = picked.contains(tag)
    row.element["class"] = isPicked ? "row pickable picked" : "row pickable"
    row.element["aria-current"] = isPicked ? "true" : nil
    guard isEnabled else { return }
    row.element["tabindex"] = "0"
    row.element.events.insert(.click)
    row.behavior = ElementBehavior { [pick, behavior = row.behavior] event in
      if event == .click { pick(tag) } else { behavior?.handle(event) }
    }
  }
}
