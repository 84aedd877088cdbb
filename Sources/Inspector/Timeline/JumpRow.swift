#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// The moment at which the store went back to an earlier state, between the actions.
struct JumpRow: View {
  let jump: RecordedJump

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Image(systemName: "arrow.uturn.backward")
        .font(.caption)
        .frame(width: 18)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(jump.description).font(.callout)
        Text("\(effects)\(sharedValues) · \(jump.date.timeOfDay)").font(.caption)
      }
      Spacer(minLength: 8)
    }
    .foregroundStyle(.secondary)
  }

  private var effects: String {
    switch jump.cancelledEffects.count {
    case 0: "No effect cancelled"
    case 1: "1 effect cancelled"
    case let count: "\(count) effects cancelled"
    }
  }

  private var sharedValues: String {
    switch jump.sharedValues.count {
    case 0: ""
    case 1: ", 1 shared value went back"
    case let count: ", \(count) shared values went back"
    }
  }
}
#endif
