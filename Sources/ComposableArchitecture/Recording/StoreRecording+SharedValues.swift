internal import Sharing

/// A shared value at a moment of a recording.
struct RecordedSharedValue {
  let name: String
  let reference: AnyObject
  let kept: any AnyHistoryValue
}

extension StoreRecording {
  /// The shared values as they were after an action, as far as recorded changes tell.
  ///
  /// It takes no lock of observation: later actions and jumps do not change the values. A value that has no recorded change is not among them.
  ///
  /// - Parameter number: The number of the action.
  /// - Returns: The values, in the order of their first changes.
  /// - Complexity: O(*n*) for *n* recorded changes of shared values.
  func sharedValues(after number: Int) -> [RecordedSharedValue] {
    let line = ActionLine(to: number, jumps: writtenJumps)
    var values: [RecordedSharedValue] = []
    func note(_ change: RecordedSharedChange, _ kept: any AnyHistoryValue, replacing: Bool) {
      let value = RecordedSharedValue(name: change.name, reference: change.reference, kept: kept)
      let id = ObjectIdentifier(change.reference)
      guard let index = values.firstIndex(where: { ObjectIdentifier($0.reference) == id }) else {
        return values.append(value)
      }
      if replacing { values[index] = value }
    }
    for action in actionsWithSharedChanges {
      for change in action.earlierSharedChanges + action.sharedChanges {
        let isEarlier = line.contains(action.number)
        note(change, isEarlier ? change.kept.after : change.kept.before, replacing: isEarlier)
      }
    }
    for change in sharedChangesAfterLastAction {
      note(change, change.kept.before, replacing: false)
    }
    return values
  }

  /// The shared values as they were after an action, by their references.
  func sharedRoots(after number: Int) -> SharedRoots {
    let pairs = sharedValues(after: number).map {
      (ObjectIdentifier($0.reference), $0.kept.anyValue)
    }
    return SharedRoots(uniqueKeysWithValues: pairs)
  }

  /// The differences of shared values between the moments after two actions.
  func sharedDifferences(from first: Int, to second: Int) -> [RecordedSharedChange] {
    zip(sharedValues(after: first), sharedValues(after: second)).compactMap { old, new in
      guard old.kept !== new.kept, !old.kept.isEqual(to: new.kept.anyValue) else { return nil }
      return RecordedSharedChange(
        origin: .otherCode,
        place: nil,
        name: new.name,
        kept: (old.kept, new.kept),
        reference: new.reference
      )
    }
  }
}
