public import ComposableArchitecture
import Foundation

extension AlertState where Action == Never {
  /// Reports that the standup of a screen was deleted.
  public static let deletedElsewhere = AlertState {
    TextState("Deleted in another window")
  } message: {
    TextState("What this screen showed is gone.")
  }

  /// Reports a broken file of standups and where it was moved.
  public static func brokenFile(_ file: URL) -> Self {
    AlertState {
      TextState("Your file of standups is broken")
    } message: {
      TextState(
        """
        It was kept beside \(file.path), under a name that says “unreadable”, and what is shown here takes \
        its place.
        """
      )
    }
  }

  /// Reports that standups could not be read or saved.
  public static func failed(_ reason: String) -> Self {
    AlertState {
      TextState("Something went wrong")
    } message: {
      TextState(reason)
    }
  }
}
