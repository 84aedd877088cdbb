import SwiftUI

/// A line below the chosen one of several labels, which finds its place by an anchor.
struct MeasuredTabs: View {
  @State private var selection = "Week"

  var body: some View {
    VStack(alignment: .leading) {
      Text("Under the chosen label").font(.headline)
      HStack(spacing: 24) {
        ForEach(["Day", "Week", "All months"], id: \.self) { name in
          Button(name) { withAnimation { selection = name } }
            .buttonStyle(.plain)
            .padding(.vertical, 8)
            .anchorPreference(key: SelectionKey.self, value: .bounds) { bounds in
              name == selection ? bounds : nil
            }
        }
      }
      .overlayPreferenceValue(SelectionKey.self) { bounds in
        GeometryReader { proxy in
          if let bounds {
            let frame = proxy[bounds]
            Capsule().fill(.blue)
              .frame(width: frame.width, height: 3)
              .position(x: frame.midX, y: frame.maxY)
          }
        }
      }
    }
  }
}

private struct SelectionKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
