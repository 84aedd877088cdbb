public import ComposableArchitecture
import Foundation

extension AlertState where Action == Never {
  /// Says that what a screen showed is gone.
  public static let deletedElsewhere = AlertState {
    TextState("Deleted in another window")
  } message: {
    TextState("What this screen showed is gone.")
  }

  /// Says that a file of standups was broken, and how it is kept.
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

  /// Says that standups could not be read or kept.
  public static func failed(_ reason: String) -> Self {
    AlertState {
      TextState("Something went wrong")
    } message: {
      TextState(reason)
    }
  }
}
