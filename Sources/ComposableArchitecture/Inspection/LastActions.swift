#if DEBUG
#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The last actions of a recording, as a file of a process that crashes.
package struct LastActions {
  /// The bytes of the file.
  package let data: Data
  /// The number of actions that the store had handled.
  package let count: Int

  /// The numbers of actions that are tried, until the time and the memory are enough.
  package static let counts = [1000, 100, 10, 1]
}

extension StoreRecording {
  package func lastActions(isLate: (_ count: Int) -> Bool) throws -> LastActions? {
    guard file == nil, !unobservedActions.isEmpty || unfinishedAction != nil else { return nil }
    var reason: any Error = RecordingError.tooLarge
    for count in LastActions.counts {
      do {
        // NB: The main thread may have crashed. Then this is another one, and a closure that reads the steps traps.
        let file = try RecordingFile(of: self, last: count, hasJourneys: false) { isLate(count) }
        return LastActions(
          data: try file.data(of: self),
          count: file.content.actions.count
        )
      } catch  where error is LateRecording || error as? RecordingError == .tooLarge {
        reason = error
      }
    }
    throw reason
  }

  package var unfinished: InspectedUnfinishedAction? {
    unfinishedAction.map {
      InspectedUnfinishedAction(
        number: $0.number,
        name: $0.name,
        dump: $0.dump,
        origin: $0.origin,
        repetition: $0.repetition
      )
    }
  }

  package var unfinishedName: InspectedUnfinishedName? {
    // NB: Another thread than the main one asks while the process crashes. A closure on the main actor would trap there.
    guard let action = unfinishedAction else { return nil }
    return InspectedUnfinishedName(
      number: action.number,
      name: action.name,
      repetition: action.repetition
    )
  }
}

/// The action that a store was handling when its process crashed.
package struct InspectedUnfinishedAction: Equatable, Sendable {
  /// The number that the action would have.
  package let number: Int
  /// The cases of the action, without values.
  package let name: String
  /// The dump of the action.
  package let dump: String
  package let origin: RecordedOrigin
  /// Why the reducer was handling the action once more, if it was.
  package let repetition: ActionRepetition?
}

/// The name of the action that a store is handling.
package struct InspectedUnfinishedName: Equatable, Sendable {
  /// The number that the action has or would have.
  package let number: Int
  /// The cases of the action, without values.
  package let name: String
  /// Why the reducer is handling the action once more, if it is.
  package let repetition: ActionRepetition?
}
#endif
