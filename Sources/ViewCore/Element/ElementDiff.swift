/// The patches that turn one element into another of the same tag.
enum ElementDiff {
  static func patches(
    from old: Element,
    to new: Element,
    of node: NodeID,
    _ emit: (Patch) -> Void
  ) {
    if old.attributes != new.attributes {
      for attribute in new.attributes where old[attribute.name] != attribute.value {
        emit(.setAttribute(node: node, name: attribute.name, value: attribute.value))
      }
      for attribute in old.attributes where new[attribute.name] == nil {
        emit(.removeAttribute(node: node, name: attribute.name))
      }
    }
    if old.text != new.text {
      emit(.setText(node: node, new.text ?? ""))
    }
    if old.events != new.events {
      emit(.setEvents(node: node, new.events))
    }
  }
}
