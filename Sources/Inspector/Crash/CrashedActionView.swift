#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// The action that the app was handling when it crashed or reported an issue, above the others of an imported recording.
struct CrashedActionView: View {
  let action: InspectedUnfinishedAction
  @State private var isOpen = false

  private var title: String {
    guard let repetition = action.repetition else { return "The app failed here" }
    return "The reducer failed here \(repetition.text)"
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label(title, systemImage: "exclamationmark.octagon.fill")
        .font(.subheadline.bold())
        .foregroundStyle(Color.red)
      DisclosureGroup(isExpanded: $isOpen) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(DumpText(action.dump).lines) { line in
            Text(line.text).padding(.leading, CGFloat(line.indentation) * 8)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .font(.footnote.monospaced())
        .textSelection(.enabled)
      } label: {
        VStack(alignment: .leading, spacing: 2) {
          Text(action.name).font(.callout.monospaced())
          Text("\(action.origin.text) · action \(action.number)")
            .font(.caption).foregroundStyle(.secondary)
        }
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.red.opacity(0.12))
    Divider()
  }
}
#endif
