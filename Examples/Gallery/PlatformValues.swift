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
      SettingsButton()
    }
  }
}

/// A button for the settings of the app, which no browser opens for a page.
private struct SettingsButton: View {
  @Environment(\.openURL) private var openURL
  @State private var note: String?

  var body: some View {
    Button(note ?? "Open the settings") {
      guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
      openURL(url) { note = $0 ? "Open" : "A browser has no settings of an app" }
    }
  }
}

struct PlatformValues_Previews: PreviewProvider {
  static var previews: some View {
    PlatformValues().previewDisplayName("Names of UIKit, as large as they are")
      .previewLayout(.sizeThatFits)
    PlatformValues().previewDisplayName("Names of UIKit on a card")
      .previewLayout(.fixed(width: 320, height: 320))
  }
}
