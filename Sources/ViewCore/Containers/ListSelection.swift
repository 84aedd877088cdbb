/// Which rows of a list a person has picked, while the list's value lasts.
///
/// A row is picked by a tap, or by the return key while it has the focus, whether the list is edited or
/// not; one that is a link, by a tap while the list is edited. A tap on a row that is picked leaves one
/// alone, and takes it out of several.
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

  /// Makes a row one that can be picked, where it stands for a value.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - tag: The value.
  ///   - isControl: Whether the view in the row answers its taps, which then is what is told of.
  ///   - isEnabled: Whether a person can pick it.
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
