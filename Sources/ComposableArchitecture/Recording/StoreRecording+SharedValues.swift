internal import ConcurrencyExtras
internal import Sharing

/// A shared value at a moment of a recording.
struct RecordedSharedValue {
  let name: String
  let reference: AnyObject
  let kept: any AnyHistoryValue

  /// Gives the reference the value: in an assertion as an expected value, and otherwise as any other change.
  func restore() {
    let location = SourceLocation(
      fileID: #fileID,
      filePath: #filePath,
      line: #line,
      column: #column
    )
    (reference as? any ReplaceableReference)?.replaceValue(by: kept.anyValue, at: location)
  }
}

extension RecordedSharedChange {
  /// The shared value after the change.
  var valueAfter: RecordedSharedValue {
    RecordedSharedValue(name: name, reference: reference, kept: kept.after)
  }
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
    sharedValues(at: number, isHandled: true)
  }

  /// The shared values as they were when the reducer began to handle an action.
  ///
  /// Changes by effects and other code since the action before are among them.
  func sharedValues(before number: Int) -> [RecordedSharedValue] {
    sharedValues(at: number, isHandled: false)
  }

  private func sharedValues(at number: Int, isHandled: Bool) -> [RecordedSharedValue] {
    let line = ActionLine(to: number, jumps: writtenJumps)
    var values: [RecordedSharedValue] = []
    func note(_ change: RecordedSharedChange, isEarlier: Bool) {
      let kept = isEarlier ? change.kept.after : change.kept.before
      let value = RecordedSharedValue(name: change.name, reference: change.reference, kept: kept)
      let id = ObjectIdentifier(change.reference)
      guard let index = values.firstIndex(where: { ObjectIdentifier($0.reference) == id }) else {
        return values.append(value)
      }
      if isEarlier { values[index] = value }
    }
    for action in actionsWithSharedChanges {
      let isEarlier = line.contains(action.number)
      let isPassed = isEarlier && (isHandled || action.number != number)
      for change in action.earlierSharedChanges { note(change, isEarlier: isEarlier) }
      for change in action.sharedChanges { note(change, isEarlier: isPassed) }
    }
    for change in sharedChangesAfterLastAction {
      note(change, isEarlier: false)
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
