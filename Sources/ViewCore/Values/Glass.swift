/// A ground of frosted glass for controls above other content.
///
/// ```swift
/// Label("Saved", systemImage: "checkmark")
///   .padding()
///   .glassEffect(.regular.tint(.green))
/// ```
public struct Glass: Equatable, Sendable {
  /// The share of the glass's own color, in percent, or nil for no glass.
  private var thickness: Int?
  private var tint: Color?
  /// Whether the glass grows while it is pressed.
  private(set) var isInteractive = false

  private init(_ thickness: Int?) {
    self.thickness = thickness
  }

  /// Frosted glass, in front of which texts are legible.
  public static let regular = Glass(55)
  /// Clear glass, for grounds of pictures.
  public static let clear = Glass(15)
  /// No glass.
  public static let identity = Glass(nil)

  /// Sets the color of the glass.
  ///
  /// - Parameter color: The color. `nil` is the glass's own.
  /// - Returns: The glass in the color.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Lets the glass react when it is pressed.
  ///
  /// - Parameter isEnabled: Whether it reacts.
  /// - Returns: The glass.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }

  /// The ground, if there is any.
  var paint: GlassPaint? {
    thickness.map { GlassPaint(thickness: $0, tint: tint) }
  }
}

/// The ground of glass.
struct GlassPaint: ShapeStyle {
  let thickness: Int
  let tint: Color?
}

extension GlassPaint: Paint {
  var css: String {
    "color-mix(in srgb,\(tint?.css ?? "var(--surface)") \(thickness)%,transparent)"
  }
}
