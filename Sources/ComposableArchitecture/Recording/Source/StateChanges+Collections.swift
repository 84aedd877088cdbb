// Changes of collections whose elements have ids.

extension StateChanges {
  /// The changes of a navigation stack, or nil if a test has no statements for them.
  func changes(
    ofStack old: any SourceStack,
    to new: any SourceStack,
    at place: ChangedPlace
  ) -> [StateChange]? {
    let (old, new) = (old.elementsForSource, new.elementsForSource)
    let (kept, oldOrder, removed, added) = difference(old, new)
    guard oldOrder + added.map(\.element.id) == new.map(\.id) else { return nil }
    do throws(Unwritable) {
      var changes: [StateChange] = []
      if kept.isEmpty, !removed.isEmpty {
        changes.append(.write("\(place.text) = ", .word("StackState()"), ""))
      } else if let first = removed.first,
        old.suffix(removed.count).map(\.id) == removed.map(\.id)
      {
        changes.append(.write("\(place.inside).pop(from: ", .word(try writer.id(first.id)), ")"))
      } else {
        for element in removed {
          let id = try writer.id(element.id)
          changes.append(.write("\(place.inside)[id: \(id)] = ", .word("nil"), ""))
        }
      }
      for (oldElement, newElement) in kept {
        let place = try inStack(newElement.id)
        changes += from(oldElement.element, to: newElement.element, at: place)
      }
      for (_, element) in added {
        changes.append(write(element.element, to: try inStack(element.id)))
      }
      return changes
    } catch {
      return nil
    }
    func inStack(_ id: AnyHashable) throws(Unwritable) -> ChangedPlace {
      let id = try writer.id(id)
      let inside = place.inside
      return ChangedPlace(text: "\(inside)[id: \(id)]", isOptional: true) {
        "\(inside)[id: \(id), case: \($0)]"
      }
    }
  }

  /// The changes of an array with ids, or nil if it is written as a whole.
  func changes(
    ofElements old: any SourceIdentified,
    to new: any SourceIdentified,
    at place: ChangedPlace
  ) -> [StateChange]? {
    let (old, new) = (old.elementsForSource, new.elementsForSource)
    let (kept, oldOrder, removed, added) = difference(old, new)
    guard !kept.isEmpty,
      let move = ArrayMove.statement(from: oldOrder, to: kept.map(\.new.id))
    else { return nil }
    do throws(Unwritable) {
      var changes: [StateChange] = []
      for element in removed {
        let id = try writer.id(element.id)
        changes.append(.write("\(place.inside).remove(id: ", .word(id), ")"))
      }
      if !move.isEmpty { changes.append(.write("\(place.inside).", .word(move), "")) }
      for (oldElement, newElement) in kept {
        let id = try writer.id(newElement.id)
        let text = "\(place.inside)[id: \(id)]"
        changes += from(
          oldElement.element,
          to: newElement.element,
          at: ChangedPlace(text: text, isOptional: true)
        )
      }
      var count = kept.count
      for (index, element) in added {
        changes.append(insert(element.element, at: index == count ? nil : index, in: place))
        count += 1
      }
      return changes
    } catch {
      return nil
    }
  }

  /// The statement that inserts an element, or appends it if it has no index.
  func insert(_ element: Any, at index: Int?, in place: ChangedPlace) -> StateChange {
    written(element, to: place.text) { source in
      let element = SourceText.Item(value: source)
      guard let index else {
        return .write("", .call("\(place.inside).append", [element]), "")
      }
      let position = SourceText.Item(label: "at: ", value: .word("\(index)"))
      return .write("", .call("\(place.inside).insert", [element, position]), "")
    }
  }

  /// The elements that stay in their new order and their ids in the old one, those that go, and those that come with
  /// their indices.
  private func difference(
    _ old: [SourceElement],
    _ new: [SourceElement]
  ) -> (
    kept: [(old: SourceElement, new: SourceElement)],
    oldOrder: [AnyHashable],
    removed: [SourceElement],
    added: [(offset: Int, element: SourceElement)]
  ) {
    let newIDs = Set(new.map(\.id))
    let oldElements = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
    let kept = new.compactMap { new in oldElements[new.id].map { (old: $0, new: new) } }
    return (
      kept,
      old.map(\.id).filter(newIDs.contains),
      old.filter { !newIDs.contains($0.id) },
      new.enumerated().filter { oldElements[$1.id] == nil }.map { ($0, $1) }
    )
  }
}
