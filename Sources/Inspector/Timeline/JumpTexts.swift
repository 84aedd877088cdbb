#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation

/// The sentences about a store that went back to an earlier state.
enum JumpTexts {
  /// The number of the action, the effects that were cancelled, and the shared values that went back.
  @MainActor
  static func notice(_ jump: RecordedJump, in recording: any InspectedStore) -> String {
    let cancelled = jump.cancelledEffects.map { $0.name(in: recording) }
    let effects =
      switch cancelled.count {
      case 0: "No effect was cancelled."
      case 1: "One effect was cancelled: \(cancelled[0])."
      default:
        "\(cancelled.count) effects were cancelled: \(cancelled.joined(separator: ", "))."
      }
    let sharedValues = jump.sharedValues.joined(separator: ", ")
    let shared =
      switch jump.sharedValues.count {
      case 0: ""
      case 1: " One shared value went back: \(sharedValues)."
      case let count: " \(count) shared values went back: \(sharedValues)."
      }
    return "The app is at action \(jump.action) again. \(effects)\(shared)"
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
