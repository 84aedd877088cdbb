#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation

/// The sentences about a store that went back to an earlier state.
enum JumpTexts {
  /// The number and the names of the effects that were cancelled.
  static func notice(_ number: Int, cancelled: [String]) -> String {
    let effects =
      switch cancelled.count {
      case 0: "No effect was cancelled."
      case 1: "One effect was cancelled: \(cancelled[0])."
      default:
        "\(cancelled.count) effects were cancelled: \(cancelled.joined(separator: ", "))."
      }
    return "The app is at action \(number) again. \(effects)"
  }
}

extension RecordedEffect {
  /// The action that started the effect, and its line if it is known.
  @MainActor
  func name(in recording: any InspectedStore) -> String {
    let action = recording.row(of: startedBy).map { " \($0.name)" } ?? ""
    return "that of \(startedBy)\(action)" + (place.map { " at \($0)" } ?? "")
  }
}
#endif
