#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// The sentence about an action while states are shown without one.
struct LeftOutText: View {
  let recording: any InspectedStore
  let number: Int
  let leftOut: Int

  var body: some View {
    Text("\(text) Choose another action to see the state after it.")
      .font(.footnote).foregroundStyle(.secondary)
  }

  private var text: String {
    guard number != leftOut else {
      return "The state after this action, and as it would be without it and what it caused."
    }
    guard number > leftOut else { return "This action came before action \(leftOut)." }
    guard recording.state(after: number, leavingOut: leftOut) != nil else {
      return "The actions until here are not possible without action \(leftOut)."
    }
    guard recording.isLeftOut(number, with: leftOut) else {
      return
        "The state after this action, and as it would be without action \(leftOut) and what it caused."
    }
    return "Without action \(leftOut), no effect would have sent this action."
  }
}
#endif
