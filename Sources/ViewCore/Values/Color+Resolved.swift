extension Color {
  /// The components of a color in one environment.
  ///
  /// ```swift
  /// @Environment(\.self) private var environment
  ///
  /// let parts = color.resolve(in: environment)
  /// Text("Red: \(parts.red)")
  /// ```
  public struct Resolved: Hashable, Sendable {
    /// The red part in sRGB.
    public var red: Float
    /// The green part in sRGB.
    public var green: Float
    /// The blue part in sRGB.
    public var blue: Float
    /// The opacity, between 0 and 1.
    public var opacity: Float

    /// Creates a color from its components, each between 0 and 1.
    ///
    /// - Parameters:
    ///   - colorSpace: The space of the components. Those beyond sRGB become the nearest ones of it.
    ///   - red: The red part.
    ///   - green: The green part.
    ///   - blue: The blue part.
    ///   - opacity: The opacity.
    public init(
      colorSpace: RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      let color = Color(
        colorSpace,
        red: Double(red),
        green: Double(green),
        blue: Double(blue),
        opacity: Double(opacity)
      )
      self.init(color.components(isDark: false) ?? ColorComponents(red: 0, green: 0, blue: 0))
    }

    /// The red part of the light, between 0 and 1.
    public var linearRed: Float {
      get { Self.decoded(red) }
      set { red = Self.encoded(newValue) }
    }

    /// The green part of the light, between 0 and 1.
    public var linearGreen: Float {
      get { Self.decoded(green) }
      set { green = Self.encoded(newValue) }
    }

    /// The blue part of the light, between 0 and 1.
    public var linearBlue: Float {
      get { Self.decoded(blue) }
      set { blue = Self.encoded(newValue) }
    }

    private static func decoded(_ part: Float) -> Float {
      Float(SRGB.decoded(Double(part)))
    }

    private static func encoded(_ part: Float) -> Float {
      Float(SRGB.encoded(Double(part)))
    }

    fileprivate init(_ parts: ColorComponents) {
      red = Float(parts.red)
      green = Float(parts.green)
      blue = Float(parts.blue)
      opacity = Float(parts.opacity)
    }
  }

  /// Creates a color from its components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red),
      green: Double(resolved.green),
      blue: Double(resolved.blue),
      opacity: Double(resolved.opacity)
    )
  }

  /// The components of the color in an environment, which decides between light and dark.
  ///
  /// Where we differ from SwiftUI: the components of sRGB are between 0 and 1, so those of a color with a wider range are
  /// the nearest ones.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The components.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let isDark = environment.colorScheme == .dark
    return Resolved(components(isDark: isDark) ?? ColorComponents(red: 0, green: 0, blue: 0))
  }
}

extension Color.Resolved: Paint {
  var css: String { Color(self).css }
}
