import ViewCore

// error: 'UIViewRepresentable' is unavailable: A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: '#if canImport(Darwin)'.
struct MapView: UIViewRepresentable {}

// error: 'UIHostingController' is unavailable: A page shows views of SwiftUI itself. Leave the host out.
@MainActor let host = UIHostingController(rootView: Text("Map"))

// error: 'UIImpactFeedbackGenerator' is unavailable: Write '.sensoryFeedback' on the view that changes.
@MainActor let feedback = UIImpactFeedbackGenerator(style: .light)
