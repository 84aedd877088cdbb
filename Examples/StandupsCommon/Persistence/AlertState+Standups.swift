public import ComposableArchitecture
public import Foundation

extension AlertState where Action == Never {
  /// Says that a file of standups is broken, and where it is now.
  public static func brokenFile(_ file: URL) -> Self {
    AlertState {
      TextState("Your standups could not be read")
    } message: {
      TextState("The file is broken. It was kept as \(file.path), and the list begins anew.")
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
