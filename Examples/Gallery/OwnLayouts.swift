import SwiftUI

/// Views that layouts of the app place: words that flow, and letters around a circle or in a line.
struct OwnLayouts: View {
  @State private var isRound = true
  @State private var words = [
    "Whisk", "the eggs", "with", "a pinch of salt", "and", "bake", "for an hour",
  ]

  var body: some View {
    VStack(spacing: 16) {
      FlowLayout(spacing: 6) {
        ForEach(words, id: \.self) { word in
          Text(word).padding(.horizontal, 8).padding(.vertical, 4)
            .background(.mint.opacity(0.4), in: Capsule())
        }
      }
      HStack {
        Button("Another word") { words.append("word \(words.count + 1)") }
        Button("One less") { words.removeFirst() }.disabled(words.isEmpty)
      }
      let layout = isRound ? AnyLayout(RadialLayout()) : AnyLayout(HStackLayout())
      layout {
        ForEach(Array("ABCDEF"), id: \.self) { letter in
          Text(String(letter)).frame(width: 32, height: 32)
            .background(.orange.opacity(0.4), in: Circle())
        }
      }
      Toggle("In a circle", isOn: $isRound)
    }
  }
}

/// Lines of views, each as full as can be.
private struct FlowLayout: Layout {
  let spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let places = places(of: subviews, in: proposal.width ?? .infinity)
    return CGSize(
      width: places.map(\.maxX).max() ?? 0,
      height: places.map(\.maxY).max() ?? 0
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for (subview, place) in zip(subviews, places(of: subviews, in: proposal.width ?? .infinity)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
        proposal: .unspecified
      )
    }
  }

  private func places(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var corner = CGPoint.zero
    var height: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if corner.x > 0, corner.x + size.width > width {
        corner = CGPoint(x: 0, y: corner.y + height + spacing)
        height = 0
      }
      defer { corner.x += size.width + spacing }
      height = max(height, size.height)
      return CGRect(origin: corner, size: size)
    }
  }
}

/// Views around a circle.
private struct RadialLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    CGSize(width: 160, height: 160)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let radius = min(bounds.width, bounds.height) / 2 - 20
    for (index, subview) in subviews.enumerated() {
      let angle = Double(index) / Double(subviews.count) * 2 * .pi - .pi / 2
      subview.place(
        at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
        anchor: .center,
        proposal: .unspecified
      )
    }
  }
}
