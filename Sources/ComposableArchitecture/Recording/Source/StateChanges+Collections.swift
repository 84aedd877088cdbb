// Changes of collections whose elements have ids.

extension StateChanges {
  /// The changes of a navigation stack, or nil if a test has no statements for them.
  func changes(
    ofStack old: any SourceStack,
    to new: any SourceStack,
    at place: ChangedPlace
  ) -> [StateChange]? {
    let (old, new) = (old.elementsForSource, new.elementsForSource)
    guard let (kept, removed, added) = difference(old, new) else { return nil }
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
      for element in added {
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

  /// The changes of an array with ids, or nil if it is shorter to write it as a whole.
  func changes(
    ofElements old: any SourceIdentified,
    to new: any SourceIdentified,
    at place: ChangedPlace
  ) -> [StateChange]? {
    let (old, new) = (old.elementsForSource, new.elementsForSource)
    guard let (kept, removed, added) = difference(old, new), !kept.isEmpty else { return nil }
    do throws(Unwritable) {
      var changes: [StateChange] = []
      for element in removed {
        let id = try writer.id(element.id)
        changes.append(.write("\(place.inside).remove(id: ", .word(id), ")"))
      }
      for (oldElement, newElement) in kept {
        let id = try writer.id(newElement.id)
        let text = "\(place.inside)[id: \(id)]"
        changes += from(
          oldElement.element,
          to: newElement.element,
          at: ChangedPlace(text: text, isOptional: true)
        )
      }
      for element in added {
        changes.append(
          written(element.element, to: place.text) { .write("\(place.inside).append(", $0, ")") }
        )
      }
      return changes
    } catch {
      return nil
    }
  }

  /// The elements that stay, that go and that come, or nil if the order has changed or some come in between.
  private func difference(
    _ old: [SourceElement],
    _ new: [SourceElement]
  ) -> (
    kept: [(old: SourceElement, new: SourceElement)],
    removed: [SourceElement],
    added: [SourceElement]
  )? {
    let (oldIDs, newIDs) = (Set(old.map(\.id)), Set(new.map(\.id)))
    let kept = old.filter { newIDs.contains($0.id) }
    let added = new.filter { !oldIDs.contains($0.id) }
    guard (kept + added).map(\.id) == new.map(\.id) else { return nil }
    return (zip(kept, new).map { ($0, $1) }, old.filter { !newIDs.contains($0.id) }, added)
  }
}
