public import Foundation

/// A color of UIKit, for code that makes SwiftUI's colors from it.
///
/// On Apple's platforms it comes with UIKit, which `import SwiftUI` includes.
public struct UIColor: Hashable, Sendable {
  let color: Color

  /// Creates a color from its red, green and blue components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Creates a gray between 0, which is black, and 1, which is white.
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: white, opacity: alpha)
  }

  /// Creates a color from its hue, saturation and brightness.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// Creates the color of a SwiftUI color.
  public init(_ color: Color) {
    self.color = color
  }

  /// Creates a color of the app's asset catalogs, or `nil` if there is none with the name.
  ///
  /// - Parameter name: The name of the color.
  public init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color of the asset catalogs of a bundle, or `nil` if there is none with the name.
  ///
  /// - Parameters:
  ///   - name: The name of the color.
  ///   - bundle: The bundle, or `nil` for the app's.
  ///   - traitCollection: Has to be `nil`, because a page chooses the variant of a color.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: Never?) {
    guard let asset = ColorAsset.find(AssetID(name, in: bundle)) else { return nil }
    color = Color(css: asset.css)
  }

  /// Creates a color from a resource, such as one that the plugin `AssetSymbols` generates.
  ///
  /// An unknown color is reported, and is clear.
  ///
  /// - Parameters:
  ///   - resource: The resource.
  ///   - fileID: Where an unknown color is reported.
  ///   - filePath: Where an unknown color is reported.
  ///   - line: Where an unknown color is reported.
  ///   - column: Where an unknown color is reported.
  public init(
    resource: ColorResource,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    color = Color(resource, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// This color with another opacity between 0 and 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(alpha))
  }

  /// Reads the components of the color, each between 0 and 1, as it is in a light window.
  ///
  /// A color that a page chooses from light and dark ones has no other components off a page:
  /// ``Color/resolve(in:)`` reads them in the environment of a view.
  ///
  /// ```swift
  /// var red: CGFloat = 0
  /// color.getRed(&red, green: nil, blue: nil, alpha: nil)
  /// ```
  ///
  /// - Parameters:
  ///   - red: Gets the red component.
  ///   - green: Gets the green component.
  ///   - blue: Gets the blue component.
  ///   - alpha: Gets the opacity.
  /// - Returns: Whether the components are known, which those of a color without a name are not.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = color.components(isDark: false) else { return false }
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.opacity
    return true
  }

  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)

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
  /// The color of primary text.
  public static let label = UIColor(.primary)
  /// The color of secondary text.
  public static let secondaryLabel = UIColor(.secondary)
  public static let tertiaryLabel = UIColor(Color(name: "label-3"))
  public static let quaternaryLabel = UIColor(Color(name: "label-4"))
  /// The background of a page.
  public static let systemBackground = UIColor(Color(name: "surface"))
  /// The background of a page with grouped rows.
  public static let systemGroupedBackground = UIColor(Color(name: "ground"))
  /// The background of content that stands out from the page.
  public static let secondarySystemBackground = UIColor(Color(name: "gray-6"))
  /// The background of grouped rows.
  public static let secondarySystemGroupedBackground = UIColor(Color(name: "surface"))
  /// The background of content that stands out from grouped rows.
  public static let tertiarySystemBackground = UIColor(
    Color(css: "light-dark(var(--surface),var(--gray-5))")
  )
  public static let tertiarySystemGroupedBackground = UIColor(Color(name: "gray-6"))
  /// The fill of thin and small shapes, followed by those of larger ones.
  public static let systemFill = UIColor(Color.gray.opacity(0.28))
  public static let secondarySystemFill = UIColor(Color.gray.opacity(0.22))
  public static let tertiarySystemFill = UIColor(Color.gray.opacity(0.16))
  public static let quaternarySystemFill = UIColor(Color.gray.opacity(0.1))
  /// The color of links.
  public static let link = UIColor(.accentColor)
  /// The color of controls.
  public static let tintColor = UIColor(.accentColor)
  /// The color of the placeholder in an empty text field.
  public static let placeholderText = UIColor(Color(name: "label-3"))
  /// The color of separators between rows.
  public static let separator = UIColor(Color(name: "line"))
  public static let opaqueSeparator = UIColor(Color(name: "line"))
  public static let black = UIColor(.black)
  public static let white = UIColor(.white)
  public static let clear = UIColor(.clear)
}

extension Color {
  /// Creates a color from one of UIKit's.
  public init(_ color: UIColor) {
    self = color.color
  }

  /// Creates a color from one of UIKit's.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }
}
