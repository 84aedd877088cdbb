import SwiftUI

/// Colors and fonts of UIKit, for source that makes SwiftUI's from them, and what a page knows of the device.
struct PlatformValues: View {
  private static let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemGreen, .systemIndigo, .systemGray3,
    UIColor(hue: 0.55, saturation: 0.6, brightness: 0.8, alpha: 1),
    .magenta.withAlphaComponent(0.5),
  ]

  private static let weights: [(String, UIFont.Weight)] = [
    ("Light", .light), ("Regular", .regular), ("Semibold", .semibold), ("Black", .black),
  ]

  var body: some View {
    VStack(spacing: 12) {
      Text("Names of UIKit").font(.headline)
      HStack {
        ForEach(Self.colors, id: \.self) { color in
          Circle().fill(Color(color)).frame(width: 28, height: 28)
        }
      }
      .accessibilityHidden(true)
      HStack {
        ForEach(Self.weights, id: \.0) { name, weight in
          Text(name).font(Font(UIFont.systemFont(ofSize: 15, weight: weight)))
        }
      }
      Text("Of a text style").font(Font(UIFont.preferredFont(forTextStyle: .title2)))
      Text(
        UIDevice.current.userInterfaceIdiom == .phone
          ? "The window is like a phone" : "The window is like a tablet"
      )
      .padding(8)
      .background(Color(UIColor.secondarySystemBackground), in: .rect(cornerRadius: 8))
    }
  }
}
