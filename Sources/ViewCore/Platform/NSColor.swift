public import Foundation

/// A color of AppKit, for code that makes SwiftUI's colors from it.
///
/// On a Mac it comes with AppKit, which `import SwiftUI` includes. The colors are those of the page that are used for the
/// same purpose.
public struct NSColor: Hashable, Sendable {
  let color: Color

  /// Creates a color from its red, green and blue components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Creates a gray between 0, which is black, and 1, which is white.
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: white, opacity: alpha)
  }

  /// Creates the color of a SwiftUI color.
  public init(_ color: Color) {
    self.color = color
  }

  /// This color with another opacity between 0 and 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    NSColor(color.opacity(alpha))
  }

  public static let systemRed = NSColor(.red)
  public static let systemOrange = NSColor(.orange)
  public static let systemYellow = NSColor(.yellow)
  public static let systemGreen = NSColor(.green)
  public static let systemMint = NSColor(.mint)
  public static let systemTeal = NSColor(.teal)
  public static let systemCyan = NSColor(.cyan)
  public static let systemBlue = NSColor(.blue)
  public static let systemIndigo = NSColor(.indigo)
  public static let systemPurple = NSColor(.purple)
  public static let systemPink = NSColor(.pink)
  public static let systemBrown = NSColor(.brown)
  public static let systemGray = NSColor(.gray)
  public static let black = NSColor(.black)
  public static let white = NSColor(.white)
  public static let clear = NSColor(.clear)

  /// The color of primary text.
  public static let labelColor = NSColor(.primary)
  /// The color of secondary text.
  public static let secondaryLabelColor = NSColor(.secondary)
  public static let tertiaryLabelColor = NSColor(Color(name: "label-3"))
  public static let quaternaryLabelColor = NSColor(Color(name: "label-4"))
  /// The color of text that the user edits or selects.
  public static let textColor = NSColor(.primary)
  /// The color of the placeholder in an empty text field.
  public static let placeholderTextColor = NSColor(Color(name: "label-3"))
  /// The color of links.
  public static let linkColor = NSColor(.accentColor)
  /// The color of separators between rows.
  public static let separatorColor = NSColor(Color(name: "line"))
  /// The color of controls.
  public static let controlAccentColor = NSColor(.accentColor)
  /// The background of the window.
  public static let windowBackgroundColor = NSColor(Color(name: "ground"))
  /// The background of large controls, such as lists.
  public static let controlBackgroundColor = NSColor(Color(name: "surface"))
  /// The background of text that the user edits.
  public static let textBackgroundColor = NSColor(Color(name: "surface"))
  /// The background behind a page.
  public static let underPageBackgroundColor = NSColor(Color(name: "gray-5"))
}

extension Color {
  /// Creates a color from one of AppKit's.
  ///
  /// There is no form without the label: `Color(.systemRed)` would be one of AppKit or of UIKit.
  public init(nsColor: NSColor) {
    self = nsColor.color
  }
}
