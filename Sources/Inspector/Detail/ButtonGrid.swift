#if DEBUG && !canImport(Darwin)
import Foundation
import ViewCore

/// Buttons in rows, as many in each as there is room for.
struct ButtonGrid<Buttons: View>: View {
  @ViewBuilder let buttons: Buttons

  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 132), spacing: 8)],
      alignment: .leading,
      spacing: 8
    ) {
      buttons
    }
    .buttonStyle(.bordered)
    .font(.subheadline)
    .lineLimit(1)
  }
}
#endif
