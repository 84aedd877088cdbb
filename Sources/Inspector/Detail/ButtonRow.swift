#if DEBUG && !canImport(Darwin)
import Foundation
import ViewCore

/// Buttons beside each other, which scroll where there is no room for all of them.
struct ButtonRow<Buttons: View>: View {
  @ViewBuilder let buttons: Buttons
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) { buttons }
    }
    .buttonStyle(.bordered)
    // Fingers need the usual size.
    .controlSize(sizeClass == .compact ? .regular : .small)
    .font(.subheadline)
    .lineLimit(1)
  }
}
#endif
