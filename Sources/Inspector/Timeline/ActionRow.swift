#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// One action, indented below the action that caused it.
struct ActionRow: View {
  let row: InspectedAction
  let depth: Int
  var isAbandoned = false

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Image(systemName: row.origin.symbol)
        .font(.caption)
        .foregroundStyle(row.origin.color)
        .frame(width: 18)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(row.name)
          .font(.callout.monospaced())
          .foregroundStyle(row.hasChanges && !isAbandoned ? Color.primary : Color.secondary)
          .strikethrough(isAbandoned)
          .lineLimit(3)
        Text(row.detail + (isAbandoned ? " · abandoned" : ""))
          .font(.caption)
          .foregroundStyle(.secondary)
          .lineLimit(2)
      }
      Spacer(minLength: 8)
      VStack(alignment: .trailing, spacing: 2) {
        Text(String(row.id))
        Text(row.duration.text)
      }
      .font(.caption.monospacedDigit())
      .foregroundStyle(.secondary)
    }
    .padding(.leading, CGFloat(min(depth, 6)) * 18)
  }
}
#endif
