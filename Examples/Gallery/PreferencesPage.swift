import SwiftUI

/// Values that views provide for those around: equal widths, counts in a corner, measured sizes.
struct PreferencesPage: View {
  @State private var names = ["Tea", "Coffee", "Hot chocolate"]
  @State private var width: CGFloat?
  @State private var height: CGFloat = 0
  @State private var isLong = false

  var body: some View {
    VStack(spacing: 24) {
      VStack(alignment: .leading, spacing: 8) {
        Text("As wide as the widest").font(.headline)
        ForEach(names, id: \.self) { name in
          Text(name)
            .padding(8)
            .background { WidthReader() }
            .frame(width: width, alignment: .leading)
            .background(.yellow.opacity(0.2))
            .preference(key: OrderKey.self, value: [name])
        }
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
      .backgroundPreferenceValue(OrderKey.self) { order in
        Color.mint.opacity(order.isEmpty ? 0 : 0.2)
      }
      .overlayPreferenceValue(OrderKey.self, alignment: .topTrailing) { order in
        Text("\(order.count) drinks").font(.caption).padding(4)
      }
      HStack {
        Button("More") { names.append("Drink \(names.count + 1)") }
        Button("Fewer") { names = Array(names.dropLast()) }
        Button("Reverse") { names.reverse() }
      }
      Divider()
      Text(
        isLong
          ? "A text of several lines is higher, and the page reports its height as soon as it is shown."
          : "A short text"
      )
      .frame(maxWidth: 200)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        height = $0
      }
      Text("\(Int(height)) points high")
      Toggle("Long text", isOn: $isLong)
      GeometryReader { proxy in
        Text("From the top: \(Int(proxy.frame(in: .global).minY))")
      }
      .frame(height: 44)
      GeometryReader { proxy in
        Text("Covered: \(Int(proxy.safeAreaInsets.top)) points")
      }
      .frame(height: 44)
      Divider()
      PricedParts()
      Divider()
      MeasuredTabs()
    }
    .padding()
    .frame(maxWidth: 480)
  }
}

/// Provides the width of the view in front of it.
private struct WidthReader: View {
  var body: some View {
    GeometryReader { proxy in
      Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
    }
  }
}

/// The width of the widest view.
private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat? = nil

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = [value, nextValue()].compactMap { $0 }.max()
  }
}

/// The names of the views in their order.
private struct OrderKey: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}
