import WebUIKit

// error: 'UIView' is unavailable: A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: '#if canImport(Darwin)'.
private func show(_ view: UIView) {}

// error: 'UIImpactFeedbackGenerator' is unavailable: Write '.sensoryFeedback' on the view that changes.
@MainActor private let feedback = UIImpactFeedbackGenerator(style: .heavy)
