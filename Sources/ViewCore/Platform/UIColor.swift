public import Foundation

/// A colour as UIKit knows it, for source that makes SwiftUI's colours of the system's.
///
/// On Apple's platforms it comes with UIKit, which `import SwiftUI` brings along.
public struct UIColor: Hashable, Sendable {
  let color: Color

  private init(_ color: Color) {
    self.color = color
  }

  /// Creates the colour that a view paints with.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Creates a grey between black, which is 0, and white, which is 1.
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: white, opacity: alpha)
  }

  public static let systemRed = UIColor(.red)
  public static let systemOrange = UIColor(.orange)
  public static let systemYellow = UIColor(.yellow)
  public static let systemGreen = UIColor(.green)
  public static let systemMint = UIColor(.mint)
  public static let systemTeal = UIColor(.teal)
  public static let systemCyan = UIColor(.cyan)
  public static let systemBlue = UIColor(.blue)
  public static let systemIndigo = UIColor(.indigo)
  public static let systemPurple = UIColor(.purple)
  public static let systemPink = UIColor(.pink)
  public static let systemBrown = UIColor(.brown)
  public static let systemGray = UIColor(.gray)
  public static let systemGray2 = UIColor(Color(name: "gray-2"))
  public static let systemGray3 = UIColor(Color(name: "gray-3"))
  public static let systemGray4 = UIColor(Color(name: "gray-4"))
  public static let systemGray5 = UIColor(Color(name: "gray-5"))
  public static let systemGray6 = UIColor(Color(name: "gray-6"))
  /// The colour of the most important text.
  public static let label = UIColor(.primary)
  /// The colour of text that explains the primary one.
  public static let secondaryLabel = UIColor(.secondary)
  public static let tertiaryLabel = UIColor(Color(name: "label-3"))
  public static let quaternaryLabel = UIColor(Color(name: "label-4"))
  /// The ground of a page.
  public static let systemBackground = UIColor(Color(name: "surface"))
  /// The ground of a page whose rows are on cards.
  public static let systemGroupedBackground = UIColor(Color(name: "ground"))
  /// The ground of what is set off from the page's.
  public static let secondarySystemBackground = UIColor(Color(name: "ground"))
  /// The ground of the cards.
  public static let secondarySystemGroupedBackground = UIColor(Color(name: "surface"))
  /// The colour of lines between rows.
  public static let separator = UIColor(Color(name: "line"))
  public static let black = UIColor(.black)
  public static let white = UIColor(.white)
  public static let clear = UIColor(.clear)
}

extension Color {
  /// Creates a colour of one of UIKit's.
  public init(_ color: UIColor) {
    self = color.color
  }

  /// Creates a colour of one of UIKit's.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }
}
