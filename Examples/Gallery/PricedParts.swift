import SwiftUI

/// Parts that provide their prices, a discount that changes the sum on its way, and the place of a part in its card.
struct PricedParts: View {
  @State private var hasDiscount = true

  var body: some View {
    let discount = hasDiscount ? 10 : 0
    VStack(alignment: .leading, spacing: 8) {
      Text("A sum that is changed on its way").font(.headline)
      VStack(alignment: .leading) {
        Text("Frame: 40").preference(key: PriceKey.self, value: 40)
        Text("Wheels: 60").preference(key: PriceKey.self, value: 60)
        GeometryReader { proxy in
          Text("In the card: \(Int(proxy.frame(in: .named("card")).minY))")
        }
        .frame(height: 44)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
      .background(.mint.opacity(0.2))
      .coordinateSpace(.named("card"))
      .transformPreference(PriceKey.self) { $0 -= discount }
      .overlayPreferenceValue(PriceKey.self, alignment: .topTrailing) { sum in
        Text("Sum: \(sum)").padding()
      }
      Toggle("10 less", isOn: $hasDiscount)
    }
  }
}

private struct PriceKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) {
    value += nextValue()
  }
}
