import ViewCore

// error: 'UIViewRepresentable' is unavailable: A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: '#if canImport(Darwin)'.
struct OldLabel: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator {
    var count = 0
  }

  // error: 'UILabel' is unavailable: A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: '#if canImport(Darwin)'.
  func makeUIView(context: Context) -> UILabel { fatalError() }
  // error: 'UILabel' is unavailable: A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: '#if canImport(Darwin)'.
  func updateUIView(_ label: UILabel, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator() }
}
