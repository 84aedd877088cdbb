import SwiftUI

/// Views with something else for screen readers, and a text that they read at a tap.
struct SpokenViews: View {
  @State private var rating = 3.0
  @State private var guests = 2
  @AccessibilityFocusState private var isHintFocused: Bool

  var body: some View {
    VStack(spacing: 16) {
      Text("For screen readers").font(.headline).accessibilityAddTraits(.isHeader)
      HStack {
        ForEach(1..<6) { star in
          Image(systemName: Double(star) <= rating ? "star.fill" : "star").foregroundStyle(.orange)
        }
      }
      .accessibilityRepresentation {
        Slider(value: $rating, in: 0...5, step: 1) { Text("Rating") }
      }
      Text("Guests: \(guests)")
        .accessibilityAdjustableAction { direction in
          guests = max(1, guests + (direction == .increment ? 1 : -1))
        }
        .accessibilityAction(.delete) { guests = 1 }
        .accessibilityActions(category: .edit) {
          Button("Twice as many guests") { guests *= 2 }
        }
      Text("A table for more than six takes a day.")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityFocused($isHintFocused)
      Button("Read the hint") { isHintFocused = true }.buttonStyle(.bordered)
    }
  }
}
