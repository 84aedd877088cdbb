#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// The sentence about an action while states are shown without one.
struct LeftOutText: View {
  let recording: any InspectedStore
  let number: Int
  let leftOut: Int

  /// The states that are shown, which are others after a jump.
  private struct Search: Equatable {
    let recording: ObjectIdentifier
    let number: Int
    let leftOut: Int
    let jumpCount: Int
  }

  var body: some View {
    Text("\(text) Choose another action to see the state after it.")
      .font(.footnote).foregroundStyle(.secondary)
      .task(id: search) { await recording.findStates(upTo: number, leavingOut: leftOut) }
  }

  private var search: Search {
    Search(
      recording: ObjectIdentifier(recording),
      number: number,
      leftOut: leftOut,
      jumpCount: recording.jumps.count
    )
  }

  private var text: String {
    guard number != leftOut else {
      return "The state after this action, and as it would be without it and what it caused."
    }
    guard number > leftOut else { return "This action came before action \(leftOut)." }
    switch recording.progress(to: number, leavingOut: leftOut) {
    case .known: break
    case .impossible: return "The actions until here are not possible without action \(leftOut)."
    case .running(let handled, let count):
      return "The state without action \(leftOut) comes after \(handled) of \(count) actions."
    }
    guard recording.isLeftOut(number, with: leftOut) else {
      return
        "The state after this action, and as it would be without action \(leftOut) and what it caused."
    }
    return "Without action \(leftOut), no effect would have sent this action."
  }
}
#endif
